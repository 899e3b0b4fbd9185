import { isCancellation, isLatchkeyError } from '@latchkey/kernel'
import { ChainRpcError } from './errors'

const retryableStatuses: ReadonlySet<number> = new Set([403, 408, 413, 429, 500, 502, 503, 504])
const UNKNOWN_ERROR = -1
const LIMIT_EXCEEDED = -32005

export const MAX_RETRY_AFTER_MS = 30_000
export const FIRST_DELAY_MS = 150
export const MAX_RETRIES = 3

/** A property of an error of any kind. */
export function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/** Whether a request may succeed when it is sent to the same server again. */
export function isRetryable(error: unknown): boolean {
  if (isCancellation(error)) return false
  if (error instanceof ChainRpcError)
    return error.rpcCode === UNKNOWN_ERROR || error.rpcCode === LIMIT_EXCEEDED
  const status = field(error, 'status')
  if (typeof status === 'number') return retryableStatuses.has(status)
  // An error without a status and without a code: the connection failed, or the request timed out.
  return !isLatchkeyError(error)
}

/** Whether a request may succeed on another server: true unless the server returned a final JSON-RPC error. */
export function shouldTryNextServer(error: unknown): boolean {
  return !isCancellation(error) && (!(error instanceof ChainRpcError) || isRetryable(error))
}

/** The `Retry-After` header (seconds or a date) in milliseconds, at most 30 s; `undefined` if missing or malformed. */
export function retryAfterMs(error: unknown, nowMs: number): number | undefined {
  const header = field(error, 'retryAfter')
  if (typeof header !== 'string') return undefined
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs
  return ms >= 0 ? Math.min(ms, MAX_RETRY_AFTER_MS) : undefined
}
