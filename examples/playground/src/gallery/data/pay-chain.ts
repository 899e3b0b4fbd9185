import type { SentTransaction, SessionApi, TransactionEstimate } from '@latchkey/session/contract'
import { ethereum } from './networks'
import { ADDRESS } from './sessions'

export const HASH = `0x${'9a'.repeat(32)}`

/** What the wallet of a state sends. */
export const sent: SentTransaction = {
  type: 'transaction',
  id: HASH,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'only',
}

const never = (): Promise<never> => new Promise(() => undefined)

/** What the network and the wallet of a state answer. */
export interface PayChain {
  /** An error: estimating fails. `never`: the network does not respond. Default: a fee. */
  readonly fee?: Error | 'never'
  /** What the wallet answers to each request in turn. It does not answer further ones. */
  readonly wallet?: readonly (Error | 'sends')[]
}

export function adapterOf({ fee, wallet = [] }: PayChain): SessionApi['adapter'] {
  const answers = [...wallet]
  return () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: [ethereum],
    isAddress: () => true,
    capabilities: async () => ({
      transactions: {
        async estimate(): Promise<TransactionEstimate> {
          if (fee === 'never') return never()
          if (fee instanceof Error) throw fee
          return { fee: { value: '412000000000000', decimals: 18, symbol: 'ETH' } }
        },
        async send() {
          const answer = answers.shift()
          if (answer instanceof Error) throw answer
          return answer === 'sends' ? sent : never()
        },
        observe: async () => async () => ({ status: 'pending' }),
        wait: never,
        cursor: async () => ({ position: '7', block: '1' }),
        since: async () => ({ hasMoved: false, sent: [] }),
      },
    }),
  })
}
