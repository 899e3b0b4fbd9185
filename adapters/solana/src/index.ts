export type { SolanaApi, SolanaContract, SolanaOptions, StandardWallet } from './contract'
export type { SolanaNetwork } from './networks/index'
export { solana } from './plugin'
