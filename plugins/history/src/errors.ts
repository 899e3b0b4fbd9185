import { LatchkeyError } from '@latchkey/kernel'

/** Transactions were asked for without saying whose. */
export class HistoryAccountMissingError extends LatchkeyError {
  readonly code = 'HISTORY_ACCOUNT_MISSING'
  override readonly recovery = 'Connect your wallet, then try again.'
  constructor() {
    super("Transactions can't be fetched without an accountAddress")
  }
}

/** Nothing serves the history of this network: no data API, or not for it. */
export class HistoryUnavailableError extends LatchkeyError {
  readonly code = 'HISTORY_UNAVAILABLE'
  override readonly recovery = 'Look at the account in the network’s explorer.'
  constructor(networkId: string) {
    super('The history of this network is not available', { details: { networkId } })
  }
}
