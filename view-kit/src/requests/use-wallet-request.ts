import { type Clock, isLatchkeyError } from '@latchkey/kernel'
import { useAfter, useHasPassed, useServices } from '@latchkey/kernel/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

/**
 * The state of a wallet request. Wallets do not report whether their window is open, so these phases depend on time:
 * `opening` for 900 ms, then `pending`, and `silent` after 12 s; the wallet may still respond then. `idle`: there is no
 * request. `declined`: the user rejected (`USER_REJECTED`). `failed`: any other error.
 */
export type WalletRequestState<Result = unknown> =
  | { readonly phase: 'idle' | 'opening' | 'pending' | 'silent' }
  | { readonly phase: 'done'; readonly result: Result }
  | { readonly phase: 'declined' | 'failed'; readonly error: unknown }

export type WalletRequestPhase = WalletRequestState['phase']

export interface WalletRequest<Result = unknown, Step = unknown> {
  readonly state: WalletRequestState<Result>
  /** The step that the request reported last, also after its end; `undefined` before the first one. */
  readonly step: Step | undefined
  /** Whether the request was sent again with `retry`. */
  readonly retried: boolean
  /** Sends the request again and ignores the outcome of the previous one. */
  readonly retry: () => void
}

export interface WalletRequestOptions<Result> {
  /** Called once for each request that succeeded, unless the view has unmounted. */
  readonly onDone?: (result: Result) => void
  /** How long the phase `done` is shown before `onDone` is called, in ms, such as `SHOW_DONE_MS`. Default: 0. */
  readonly showDoneMs?: number
}

type SendRequest<Result, Step> = (
  signal: AbortSignal,
  onStep: (step: Step) => void,
  isRetry: boolean,
) => Promise<Result>

/** How long success is shown, in ms: the duration of its animation. */
export const SHOW_DONE_MS = 700
const OPENING_MS = 900
const SILENT_AFTER_MS = 12_000

/**
 * Sends a request to a wallet when the view is shown, and again on `retry`. Another `send`, `retry`, and unmounting the view
 * abort the signal of the previous request; its outcome is ignored.
 * @param send must be memoized: each new function is a new request. `undefined`: nothing is sent (`idle`). A request with
 * several steps calls `onStep` for each: the phase is `pending` then, and `silent` 12 s after the last step. `isRetry` is
 * true if the user sends it again.
 * @example
 * const sign = useCallback(() => provider.request({ method: 'personal_sign', params }), [provider, params])
 * const request = useWalletRequest(sign, { onDone: resolve })
 * return <WalletRequestScreen request={request} picture={picture} texts={{ pending: { title: t('sign.title', 'Sign') } }} />
 */
export function useWalletRequest<Result, Step = unknown>(
  send: SendRequest<Result, Step> | undefined,
  { onDone, showDoneMs = 0 }: WalletRequestOptions<Result> = {},
): WalletRequest<Result, Step> {
  const { clock } = useServices().ports
  const [again, setAgain] = useState<{ readonly send: SendRequest<Result, Step> | undefined }>()
  const repeat = again !== undefined && again.send === send ? again : undefined
  // A new object each time the request is sent.
  const request = useMemo(() => ({ send, repeat }), [send, repeat])
  const [latest, setLatest] = useState<Report<Result, Step> & { readonly of: object }>()

  useEffect(() => {
    const { send: given, repeat: retried } = request
    if (given === undefined) return undefined
    const sendNow: BoundRequest<Result, Step> = (...args) => given(...args, retried !== undefined)
    const unmounted = new AbortController()
    // StrictMode mounts, unmounts and mounts again in one task. The microtask makes it send only once.
    queueMicrotask(() => {
      if (unmounted.signal.aborted) return
      void sendAndReport(sendNow, clock, unmounted.signal, (report) => setLatest({ of: request, ...report }))
    })
    return () => unmounted.abort()
  }, [clock, request])

  const { state, step }: Report<Result, Step> =
    latest?.of === request
      ? latest
      : { state: { phase: send === undefined ? 'idle' : 'opening' }, step: undefined }
  useWhenDone(state, onDone, showDoneMs)
  const retry = useCallback(() => setAgain({ send }), [send])
  return { state, step, retried: repeat !== undefined, retry }
}

type BoundRequest<Result, Step> = (signal: AbortSignal, onStep: (step: Step) => void) => Promise<Result>

interface Report<Result, Step> {
  readonly state: WalletRequestState<Result>
  readonly step: Step | undefined
}

/**
 * Sends a request once and reports its states until it has ended. A silent wallet may still respond, so there is no timeout.
 * Reports nothing after the signal has aborted.
 */
async function sendAndReport<Result, Step>(
  send: BoundRequest<Result, Step>,
  clock: Clock,
  signal: AbortSignal,
  report: (report: Report<Result, Step>) => void,
): Promise<void> {
  let step: Step | undefined
  let timers = new AbortController()
  signal.addEventListener('abort', () => timers.abort(), { once: true })
  const show = (state: WalletRequestState<Result>): void => report({ state, step })
  const showAfter = (ms: number, phase: 'pending' | 'silent'): void => {
    clock.wait(ms, timers.signal).then(
      () => show({ phase }),
      () => undefined,
    )
  }
  const onStep = (next: Step): void => {
    // Steps of a request that has ended or was aborted are ignored.
    if (timers.signal.aborted) return
    timers.abort()
    timers = new AbortController()
    step = next
    show({ phase: 'pending' })
    showAfter(SILENT_AFTER_MS, 'silent')
  }
  showAfter(OPENING_MS, 'pending')
  showAfter(SILENT_AFTER_MS, 'silent')
  try {
    const result = await send(signal, onStep)
    if (!signal.aborted) show({ phase: 'done', result })
  } catch (error) {
    if (!signal.aborted) show({ phase: isUserRejected(error) ? 'declined' : 'failed', error })
  } finally {
    timers.abort()
  }
}

/**
 * The phase of a request that is open in a wallet, for a request that lives outside of its view.
 * @param attempt an object for each time that the wallet was asked; `undefined` while it is not
 */
export function useWaitingPhase(attempt: object | undefined): 'opening' | 'pending' | 'silent' {
  const isPending = useHasPassed(attempt && OPENING_MS, attempt)
  const isSilent = useHasPassed(attempt && SILENT_AFTER_MS, attempt)
  return isSilent ? 'silent' : isPending ? 'pending' : 'opening'
}

function isUserRejected(error: unknown): boolean {
  return isLatchkeyError(error) && error.code === 'USER_REJECTED'
}

/** Calls `onDone` once for each phase `done`, after it was shown for `afterMs`, unless the view unmounts before. */
function useWhenDone<Result>(
  state: WalletRequestState<Result>,
  onDone: ((result: Result) => void) | undefined,
  afterMs: number,
): void {
  const latest = useRef(onDone)
  useLayoutEffect(() => {
    latest.current = onDone
  })
  const finish = useCallback(() => {
    if (state.phase === 'done') latest.current?.(state.result)
  }, [state])
  // A layout effect runs before painting, so that a view that `onDone` closes at once does not flash.
  useLayoutEffect(() => {
    if (afterMs === 0) finish()
  }, [afterMs, finish])
  useAfter(state.phase === 'done' && afterMs > 0 ? afterMs : undefined, finish)
}
