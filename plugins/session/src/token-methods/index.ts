export { allowanceInAll } from './allowance-in-all'
export { countedToken, limitedToken } from './counted-token'
export { isTokenSignature } from './is-token-signature'
export { type MethodReach, methodReach, type WordCondition, wordOfArgument } from './method-reach'
export { type CountedBy, type TokenMethod, tokenMethods } from './token-methods'
export {
  type AskToken,
  readSupplies,
  readTokenStandard,
  type SupplyOf,
  type TokenStandard,
} from './token-standard'
export { isUnlimitedAmount, isUnlimitedTokenAmount } from './unlimited-amount'
