import { type Http, isCancellation, isLatchkeyError } from '@latchkey/kernel'
import * as v from '@latchkey/session/schema'
import { ChainResponseError, ChainRpcError } from './errors'

const responseSchema = v.union([
  v.object({
    error: v.object({
      code: v.number(),
      message: v.optional(v.string(), ''),
      data: v.optional(v.unknown()),
    }),
  }),
  v.object({ result: v.unknown() }),
])

export interface JsonRpcCall {
  readonly method: string
  readonly params: unknown
}

export interface RpcServer {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The `result` of a JSON-RPC 2.0 response. Throws as `callJsonRpc` rejects. */
export function parseResponse(method: string, response: unknown): unknown {
  const parsed = v.safeParse(responseSchema, response)
  if (!parsed.success) throw new ChainResponseError(method)
  if ('result' in parsed.output) return parsed.output.result
  const { code, message, data } = parsed.output.error
  throw new ChainRpcError(code, message, data)
}

/**
 * Sends one JSON-RPC 2.0 request to one server and resolves with its `result`. Rejects with `ChainRpcError` for a JSON-RPC
 * error, with `ChainResponseError` for a malformed response, and with the errors of `http.send`.
 */
export function callJsonRpc(
  http: Http,
  { url, headers }: RpcServer,
  { method, params }: JsonRpcCall,
  signal: AbortSignal,
): Promise<unknown> {
  const body = { jsonrpc: '2.0', id: 1, method, params: params ?? [] }
  return http.send({ url, method: 'POST', body, signal, ...(headers ? { headers } : {}) }, (answer) =>
    parseResponse(method, answer),
  )
}

/** Reads a network. Rejects with `ChainResponseError` if the response has another shape. */
export type CheckedRead = <Schema extends v.GenericSchema>(
  schema: Schema,
  method: string,
  ...params: readonly unknown[]
) => Promise<v.InferOutput<Schema>>

/** A read whose responses are checked with a schema. */
export function checkedRead(read: (call: JsonRpcCall) => Promise<unknown>): CheckedRead {
  return async (schema, method, ...params) => {
    const parsed = v.safeParse(schema, await read({ method, params }))
    if (!parsed.success) throw new ChainResponseError(method)
    return parsed.output
  }
}

const retryableStatuses: ReadonlySet<number> = new Set([403, 408, 413, 429, 500, 502, 503, 504])
const UNKNOWN_ERROR = -1
const LIMIT_EXCEEDED = -32005

const MAX_RETRY_AFTER_MS = 30_000
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
