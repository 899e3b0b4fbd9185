export {
  type SendContract,
  type SendParameters,
  type SendRequest,
  type SendState,
  sendContract,
} from './contract'
export { SendTargetChangedError, SendUnsupportedError } from './errors'
export { send } from './plugin'
