export { allowanceInAll, isUnlimitedAmount, isUnlimitedTokenAmount } from './allowances'
export { isTokenSignature } from './is-token-signature'
export {
  countedToken,
  isReadable,
  limitedToken,
  type MethodReach,
  methodReach,
  type WordCondition,
  wordOfArgument,
} from './method-reach'
export { type CountedBy, type TokenMethod, tokenMethods } from './token-methods'
export {
  type AskToken,
  readSupplies,
  readTokenStandard,
  type SupplyOf,
  type TokenStandard,
} from './token-standard'
