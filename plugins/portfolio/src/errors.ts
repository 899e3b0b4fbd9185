import { LatchkeyError } from '@latchkey/kernel'

/** No source has the account's balance on this network, or it could not be read again. */
export class BalanceUnavailableError extends LatchkeyError {
  readonly code = 'BALANCE_UNAVAILABLE'
  constructor(networkId: string) {
    super('Token Balance Unavailable', { details: { networkId } })
  }
}
