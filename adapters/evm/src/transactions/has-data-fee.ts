/** Networks whose gas includes everything that is paid: first layers, sidechains and Arbitrum. */
const GAS_PAYS_ALL: readonly number[] = [
  1, // Ethereum
  56, // BNB Smart Chain
  100, // Gnosis
  137, // Polygon
  42_161, // Arbitrum One
  43_114, // Avalanche
  11_155_111, // Sepolia
]

/**
 * Whether a network may take a fee for the data on its first layer in addition to the gas, as OP Mainnet and Base do.
 * Networks that are not known count as such, because most new ones are rollups of that kind.
 */
export const mayHaveDataFee = (chainId: number): boolean => !GAS_PAYS_ALL.includes(chainId)
