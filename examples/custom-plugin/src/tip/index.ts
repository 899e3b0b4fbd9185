export { type Tip, type TipContract, type TipReceipt, tipContract } from './contract'
export { TipFailedError } from './errors'
export { type TipOptions, tip } from './plugin'
