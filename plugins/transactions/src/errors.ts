import { LatchkeyError } from '@latchkey/kernel'

/** No adapter of the page can send transactions in the active namespace. */
export class TransactionsUnsupportedError extends LatchkeyError {
  readonly code = 'TRANSACTIONS_UNSUPPORTED'
  override readonly recovery = 'Choose another network.'
  constructor(namespace: string) {
    super('Unsupported chain', { details: { namespace } })
  }
}

/** The token's contract has other decimals than the page, so the shown amount differs from the signed one. */
export class AmountShownWronglyError extends LatchkeyError {
  readonly code = 'AMOUNT_SHOWN_WRONGLY'
  override readonly recovery =
    'Nothing was sent. Reload the page, and do not send this token if it happens again.'
  constructor() {
    super('The amount was shown wrongly')
  }
}

/** An earlier request is pending in the wallet. Both could be approved. */
export class WalletRequestWaitingError extends LatchkeyError {
  readonly code = 'WALLET_REQUEST_WAITING'
  override readonly recovery =
    'Answer there first. If your wallet shows nothing, or you turned it away there, try again.'
  constructor() {
    super('Already waiting in your wallet')
  }
}

/** Account or network have changed since the request was created. */
export class TargetChangedError extends LatchkeyError {
  readonly code = 'TARGET_CHANGED'
  override readonly recovery = 'Nothing was sent. Go back and start again.'
  constructor() {
    super('Your account or network changed')
  }
}

/** The wallet has not said whether it has sent the transaction. It may be on its way. */
export class TransactionUnknownError extends LatchkeyError {
  readonly code = 'TRANSACTION_UNKNOWN'
  override readonly recovery = 'Look into your wallet first. It may have been sent.'
  constructor(cause?: unknown) {
    super('Your wallet hasn’t said what it did', { cause })
  }
}
