export {
  type SendContract,
  type SendParameters,
  type SendRequest,
  type SendState,
  sendContract,
} from './contract'
export { send } from './plugin'
