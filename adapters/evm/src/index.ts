export type { EvmApi, EvmContract } from './contract'
export type { EvmNetwork } from './networks/index'
export type { EvmOptions } from './options'
export { evm } from './plugin'
