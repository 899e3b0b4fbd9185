import type { NetworkId } from '@latchkey/session/contract'

/** The names that Wallet Standard gives to the clusters of Solana, and their CAIP-2 ids by genesis hash. */
const genesisIds: ReadonlyMap<string, NetworkId> = /* @__PURE__ */ new Map([
  ['solana:mainnet', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  ['solana:testnet', 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
  ['solana:devnet', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
])

/** The id by genesis hash of a cluster that has a name; every other id as it is. */
export const genesisNetworkId = (networkId: NetworkId): NetworkId => genesisIds.get(networkId) ?? networkId

/** Whether two CAIP-2 ids mean one network: `solana:mainnet` is the network of the genesis hash `5eykt4Us…`. */
export const isSameNetwork = (a: NetworkId, b: NetworkId): boolean =>
  genesisNetworkId(a) === genesisNetworkId(b)
