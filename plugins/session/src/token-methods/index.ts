export { type MethodReach, methodReach, type WordCondition, wordOfArgument } from './method-reach'
export {
  type CountedBy,
  isTokenSignature,
  isUnlimitedAmount,
  isUnlimitedTokenAmount,
  type TokenMethod,
  tokenMethods,
} from './token-methods'
