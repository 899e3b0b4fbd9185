export {
  type ExchangeReceipt,
  type PayContract,
  type PaymentAsset,
  type PaymentOptions,
  type PaymentReceipt,
  type PayState,
  payContract,
  type WalletReceipt,
} from './contract'
export { pay } from './plugin'
