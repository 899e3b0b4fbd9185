import { defineError } from '@latchkey/kernel'

/** No source has the account's balance on this network, or reading it again failed. */
export class BalanceUnavailableError extends defineError('BALANCE_UNAVAILABLE', 'Token Balance Unavailable') {
  constructor(networkId: string) {
    super({ details: { networkId } })
  }
}
