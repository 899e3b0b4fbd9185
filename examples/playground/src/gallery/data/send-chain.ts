import type { NameIssue, NameRecord, SessionApi, TransactionEstimate } from '@latchkey/session/contract'
import { ethereum } from './networks'

export const FRIEND = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const never = (): Promise<never> => new Promise(() => undefined)

/** What the network, the wallet and the names of a state answer. */
export interface SendChain {
  /** The estimated fee. An error: estimating fails. `never`: the network does not respond. */
  readonly fee?: string | Error | 'never'
  readonly rent?: string
  /** Whether the fee is the highest. Default: true. */
  readonly isUpperBound?: boolean
  /** The error with which the wallet rejects the request. */
  readonly wallet?: Error
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

export async function estimateOf({
  fee = '412000000000000',
  rent,
  isUpperBound = true,
}: SendChain): Promise<TransactionEstimate> {
  if (fee === 'never') return never()
  if (fee instanceof Error) throw fee
  const of = (value: string) => ({ value, decimals: 18, symbol: 'ETH' })
  return { fee: of(fee), isUpperBound, ...(rent === undefined ? {} : { rent: of(rent) }) }
}

export function adapterOf({
  name,
  record = 'network',
  issue,
  isUnusual = false,
  isContract = false,
}: SendChain): SessionApi['adapter'] {
  return () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: [ethereum],
    isAddress: (text) => /^0x[\da-f]{40}$/i.test(text),
    capabilities: async () => ({
      addresses: {
        format: (address) => (address.toLowerCase() === FRIEND.toLowerCase() ? FRIEND : address),
        isContract: async () => isContract,
      },
      identity: {
        find: async () => ({}),
        check: async (text) => ({ name: text, isUnusual }),
        async resolve(text, network) {
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
