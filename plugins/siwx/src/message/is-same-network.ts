import type { NetworkId } from '@latchkey/session/contract'

/** Solana clusters: from the ids of Wallet Standard to the CAIP-2 ids by genesis hash. */
const genesisIds: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])

/** Returns the CAIP-2 id by genesis hash for a Wallet Standard id of a Solana cluster, and any other id unchanged. */
export const genesisNetworkId = (networkId: NetworkId): NetworkId => genesisIds.get(networkId) ?? networkId

/** Whether two ids name the same network. `solana:mainnet` and `solana:5eykt4Us…` (its genesis hash) do. */
export const isSameNetwork = (a: NetworkId, b: NetworkId): boolean =>
  genesisNetworkId(a) === genesisNetworkId(b)
