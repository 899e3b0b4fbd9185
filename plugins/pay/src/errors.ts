import { defineError } from '@latchkey/kernel'
import type { PaymentFailure, PaymentReceipt } from './contract'

/** For wrong options, which only the page can fix. `details.part` names the option for developers. */
const TELL_THE_SITE = 'Tell the site that this payment cannot be made.'

/** An option is missing or contradicts another one. */
export class PaymentConfigError extends defineError(
  'INVALID_PAYMENT_CONFIG',
  'Invalid payment configuration',
  TELL_THE_SITE,
  'configuration',
) {
  constructor(part: string) {
    super({ details: { part } })
  }
}

/** No recipient was named. */
export class PaymentRecipientError extends defineError(
  'INVALID_RECIPIENT',
  'Invalid recipient address',
  TELL_THE_SITE,
  'configuration',
) {
  constructor() {
    super({ details: { part: 'recipient' } })
  }
}

/** The asset cannot be used for payments. */
export class PaymentAssetError extends defineError(
  'INVALID_ASSET',
  'Invalid asset specified',
  TELL_THE_SITE,
  'configuration',
) {
  constructor(part: string) {
    super({ details: { part } })
  }
}

/** The amount is not a positive amount of the asset. */
export class PaymentAmountError extends defineError(
  'INVALID_AMOUNT',
  'Invalid payment amount',
  TELL_THE_SITE,
  'configuration',
) {
  constructor() {
    super({ details: { part: 'amount' } })
  }
}

/** The recipient is not an address of the asset's network. */
export class PaymentRecipientForAssetError extends defineError(
  'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
  'Invalid recipient address for the asset selected',
  TELL_THE_SITE,
  'configuration',
) {
  constructor() {
    super({ details: { part: 'recipient' } })
  }
}

/** The page has no adapter for the asset's network. */
export class PaymentNamespaceError extends defineError(
  'INVALID_CHAIN_NAMESPACE',
  'Invalid chain namespace',
  TELL_THE_SITE,
  'configuration',
) {
  constructor(namespace: string) {
    super({ details: { part: namespace } })
  }
}

/** Another payment is open or pending. */
export class PaymentInProgressError extends defineError(
  'PAYMENT_IN_PROGRESS',
  'Another payment is open',
  'Finish the payment that is open first.',
) {}

/** Account or network have changed since they were shown. */
export class PaymentTargetChangedError extends defineError(
  'PAYMENT_TARGET_CHANGED',
  'Your account or network changed',
  'Nothing was paid. Go back and look at the payment again.',
) {}

/** A submitted payment failed, or did not end in time. */
export class PaymentFailedError extends defineError(
  'GENERIC_PAYMENT_ERROR',
  'Unable to process payment',
  'Look at the transaction before you pay again.',
) {
  /** `undecided`: it may still arrive; the receipt, if there is one, has what to look up. `timed-out`: nothing was paid. */
  readonly failure: PaymentFailure
  /** Undefined if nothing was submitted, or the wallet has not said whether it has sent something. */
  readonly receipt: PaymentReceipt | undefined
  constructor(failure: PaymentFailure, receipt?: PaymentReceipt) {
    super({ details: { failure } })
    this.failure = failure
    this.receipt = receipt
  }
}

/** The chain has the payment, and less arrived than was ordered: the token keeps a part, or gives it to somebody else. */
export class PaymentUnderpaidError extends defineError(
  'UNDERPAID',
  'Less arrived than was to be paid',
  'Look at the transaction, and ask the site before you pay again.',
) {
  readonly failure = 'arrived-less'
  readonly receipt: PaymentReceipt
  constructor(receipt: PaymentReceipt) {
    super()
    this.receipt = receipt
  }
}

/** The chain has the payment, and nothing arrived: the token has moved nothing, or to somebody else. */
export class PaymentNotArrivedError extends defineError(
  'NOT_ARRIVED',
  'Nothing arrived',
  'Look at the transaction, and ask the site before you pay again.',
) {
  readonly failure = 'not-arrived'
  readonly receipt: PaymentReceipt
  constructor(receipt: PaymentReceipt) {
    super()
    this.receipt = receipt
  }
}

/** Nobody could tell afterwards whether this account has paid: its native currency moves in no log. */
export class PaymentUnprovableError extends defineError(
  'PAYMENT_UNPROVABLE',
  'A payment from this account can’t be checked on this network',
  'Nothing was paid. Pay with another account.',
) {}

/** Any other error, as the cause. */
export class PaymentUnknownError extends defineError(
  'UNKNOWN_ERROR',
  'Unknown payment error occurred',
  'Try again.',
) {}

/** A wallet was asked and may still send the payment. Another way could pay it twice. */
export class PaymentUnsettledError extends defineError(
  'PAYMENT_UNSETTLED',
  'Your wallet may still send this payment',
  'Look there first. Paying another way could pay it twice.',
) {}

/** The payment is over, or the browser blocked the exchange's window. */
export class PaymentNotStartedError extends defineError(
  'UNABLE_TO_INITIATE_PAYMENT',
  'Unable to initiate payment',
  'Allow windows for this page, or pay another way.',
) {}

/** The list of exchanges could not be read. */
export class ExchangesUnavailableError extends defineError(
  'UNABLE_TO_GET_EXCHANGES',
  'Unable to get exchanges',
  'Try again, or pay with a wallet.',
) {}

/** The exchange does not have this asset. */
export class ExchangeAssetError extends defineError(
  'ASSET_NOT_SUPPORTED',
  'Asset not supported by the selected exchange',
  'Pay with a wallet or another exchange.',
) {}

/** The exchange returned no page to pay on. */
export class PayUrlError extends defineError(
  'UNABLE_TO_GET_PAY_URL',
  'Unable to get payment URL',
  'Try again, or pay with a wallet.',
) {}

/** The exchange does not report the payment's status. */
export class BuyStatusError extends defineError(
  'UNABLE_TO_GET_BUY_STATUS',
  'Unable to get buy status',
  'Look at the exchange whether it was paid.',
) {}
