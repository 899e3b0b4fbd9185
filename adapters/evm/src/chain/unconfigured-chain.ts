import type { NetworkId } from '@latchkey/session/contract'
import { BaseError, type Chain } from 'viem'
import { NetworkNotFoundError } from '../errors'
import { chainIdOf } from './chain-id'

/**
 * The chain of a client whose wallet is on a network that the host did not configure: messages are signed, transactions
 * are refused before the wallet is asked. A host that means it gives a transaction its own `chain`.
 */
export function unconfiguredChain(networkId: NetworkId | undefined): Chain {
  return {
    id: networkId === undefined ? Number.NaN : chainIdOf(networkId),
    name: networkId ?? 'unknown',
    nativeCurrency: { name: '', symbol: '', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    formatters: {
      transactionRequest: {
        type: 'transactionRequest',
        format() {
          const cause = new NetworkNotFoundError(networkId)
          // viem reads its own fields of whatever is thrown here.
          throw new BaseError(cause.message, { cause })
        },
      },
    },
  }
}
