const evm = [1, 10, 56, 100, 137, 8453, 42161, 42220, 43114].map((id) => `eip155:${id}`)
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** The sets of chains that wallets support. */
export const chainSets = {
  evm,
  'evm and test networks': [...evm, 'eip155:11155111', 'eip155:84532'],
  'mainnet only': ['eip155:1'],
  'evm and solana': [...evm, solana],
  everything: [...evm, solana, bitcoin],
  solana: [solana],
  bitcoin: [bitcoin],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ChainSet = keyof typeof chainSets
