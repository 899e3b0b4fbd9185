import type { ViewProps } from '@latchkey/kernel'
import { useRouter, useTexts } from '@latchkey/kernel/react'
import {
  UnknownRequest,
  useIsAbove,
  useViewSignal,
  useWaitingPhase,
  WalletPicture,
  type WalletRequest,
  WalletRequestScreen,
  type WalletRequestState,
} from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { type RunState, type TransactionsViews, transactionsContract } from '../contract'
import { isRequestStep, type RequestStep } from '../flow/request-step'
import { useRunState, useShowWhenSent } from '../flow/use-run-state'
import { texts } from '../texts'

/** Shown while a request is open in the wallet. Back leads to the review. Parts: `<part>-request`, `<part>-caution`, `<part>-ask-again`. */
export function RequestView({ args: step }: ViewProps<TransactionsViews['TransactionRequest']>): ReactNode {
  const router = useRouter(transactionsContract)
  const isOurs = isRequestStep(step)
  useEffect(() => {
    // A page has opened it, and there is no request to show.
    if (!isOurs) router.back()
  }, [isOurs, router])
  return isOurs ? <OpenRequest step={step} /> : null
}

function OpenRequest({ step }: { readonly step: RequestStep }): ReactElement {
  const { run, look } = step
  const { part } = look
  const t = useTexts(texts)
  const state = useRunState(run)
  const [isChecking, setChecking] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  const hint = look.useAskHint()
  const router = useRouter(transactionsContract)
  const isAboveReview = useIsAbove(step.review.view)
  useShowWhenSent(step)
  const viewSignal = useViewSignal()
  const again = (): void => {
    const signal = viewSignal()
    setChecking(true)
    setFailure(undefined)
    step
      .askAgain(signal)
      .then((isAsked) => {
        if (isAsked || signal.aborted) return
        if (isAboveReview) router.back()
        else step.review.show()
      })
      .catch((error: unknown) => setFailure({ error }))
      .finally(() => setChecking(false))
  }
  const request = useShownRequest(state, failure, isChecking, again)
  const { connectionId } = run.planned.target
  const picture = <WalletPicture connectionId={connectionId} />
  const details = look.useDetails?.()
  const summary = look.useSummary()
  // It stays unknown while and after something else fails.
  if (state.phase === 'unknown')
    return (
      <UnknownRequest
        part={part}
        picture={picture}
        hint={t(`transactions.unknown-${state.askAgain}`, { what: summary })}
        details={details}
        refusal={failure?.error}
        askAgain={
          state.askAgain === 'no'
            ? undefined
            : { mayHappenTwice: state.askAgain === 'quietly', isLoading: isChecking, onClick: again }
        }
      />
    )
  return (
    <WalletRequestScreen
      part={`${part}-request`}
      request={request}
      connectionId={connectionId}
      picture={picture}
      details={details}
      // The wallet may still send the first request, so it is not repeated.
      retryWhenSilent={false}
      isWaiting={() => state.phase === 'asking' && (step.wasWaiting || state.refusal !== undefined)}
      texts={{
        pending: { hint },
        silent: { hint },
        declined: { title: t('transactions.declined'), hint: t('transactions.declined-hint') },
        failed: { title: t('transactions.failed'), hint: t('transactions.failed-hint') },
      }}
    />
  )
}

/** The run as the screen of any wallet request shows it. */
function useShownRequest(
  state: RunState,
  failure: { readonly error: unknown } | undefined,
  isChecking: boolean,
  onRetry: () => void,
): WalletRequest {
  const attempt = state.phase === 'asking' && state.refusal === undefined ? state : undefined
  const waiting = useWaitingPhase(isChecking ? undefined : attempt)
  const [retried, setRetried] = useState(false)
  const retry = (): void => {
    setRetried(true)
    onRetry()
  }
  return { state: shownState(state, failure, isChecking, waiting), step: undefined, retried, retry }
}

function shownState(
  state: RunState,
  failure: { readonly error: unknown } | undefined,
  isChecking: boolean,
  waiting: 'opening' | 'pending' | 'silent',
): WalletRequestState {
  if (failure) return { phase: 'failed', error: failure.error }
  if (isChecking) return { phase: 'pending' }
  if (state.phase === 'asking' && state.refusal !== undefined)
    return { phase: 'declined', error: state.refusal }
  if (state.phase === 'declined') return { phase: 'declined', error: state.error }
  if (state.phase === 'not-asked') return { phase: 'failed', error: state.error }
  return { phase: waiting }
}
