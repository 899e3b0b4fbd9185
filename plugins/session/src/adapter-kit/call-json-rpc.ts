import type { Http } from '@latchkey/kernel'
import * as v from '../schema'
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
