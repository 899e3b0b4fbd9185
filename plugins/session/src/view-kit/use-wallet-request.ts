'use client'

import { type Clock, isLatchkeyError } from '@latchkey/kernel'
import { useServices } from '@latchkey/kernel/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'

/**
 * Where a request to a wallet stands. No wallet says whether its window is open, so the first three follow the time:
 * `opening` for 900 ms, then `pending`, and `silent` from 12 s on, while the wallet may still respond.
 * `declined` is the user's refusal (`USER_REJECTED`), `failed` any other error.
 */
export type WalletRequestState<Result = unknown> =
  | { readonly phase: 'idle' | 'opening' | 'pending' | 'silent' }
  | { readonly phase: 'done'; readonly result: Result }
  | { readonly phase: 'declined' | 'failed'; readonly error: unknown }

export type WalletRequestPhase = WalletRequestState['phase']

export interface WalletRequest<Result = unknown, Step = unknown> {
  readonly state: WalletRequestState<Result>
  /** What the request has reported last, also after its end. `undefined` until it reports something. */
  readonly step: Step | undefined
  /** Whether this request has been sent again. */
  readonly retried: boolean
  /** Sends it again; what the earlier one ends with is ignored. */
  readonly retry: () => void
}

export interface WalletRequestOptions<Result> {
  /** Called once for each request that the wallet approved, unless the view has gone by then. */
  readonly onDone?: (result: Result) => void
  /** For how long `done` is shown before `onDone`, in ms: `SHOW_DONE_MS`, or 0 without it. */
  readonly showDoneMs?: number
}

type SendRequest<Result, Step> = (
  signal: AbortSignal,
  onStep: (step: Step) => void,
  isRetry: boolean,
) => Promise<Result>

/** How long success is shown, in ms: as long as its animation. */
export const SHOW_DONE_MS = 700
const OPENING_MS = 900
const SILENT_AFTER_MS = 12_000

/**
 * Sends a request to a wallet as soon as the view is shown, and again with `retry`. Another `send`, `retry`, or the end of
 * the view aborts the signal of the request before, and its outcome is ignored.
 * @param send memoized: each new function is a new request. `undefined`: nothing is requested (`idle`). A request of several
 * steps reports each with `onStep`: the phase is `pending` then, and `silent` 12 s after the last step. `isRetry`: the user
 * asks again.
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
  // One object for each time the request is sent.
  const request = useMemo(() => ({ send, repeat }), [send, repeat])
  const [latest, setLatest] = useState<Report<Result, Step> & { readonly of: object }>()

  useEffect(() => {
    const { send: given, repeat: retried } = request
    if (given === undefined) return undefined
    const sendNow: BoundRequest<Result, Step> = (...args) => given(...args, retried !== undefined)
    const leaving = new AbortController()
    // StrictMode mounts, unmounts and mounts in one task; what is sent after that is sent once.
    queueMicrotask(() => {
      if (leaving.signal.aborted) return
      void follow(sendNow, clock, leaving.signal, (report) => setLatest({ of: request, ...report }))
    })
    return () => leaving.abort()
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

/** Sends once. A silent wallet is not given up: it may still respond. Nothing is reported once `signal` is aborted. */
async function follow<Result, Step>(
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
    // A request that has ended, or is not followed any more, has no steps.
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
    if (!signal.aborted) show({ phase: isRefusal(error) ? 'declined' : 'failed', error })
  } finally {
    timers.abort()
  }
}

function isRefusal(error: unknown): boolean {
  return isLatchkeyError(error) && error.code === 'USER_REJECTED'
}

/** Calls back once for each `done`, after it has been shown; not when the view goes before. */
function useWhenDone<Result>(
  state: WalletRequestState<Result>,
  onDone: ((result: Result) => void) | undefined,
  afterMs: number,
): void {
  const { clock } = useServices().ports
  const latest = useRef(onDone)
  useLayoutEffect(() => {
    latest.current = onDone
  })
  // Before it is painted: without a time to be shown, a view that leaves at once does not flash.
  useLayoutEffect(() => {
    if (state.phase !== 'done') return undefined
    const { result } = state
    if (afterMs === 0) {
      latest.current?.(result)
      return undefined
    }
    const leaving = new AbortController()
    clock.wait(afterMs, leaving.signal).then(
      () => latest.current?.(result),
      () => undefined,
    )
    return () => leaving.abort()
  }, [clock, state, afterMs])
}
