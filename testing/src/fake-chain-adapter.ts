import type { ChainAdapter, ChainCapabilities, Transactions } from '@latchkey/session/contract'
import { mainnet } from './session-states'

/** What a chain can do, of which a test gives the part that it needs. */
export interface FakeCapabilities extends Omit<ChainCapabilities, 'transactions'> {
  /** Methods that are missing here reject. */
  readonly transactions?: Partial<Transactions>
}

/**
 * A fake of a chain adapter, for `adapter` of the fake session. It takes every text for an address.
 * @param capabilities what the chain can do. Default: nothing
 * @param parts overrides the other parts of the adapter. Default: an adapter of `eip155` with `mainnet`
 * @example
 * const chain = createFakeChainAdapter({ balance: { native: async () => ({ value: '1', decimals: 18, symbol: 'ETH' }) } })
 * const session = createFakeSession({ state: connectedState(), api: { adapter: () => chain } })
 */
export function createFakeChainAdapter(
  { transactions, ...capabilities }: FakeCapabilities = {},
  parts: Partial<ChainAdapter> = {},
): ChainAdapter {
  const all: ChainCapabilities = transactions
    ? { ...capabilities, transactions: { ...noTransactions, ...transactions } }
    : capabilities
  return {
    id: 'evm',
    namespace: 'eip155',
    networks: [mainnet],
    isAddress: () => true,
    capabilities: async () => all,
    ...parts,
  }
}

const noTransactions: Transactions = {
  estimate: () => notFaked('estimate'),
  send: () => notFaked('send'),
  wait: () => notFaked('wait'),
  observe: () => notFaked('observe'),
}

async function notFaked(method: string): Promise<never> {
  throw new Error(`The fake chain adapter has no '${method}'; pass one in 'transactions'.`)
}
