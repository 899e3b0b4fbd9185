export { solanaDevnet } from './solana-devnet'
export { solanaMainnet } from './solana-mainnet'
export type { SolanaNetwork } from './solana-network'
export { solanaTestnet } from './solana-testnet'
