import { LatchkeyError } from '@latchkey/kernel'
import type { PaymentFailure, PaymentReceipt } from './contract'

/** Wrong options, which only the page can fix. */
abstract class PaymentOptionsError extends LatchkeyError {
  override readonly category: string = 'configuration'
  override readonly recovery = 'Tell the site that this payment cannot be made.'
  /** @param part the option, for developers */
  constructor(message: string, part: string) {
    super(message, { details: { part } })
  }
}

/** An option is missing or contradicts another one. */
export class PaymentConfigError extends PaymentOptionsError {
  readonly code = 'INVALID_PAYMENT_CONFIG'
  constructor(part: string) {
    super('Invalid payment configuration', part)
  }
}

/** No recipient was named. */
export class PaymentRecipientError extends PaymentOptionsError {
  readonly code = 'INVALID_RECIPIENT'
  constructor() {
    super('Invalid recipient address', 'recipient')
  }
}

/** The asset cannot be used for payments. */
export class PaymentAssetError extends PaymentOptionsError {
  readonly code = 'INVALID_ASSET'
  constructor(part: string) {
    super('Invalid asset specified', part)
  }
}

/** The amount is not a positive amount of the asset. */
export class PaymentAmountError extends PaymentOptionsError {
  readonly code = 'INVALID_AMOUNT'
  constructor() {
    super('Invalid payment amount', 'amount')
  }
}

/** The recipient is not an address of the asset's network. */
export class PaymentRecipientForAssetError extends PaymentOptionsError {
  readonly code = 'INVALID_RECIPIENT_ADDRESS_FOR_ASSET'
  constructor() {
    super('Invalid recipient address for the asset selected', 'recipient')
  }
}

/** The page has no adapter for the asset's network. */
export class PaymentNamespaceError extends PaymentOptionsError {
  readonly code = 'INVALID_CHAIN_NAMESPACE'
  constructor(namespace: string) {
    super('Invalid chain namespace', namespace)
  }
}

/** Another payment is open or pending. */
export class PaymentInProgressError extends LatchkeyError {
  readonly code = 'PAYMENT_IN_PROGRESS'
  override readonly recovery = 'Finish the payment that is open first.'
  constructor() {
    super('Another payment is open')
  }
}

/** Account or network have changed since they were shown. */
export class PaymentTargetChangedError extends LatchkeyError {
  readonly code = 'PAYMENT_TARGET_CHANGED'
  override readonly recovery = 'Nothing was paid. Go back and look at the payment again.'
  constructor() {
    super('Your account or network changed')
  }
}

/** A submitted payment failed, or did not end in time. */
export class PaymentFailedError extends LatchkeyError {
  readonly code = 'GENERIC_PAYMENT_ERROR'
  override readonly recovery = 'Look at the transaction before you pay again.'
  /** `undecided`: it may still arrive; the receipt, if there is one, has what to look up. `timed-out`: nothing was paid. */
  readonly failure: PaymentFailure
  /** Undefined if nothing was submitted, or the wallet has not said whether it has sent something. */
  readonly receipt: PaymentReceipt | undefined
  constructor(failure: PaymentFailure, receipt?: PaymentReceipt) {
    super('Unable to process payment', { details: { failure } })
    this.failure = failure
    this.receipt = receipt
  }
}

/** The chain has the payment, and less arrived than was ordered: the token keeps a part, or gives it to somebody else. */
export class PaymentUnderpaidError extends LatchkeyError {
  readonly code = 'UNDERPAID'
  override readonly recovery = 'Look at the transaction, and ask the site before you pay again.'
  readonly failure = 'arrived-less'
  readonly receipt: PaymentReceipt
  constructor(receipt: PaymentReceipt) {
    super('Less arrived than was to be paid')
    this.receipt = receipt
  }
}

/** The chain has the payment, and nothing arrived: the token has moved nothing, or to somebody else. */
export class PaymentNotArrivedError extends LatchkeyError {
  readonly code = 'NOT_ARRIVED'
  override readonly recovery = 'Look at the transaction, and ask the site before you pay again.'
  readonly failure = 'not-arrived'
  readonly receipt: PaymentReceipt
  constructor(receipt: PaymentReceipt) {
    super('Nothing arrived')
    this.receipt = receipt
  }
}

/** Nobody could tell afterwards whether this account has paid: its native currency moves in no log. */
export class PaymentUnprovableError extends LatchkeyError {
  readonly code = 'PAYMENT_UNPROVABLE'
  override readonly recovery = 'Nothing was paid. Pay with another account.'
  constructor() {
    super('A payment from this account can’t be checked on this network')
  }
}

/** Any other error, as the cause. */
export class PaymentUnknownError extends LatchkeyError {
  readonly code = 'UNKNOWN_ERROR'
  override readonly recovery = 'Try again.'
  constructor(cause: unknown) {
    super('Unknown payment error occurred', { cause })
  }
}

/** A wallet was asked and may still send the payment. Another way could pay it twice. */
export class PaymentUnsettledError extends LatchkeyError {
  readonly code = 'PAYMENT_UNSETTLED'
  override readonly recovery = 'Look there first. Paying another way could pay it twice.'
  constructor() {
    super('Your wallet may still send this payment')
  }
}

/** The wallet cannot send it, or the browser blocked the exchange's window. */
export class PaymentNotStartedError extends LatchkeyError {
  readonly code = 'UNABLE_TO_INITIATE_PAYMENT'
  override readonly recovery = 'Allow windows for this page, or pay another way.'
  constructor(cause?: unknown) {
    super('Unable to initiate payment', { cause })
  }
}

/** The list of exchanges could not be read. */
export class ExchangesUnavailableError extends LatchkeyError {
  readonly code = 'UNABLE_TO_GET_EXCHANGES'
  override readonly recovery = 'Try again, or pay with a wallet.'
  constructor(cause: unknown) {
    super('Unable to get exchanges', { cause })
  }
}

/** The exchange does not have this asset. */
export class ExchangeAssetError extends LatchkeyError {
  readonly code = 'ASSET_NOT_SUPPORTED'
  override readonly recovery = 'Pay with a wallet or another exchange.'
  constructor(cause?: unknown) {
    super('Asset not supported by the selected exchange', { cause })
  }
}

/** The exchange returned no page to pay on. */
export class PayUrlError extends LatchkeyError {
  readonly code = 'UNABLE_TO_GET_PAY_URL'
  override readonly recovery = 'Try again, or pay with a wallet.'
  constructor(cause?: unknown) {
    super('Unable to get payment URL', { cause })
  }
}

/** The exchange does not report the payment's status. */
export class BuyStatusError extends LatchkeyError {
  readonly code = 'UNABLE_TO_GET_BUY_STATUS'
  override readonly recovery = 'Look at the exchange whether it was paid.'
  constructor(cause: unknown) {
    super('Unable to get buy status', { cause })
  }
}
