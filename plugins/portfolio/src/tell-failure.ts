import type { OpenDesk } from './desk'
import { balanceUnavailable } from './labels'

/** Native balance and tokens often fail together, and a line that is cut fails them again and again: one banner. */
const QUIET_AFTER_BANNER_MS = 30_000

/** Told to the host each time, and to the visitor once in a while. */
export function tellFailure(
  { ctx, memory: { toldAtMs } }: OpenDesk,
  { key, quiet }: { readonly key: string; readonly quiet?: boolean },
  error: unknown,
): void {
  ctx.report(error)
  if (quiet) return
  const nowMs = ctx.clock.now()
  const told = toldAtMs.get(key)
  const isQuiet = told !== undefined && nowMs >= told && nowMs - told <= QUIET_AFTER_BANNER_MS
  if (isQuiet) return
  toldAtMs.set(key, nowMs)
  ctx.notify({ surface: 'banner', variant: 'error', code: 'BALANCE_UNAVAILABLE', text: balanceUnavailable })
}
