// Shared code for the views of plugins that add methods to connect. Only lazily loaded code may import it.

export { withConsent } from '../consent/with-consent'
export { useFinishMethod, useOtherMethods } from '../methods/use-finish-method'
