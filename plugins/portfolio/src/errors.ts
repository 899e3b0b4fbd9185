import { LatchkeyError } from '@latchkey/kernel'

/** Nobody can say what the account has on this network. */
export class BalanceUnavailableError extends LatchkeyError {
  readonly code = 'BALANCE_UNAVAILABLE'
  constructor(networkId: string) {
    super('Token Balance Unavailable', { details: { networkId } })
  }
}
