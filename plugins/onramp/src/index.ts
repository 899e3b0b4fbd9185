export type { OnrampOptions } from './contract'
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
export { onramp } from './plugin'
