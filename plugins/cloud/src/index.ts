export type { CloudApi, CloudContract, DataRequest } from './contract'
export type { CloudOptions } from './options'
export { cloud } from './plugin'
