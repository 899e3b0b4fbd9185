export {
  type OnrampContract,
  type OnrampProvider,
  type OnrampRequest,
  type OnrampState,
  onrampContract,
  type PaymentCurrency,
  type PaymentMethodLimit,
  type Purchase,
  type PurchaseToken,
} from './contract'
export { type MeldOptions, meld } from './meld'
export type { OnrampOptions } from './options'
export { onramp } from './plugin'
