export type { EvmApi, EvmContract, EvmOptions } from './contract'
export type { EvmNetwork } from './networks/index'
export { evm } from './plugin'
