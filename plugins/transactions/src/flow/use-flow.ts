'use client'

import { useViewSignal } from '@latchkey/session/view-kit'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RunState, TransactionRun } from '../contract'
import type { Flow, FlowRequest } from './create-flow'
import type { SentShower } from './flow-types'

/** Shows what a wallet has sent meanwhile, in place of the view, as a wallet may send while its own view covers it. */
export function useShowWhenSent(flow: SentShower): void {
  useEffect(() => flow.showWhenSent(), [flow])
}

export const useRunState = (run: TransactionRun): RunState =>
  useSyncExternalStore(run.subscribe, run.state, run.state)

export interface Review<Shown, Change> {
  /** Checks again what is shown and asks the wallet. */
  readonly confirm: (shown: Shown) => void
  readonly isChecking: boolean
  /** What has changed since the user saw the request. */
  readonly change: Change | undefined
  /** Why it could not be checked again. */
  readonly failure: unknown
}

/** The button of a review: it checks the shown values once more and asks the wallet, or says what has changed. */
export function useReview<Request extends FlowRequest, Shown, Change>(
  flow: Flow<Request, Shown, Change>,
  request: Request,
): Review<Shown, Change> {
  useShowWhenSent(flow)
  const viewSignal = useViewSignal()
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  // Asking again from the request's view leads back here if something has changed.
  const [change, setChange] = useState(() => flow.changeOf(request))
  const confirm = (shown: Shown): void => {
    const signal = viewSignal()
    setChecking(true)
    setFailure(undefined)
    flow
      .confirm(request, shown, signal)
      .then(
        (found) => !signal.aborted && setChange(found.kind === 'changed' ? found.change : undefined),
        (error: unknown) => !signal.aborted && setFailure(error),
      )
      .finally(() => !signal.aborted && setChecking(false))
  }
  return { confirm, isChecking, change, failure }
}
