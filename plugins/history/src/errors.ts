import { LatchkeyError } from '@latchkey/kernel'

/** Transactions were requested without an account. */
export class HistoryAccountMissingError extends LatchkeyError {
  readonly code = 'HISTORY_ACCOUNT_MISSING'
  override readonly recovery = 'Connect your wallet, then try again.'
  constructor() {
    super("Transactions can't be fetched without an accountAddress")
  }
}

/** No service has the history of this network: there is no data API, or it does not support the network. */
export class HistoryUnavailableError extends LatchkeyError {
  readonly code = 'HISTORY_UNAVAILABLE'
  override readonly recovery = 'Look at the account in the network’s explorer.'
  constructor(networkId: string) {
    super('The history of this network is not available', { details: { networkId } })
  }
}
