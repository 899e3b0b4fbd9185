export type { BlockchainApiRequest, CloudApi, CloudContract } from './contract'
export type { CloudOptions } from './options'
export { cloud } from './plugin'
