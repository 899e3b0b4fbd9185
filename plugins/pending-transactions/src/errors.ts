import { LatchkeyError } from '@latchkey/kernel'

/** No adapter of this page sends transactions for the active namespace. */
export class TransactionsUnsupportedError extends LatchkeyError {
  readonly code = 'TRANSACTIONS_UNSUPPORTED'
  override readonly recovery = 'Choose another network.'
  constructor(namespace: string) {
    super('Unsupported chain', { details: { namespace } })
  }
}

/** The token has other decimals than the page was told, so that the amount that was shown is not the one to be signed. */
export class AmountShownWronglyError extends LatchkeyError {
  readonly code = 'AMOUNT_SHOWN_WRONGLY'
  override readonly recovery =
    'Nothing was sent. Reload the page, and do not send this token if it happens again.'
  constructor() {
    super('The amount was shown wrongly')
  }
}

/** The wallet has not answered an earlier request. Another beside it could be approved as well. */
export class WalletRequestWaitingError extends LatchkeyError {
  readonly code = 'WALLET_REQUEST_WAITING'
  override readonly recovery =
    'Answer there first. If your wallet shows nothing, or you turned it away there, try again.'
  constructor() {
    super('Already waiting in your wallet')
  }
}

/** The account or the network is no longer the one that the request was made for. */
export class TargetChangedError extends LatchkeyError {
  readonly code = 'TARGET_CHANGED'
  override readonly recovery = 'Nothing was sent. Go back and start again.'
  constructor() {
    super('Your account or network changed')
  }
}
