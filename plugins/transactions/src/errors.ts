import { defineError } from '@latchkey/kernel'

/** No adapter of the page can send transactions in the active namespace. */
export class TransactionsUnsupportedError extends defineError(
  'TRANSACTIONS_UNSUPPORTED',
  'Unsupported chain',
  'Choose another network.',
) {
  override readonly nothingSent = true
  constructor(namespace: string) {
    super({ details: { namespace } })
  }
}

/** The token's contract has other decimals than the page, so the shown amount differs from the signed one. */
export class AmountShownWronglyError extends defineError(
  'AMOUNT_SHOWN_WRONGLY',
  'The amount was shown wrongly',
  'Nothing was sent. Reload the page, and don’t send this token if it happens again.',
) {
  override readonly nothingSent = true
}

/** An earlier request is pending in the wallet. Both could be approved. */
export class WalletRequestWaitingError extends defineError(
  'WALLET_REQUEST_WAITING',
  'Already waiting in your wallet',
  'Answer there first. If your wallet shows nothing, or you declined, try again.',
) {
  override readonly nothingSent = true
}

/** Account or network have changed since the request was created. */
export class TargetChangedError extends defineError(
  'TARGET_CHANGED',
  'Your account or network changed',
  'Nothing was sent. Go back and try again.',
) {
  override readonly nothingSent = true
}

/** The wallet has not said whether it has sent the transaction. It may be on its way. */
export class TransactionUnknownError extends defineError(
  'TRANSACTION_UNKNOWN',
  'Your wallet hasn’t said what it did',
  'Check your wallet first. It may have been sent.',
) {}
