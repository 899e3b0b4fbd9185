export type { SolanaApi, SolanaContract, StandardWallet } from './contract'
export type { SolanaNetwork } from './networks/solana-network'
export type { SolanaOptions } from './options'
export { solana } from './plugin'
