export {
  type AskedPayment,
  type ReceiveArgs,
  type ReceiveContract,
  type ReceiveDraft,
  type ReceiveState,
  type ReceiveViews,
  receiveContract,
} from './contract'
export { receive } from './plugin'
