import type { TransactionEstimate } from '@latchkey/session/contract'
import { useEffect } from 'react'
import type { Flow, FlowRequest } from './create-flow'
import { type EstimateFee, type Fee, type FeeCheck, useFee } from './fee'
import { type Review, useReview } from './use-review'

export interface FeeReview<Change extends FeeCheck>
  extends Omit<Review<TransactionEstimate, Change>, 'confirm'> {
  readonly fee: Fee
  /** Estimates the fee again at once. */
  readonly retry: () => void
  /** Checks again what is shown and asks the wallet. Does nothing while the fee is unknown. */
  readonly confirm: () => void
}

/**
 * The review of a request whose fee the user confirms with it: `useFee` and `useReview` in one. A fee that was read again
 * on the press is the one that the next press confirms.
 * @param estimate must be the same function in each render
 * @param request must be the same object in each render; `undefined` while there is none to confirm
 */
export function useFeeReview<Request extends FlowRequest, Change extends FeeCheck>(
  flow: Flow<Request, TransactionEstimate, Change>,
  estimate: EstimateFee<Request>,
  request: Request | undefined,
): FeeReview<Change> {
  const { fee, show, retry } = useFee(estimate, request)
  const { confirm, ...review } = useReview(flow, request)
  const { change } = review
  useEffect(() => {
    if (change) show(change.fee)
  }, [change, show])
  return {
    ...review,
    fee,
    retry,
    confirm() {
      if (fee.phase === 'known') confirm(fee.data)
    },
  }
}
