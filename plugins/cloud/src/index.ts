export { type CloudContract, cloudContract } from './contract'
export { cloud } from './plugin'
