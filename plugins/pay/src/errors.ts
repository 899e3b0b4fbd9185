import { defineError } from '@latchkey/kernel'
import type { PaymentFailure, PaymentReceipt } from './contract'

/** For wrong options, which only the page can fix. `details.part` names the option for developers. */
const CONTACT_SUPPORT = 'Contact this site’s support.'

/** An option is missing or contradicts another one. */
export class PaymentConfigError extends defineError(
  'INVALID_PAYMENT_CONFIG',
  'Invalid payment configuration',
  CONTACT_SUPPORT,
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
  CONTACT_SUPPORT,
  'configuration',
) {
  constructor() {
    super({ details: { part: 'recipient' } })
  }
}

/** The asset cannot be used for payments. */
export class PaymentAssetError extends defineError(
  'INVALID_ASSET',
  'Invalid token',
  CONTACT_SUPPORT,
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
  CONTACT_SUPPORT,
  'configuration',
) {
  constructor() {
    super({ details: { part: 'amount' } })
  }
}

/** The recipient is not an address of the asset's network. */
export class PaymentRecipientForAssetError extends defineError(
  'INVALID_RECIPIENT_ADDRESS_FOR_ASSET',
  'Invalid recipient address for this token',
  CONTACT_SUPPORT,
  'configuration',
) {
  constructor() {
    super({ details: { part: 'recipient' } })
  }
}

/** The page has no adapter for the asset's network. */
export class PaymentNamespaceError extends defineError(
  'INVALID_CHAIN_NAMESPACE',
  'Invalid network',
  CONTACT_SUPPORT,
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
  'Finish the payment that’s open first.',
) {}

/** Account or network have changed since they were shown. */
export class PaymentTargetChangedError extends defineError(
  'PAYMENT_TARGET_CHANGED',
  'Your account or network changed',
  'Nothing was paid. Go back and check the payment again.',
) {}

/** A submitted payment failed, or did not end in time. */
export class PaymentFailedError extends defineError(
  'GENERIC_PAYMENT_ERROR',
  'Couldn’t make the payment',
  'Check the transaction before you pay again.',
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
  'Less arrived than was due',
  'Check the transaction, and ask the site before you pay again.',
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
  'Check the transaction, and ask the site before you pay again.',
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
  'Something went wrong with the payment',
  'Try again.',
) {}

/** A wallet was asked and may still send the payment. Another way could pay it twice. */
export class PaymentUnsettledError extends defineError(
  'PAYMENT_UNSETTLED',
  'Your wallet may still send this payment',
  'Check your wallet first. If you pay another way, you may pay twice.',
) {}

/** The payment is over, or the browser blocked the exchange's window. */
export class PaymentNotStartedError extends defineError(
  'UNABLE_TO_INITIATE_PAYMENT',
  'Couldn’t start the payment',
  'Allow windows for this page, or pay another way.',
) {}

/** The list of exchanges could not be read. */
export class ExchangesUnavailableError extends defineError(
  'UNABLE_TO_GET_EXCHANGES',
  'Couldn’t load exchanges',
  'Try again, or pay with a wallet.',
) {}

/** The exchange does not have this asset. */
export class ExchangeAssetError extends defineError(
  'ASSET_NOT_SUPPORTED',
  'This exchange doesn’t support this token',
  'Pay with a wallet or another exchange.',
) {}

/** The exchange returned no page to pay on. */
export class PayUrlError extends defineError(
  'UNABLE_TO_GET_PAY_URL',
  'Couldn’t open the exchange',
  'Try again, or pay with a wallet.',
) {}

/** The exchange does not report the payment's status. */
export class BuyStatusError extends defineError(
  'UNABLE_TO_GET_BUY_STATUS',
  'Couldn’t check the payment',
  'Check on the exchange whether it was paid.',
) {}
