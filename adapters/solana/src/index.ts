export type { SolanaApi, SolanaContract, StandardWallet } from './contract'
export type { SolanaNetwork } from './networks/index'
export type { SolanaOptions } from './options'
export { solana } from './plugin'
