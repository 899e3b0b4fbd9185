export {
  type QuotedSwapOrder,
  type SwapOrder,
  type SwapParameters,
  type SwapRequest,
  type SwapsContract,
  type SwapsState,
  swapsContract,
} from './contract'
export { swaps } from './plugin'
