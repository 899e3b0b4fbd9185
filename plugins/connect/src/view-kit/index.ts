// What the views of methods to connect share: `@latchkey/connect/view-kit`. Only lazily loaded code imports it.

export { withConsent } from '../consent/with-consent'
export { useFinishMethod, useOtherMethods } from '../methods/use-finish-method'
