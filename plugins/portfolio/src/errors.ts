import { LatchkeyError } from '@latchkey/kernel'

/** No source has the account's balance on this network, or reading it again failed. */
export class BalanceUnavailableError extends LatchkeyError {
  readonly code = 'BALANCE_UNAVAILABLE'
  constructor(networkId: string) {
    super('Token Balance Unavailable', { details: { networkId } })
  }
}
