// What the views of other plugins need of this wallet: `@latchkey/embedded-wallet/view-kit`. Only lazily loaded code imports it.

export { sendsTransaction } from '../connection/sending-methods'
export { canRetryLogin } from '../login/can-retry-login'
export { codePauseLeftMs } from '../login/code-pause'
