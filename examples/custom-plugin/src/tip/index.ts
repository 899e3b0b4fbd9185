export { type Tip, type TipContract, type TipResult, tipContract } from './contract'
export { type TipOptions, tip } from './plugin'
