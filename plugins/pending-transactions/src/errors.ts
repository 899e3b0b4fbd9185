import { LatchkeyError } from '@latchkey/kernel'

/** No adapter of this page sends transactions for the active namespace. */
export class TransactionsUnsupportedError extends LatchkeyError {
  readonly code = 'TRANSACTIONS_UNSUPPORTED'
  override readonly recovery = 'Choose another network.'
  constructor(namespace: string) {
    super('Unsupported chain', { details: { namespace } })
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
