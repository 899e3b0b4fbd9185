import { defineError } from '@latchkey/kernel'

/** Transactions were requested without an account. */
export class HistoryAccountMissingError extends defineError(
  'HISTORY_ACCOUNT_MISSING',
  "Transactions can't be fetched without an accountAddress",
  'Connect your wallet, then try again.',
) {}

/** No service has the history of this network: there is no data API, or it does not support the network. */
export class HistoryUnavailableError extends defineError(
  'HISTORY_UNAVAILABLE',
  'History isn’t available on this network',
  'See your account on the network’s explorer.',
) {
  constructor(networkId: string) {
    super({ details: { networkId } })
  }
}
