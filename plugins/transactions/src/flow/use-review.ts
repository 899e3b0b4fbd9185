import { useRouter, useServices } from '@latchkey/kernel/react'
import { useViewSignal } from '@latchkey/view-kit'
import { useEffect, useState } from 'react'
import { transactionsContract } from '../contract'
import type { Flow, FlowRequest } from './create-flow'
import { useShowWhenSent } from './use-run-state'

/** Some frames, in which the review is drawn before what the next press needs is made ready. */
const DRAWN_MS = 50

interface Found<Change> {
  /** What has changed since the user saw the request. */
  readonly change: Change | undefined
  /** Why it could not be checked again. */
  readonly failure: unknown
}

export interface Review<Shown, Change> extends Found<Change> {
  /** Checks again what is shown and asks the wallet. */
  readonly confirm: (shown: Shown) => void
  readonly isChecking: boolean
}

/**
 * The button of a review: it checks the shown values once more and asks the wallet, or says what has changed.
 * @param request `undefined` while there is none to confirm; what was found counts for the request that was checked
 */
export function useReview<Request extends FlowRequest, Shown, Change>(
  flow: Flow<Request, Shown, Change>,
  request: Request | undefined,
): Review<Shown, Change> {
  useShowWhenSent(flow)
  const router = useRouter(transactionsContract)
  const { clock } = useServices().ports
  useEffect(() => {
    const left = new AbortController()
    const prepare = async (): Promise<void> => {
      // Shown as soon as the wallet is asked.
      router.preload('TransactionRequest')
      // Confirming does so too, for whom presses earlier.
      if (request) await flow.run(request)
    }
    clock
      .wait(DRAWN_MS, left.signal)
      .then(prepare)
      .catch(() => undefined)
    return () => left.abort()
  }, [flow, router, request, clock])
  const viewSignal = useViewSignal()
  const [isChecking, setChecking] = useState(false)
  const [found, setFound] = useState<{ readonly of: Request | undefined } & Partial<Found<Change>>>(() => ({
    of: request,
    // Asking again from the request's view leads back here if something has changed.
    ...(request && { change: flow.changeOf(request) }),
  }))
  const confirm = (shown: Shown): void => {
    if (!request) return
    const signal = viewSignal()
    const note = (next: Partial<Found<Change>>): void => {
      if (!signal.aborted) setFound({ of: request, ...next })
    }
    setChecking(true)
    note({ change: found.of === request ? found.change : undefined })
    flow
      .confirm(request, shown, signal)
      .then(
        (result) => note(result.kind === 'changed' ? { change: result.change } : {}),
        (error: unknown) => note({ change: undefined, failure: error }),
      )
      .finally(() => !signal.aborted && setChecking(false))
  }
  const { change, failure } = found.of === request ? found : {}
  return { confirm, isChecking, change, failure }
}
