export {
  type QuotedSwapOrder,
  type SwapConcern,
  type SwapOrder,
  type SwapParameters,
  type SwapRequest,
  type SwapsContract,
  type SwapsState,
  swapsContract,
} from './contract'
export type { SwapFunction, SwapRouter, SwapRouters, SwapsOptions } from './options'
export { swaps } from './plugin'
