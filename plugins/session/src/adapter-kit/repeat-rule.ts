import { isCancellation, isLatchkeyError } from '@latchkey/kernel'
import { ChainRpcError } from './errors'

const repeatedStatuses: ReadonlySet<number> = new Set([403, 408, 413, 429, 500, 502, 503, 504])
const UNKNOWN_ERROR = -1
const LIMIT_EXCEEDED = -32005

export const MAX_RETRY_AFTER_MS = 30_000
export const FIRST_DELAY_MS = 150
export const REPEATS = 3

function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/** Whether the same server may answer better in a moment. */
export function isWorthRepeating(error: unknown): boolean {
  if (isCancellation(error)) return false
  if (error instanceof ChainRpcError)
    return error.rpcCode === UNKNOWN_ERROR || error.rpcCode === LIMIT_EXCEEDED
  const status = field(error, 'status')
  if (typeof status === 'number') return repeatedStatuses.has(status)
  // No answer at all: the line was cut, or time ran out.
  return !isLatchkeyError(error)
}

/** Whether another server may answer better: always, unless the chain itself has spoken. */
export function isWorthAskingElsewhere(error: unknown): boolean {
  return !isCancellation(error) && (!(error instanceof ChainRpcError) || isWorthRepeating(error))
}

/** `Retry-After` in milliseconds: seconds or a date, at most 30 s; `undefined` when it says nothing usable. */
export function retryAfterMs(error: unknown, nowMs: number): number | undefined {
  const header = field(error, 'retryAfter')
  if (typeof header !== 'string') return undefined
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return ms >= 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : undefined
}
