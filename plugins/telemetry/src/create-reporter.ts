import { isCancellation } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import type { ErrorCategory } from './contract'
import { describeError } from './describe-error'
import { describePage, type ServiceOptions, serviceUrl, toUuid } from './service'
import type { TelemetryContext } from './telemetry-context'

export interface Failure {
  readonly error: unknown
  readonly pluginId: string | undefined
  /** Default: derived from the error. */
  readonly category: ErrorCategory | undefined
  readonly atMs: number
  /** One of them aborts when the user withdraws consent or the run ends. */
  readonly signals: readonly AbortSignal[]
}

/**
 * Returns a function that sends one report if allowed: none for what was cancelled, one for each error, and
 * at most as many as the limit says. Rejects if that fails, and never repeats it.
 */
export function createReporter(
  ctx: TelemetryContext,
  options: ServiceOptions,
): (failure: Failure) => Promise<void> {
  const mayReport = createLimit()
  const reported = new WeakSet<object>()
  return async ({ error, pluginId, category, atMs, signals }) => {
    const signal = anySignal(signals)
    if (signal.aborted || isCancellation(error) || (isObject(error) && reported.has(error))) return
    if (!mayReport(atMs)) return
    if (isObject(error)) reported.add(error)
    const url = await serviceUrl(ctx, options, 'e', signal)
    if (url === undefined) return
    const { event, ...failure } = describeError(error, pluginId)
    const body = {
      eventId: toUuid(ctx.randomId()),
      ...describePage(String(ctx.browser.windowProperty('location'))),
      timestamp: new Date(atMs).toISOString(),
      props: { type: 'error', event: category ?? event, ...failure },
    }
    // The response is ignored and may be empty.
    await ctx.http.send({ url, method: 'POST', body, answer: 'blob', signal }, () => undefined)
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const WINDOW_MS = 60_000
const MAX_IN_WINDOW = 5

/**
 * Returns whether another report may be sent now: at most five in any 60 s. Reports beyond that are dropped.
 */
export function createLimit(): (nowMs: number) => boolean {
  let recentMs: readonly number[] = []
  return (nowMs) => {
    recentMs = recentMs.filter((atMs) => nowMs - atMs < WINDOW_MS)
    if (recentMs.length >= MAX_IN_WINDOW) return false
    recentMs = [...recentMs, nowMs]
    return true
  }
}
