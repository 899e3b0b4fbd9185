export { isTokenSignature } from './is-token-signature'
export { type MethodReach, methodReach, type WordCondition, wordOfArgument } from './method-reach'
export { type CountedBy, type TokenMethod, tokenMethods } from './token-methods'
export { isUnlimitedAmount, isUnlimitedTokenAmount } from './unlimited-amount'
