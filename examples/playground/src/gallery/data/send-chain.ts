import type {
  NameIssue,
  NameRecord,
  SentTransaction,
  SessionApi,
  TransactionEstimate,
  Transactions,
} from '@latchkey/session/contract'
import { ethereum } from './networks'
import { ADDRESS } from './sessions'

export const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** What the wallet of a state sends. */
export const sent: SentTransaction = {
  type: 'transaction',
  id: `0x${'5e'.repeat(32)}`,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'only',
}

const never = (): Promise<never> => new Promise(() => undefined)

/** What the network, the wallet and the names of a state answer. */
export interface SendChain {
  /** The estimated fee. An error: estimating fails. `never`: the network does not respond. */
  readonly fee?: string | Error | 'never'
  readonly rent?: string
  /** Whether the fee is the highest. Default: true. */
  readonly isUpperBound?: boolean
  /** What the wallet answers to each request in turn. It does not answer further ones. */
  readonly wallet?: readonly (Error | 'sends' | 'never')[]
  /** Whether the network still knows what the wallet has sent. Default: true. */
  readonly isKnown?: boolean
  /** The address of the entered name. An error: resolving fails. `never`: it stays pending. */
  readonly name?: string | Error | 'never'
  /** The record that has the address of the name. Default: that of the network. */
  readonly record?: NameRecord
  /** Why the name leads nowhere. Default, without an address: nobody has it. */
  readonly issue?: NameIssue
  /** Whether the receiver is a contract. */
  readonly isContract?: boolean
  /** Whether the name has letters that can be mistaken for others. */
  readonly isUnusual?: boolean
}

async function estimateOf({
  fee = '412000000000000',
  rent,
  isUpperBound = true,
}: SendChain): Promise<TransactionEstimate> {
  if (fee === 'never') return never()
  if (fee instanceof Error) throw fee
  const of = (value: string) => ({ value, decimals: 18, symbol: 'ETH' })
  return { fee: of(fee), isUpperBound, ...(rent === undefined ? {} : { rent: of(rent) }) }
}

function transactionsOf(chain: SendChain): Transactions {
  const answers = [...(chain.wallet ?? [])]
  return {
    estimate: () => estimateOf(chain),
    async send() {
      const answer = answers.shift() ?? 'never'
      if (answer instanceof Error) throw answer
      return answer === 'never' ? never() : sent
    },
    observe: async () => async () => ({ status: chain.isKnown === false ? 'dropped' : 'pending' }),
    wait: never,
    cursor: async () => ({ position: '7', block: '1' }),
    since: async () => ({ hasMoved: false, sent: [] }),
  }
}

export function adapterOf(chain: SendChain): SessionApi['adapter'] {
  const { record = 'network', issue, isUnusual = false, isContract = false } = chain
  const transactions = transactionsOf(chain)
  return () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: [ethereum],
    isAddress: (text) => /^0x[\da-f]{40}$/i.test(text),
    capabilities: async () => ({
      transactions,
      addresses: {
        format: (address) => (address.toLowerCase() === FRIEND.toLowerCase() ? FRIEND : address),
        isContract: async () => isContract,
      },
      identity: {
        find: async () => ({}),
        check: async (text) => ({ name: text, isUnusual }),
        async resolve(text, network) {
          // A state changes what the chain says while the view is shown.
          const { name } = chain
          if (name instanceof Error) throw name
          if (name === 'never') return never()
          const { id: networkId } = network
          if (name === undefined || issue !== undefined) return { issue: issue ?? 'unregistered', networkId }
          return { address: name, name: text.trim().toLowerCase(), record, networkId }
        },
      },
    }),
  })
}
