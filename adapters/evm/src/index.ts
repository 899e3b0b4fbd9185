export type { EvmApi, EvmContract } from './contract'
export type { EvmNetwork } from './networks/evm-network'
export type { EvmOptions } from './options'
export { evm } from './plugin'
