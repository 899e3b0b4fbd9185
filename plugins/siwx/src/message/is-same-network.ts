/** The names that Wallet Standard gives to the clusters of Solana, and their CAIP-2 ids by genesis hash. */
const genesisIds: Readonly<Record<string, string>> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
}

const genesisId = (networkId: string): string =>
  Object.hasOwn(genesisIds, networkId) ? (genesisIds[networkId] ?? networkId) : networkId

/** Whether two CAIP-2 ids mean one network: `solana:mainnet` is the network of the genesis hash `5eykt4Us…`. */
export const isSameNetwork = (a: string, b: string): boolean => genesisId(a) === genesisId(b)
