// The entry point `@latchkey/transactions/flow`. Only lazily loaded code of features may import it.

export { isSameTransfer, undecidedSame, undecidedSwap } from '../follow/entries'
export {
  createFlow,
  type Flow,
  type FlowParts,
  type FlowRequest,
  type Recheck,
} from './create-flow'
export { checkFee, type EstimateFee, type Fee, type FeeCheck, isFeeAsShown, useFee } from './fee'
export type {
  FlowAgain,
  FlowArrival,
  FlowLook,
  FlowText,
  RequestStep,
  SentShower,
  SentStep,
} from './request-step'
export { type EndText, useEndText } from './use-end-text'
export { type FeeReview, useFeeReview } from './use-fee-review'
export { type Review, useReview } from './use-review'
export { useRunState, useShowWhenSent } from './use-run-state'
