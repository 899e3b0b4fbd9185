import * as v from 'valibot'
import { parseUrl } from './parse-url'
import { invalidParams, WalletError } from './wallet-error'

/**
 * Sends one JSON-RPC call. Rejects with `JsonRpcResponseError` if the node replied with an error, and with
 * another error if no reply came.
 */
export type RpcRequest = (method: string, params: unknown) => Promise<unknown>

/** The node has replied with an error. */
export class JsonRpcResponseError extends WalletError {}

const TIMEOUT_MS = 20_000

const replySchema = v.object({
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ code: v.number(), message: v.string() })),
})

/**
 * Creates a client of the node at this URL, which the host page has chosen.
 * @param ownOrigin of the wallet's pages, where no node is: their server takes requests from this page as the user's
 */
export function createRpcClient(rpcUrl: string | undefined, ownOrigin?: string): RpcRequest {
  return async (method, params) => {
    if (rpcUrl === undefined) throw new WalletError(4901, 'The page gave no RPC URL for this network')
    const { protocol, origin } = parseUrl(rpcUrl) ?? {}
    if (!/^https?:$/.test(protocol ?? '') || origin === ownOrigin)
      throw invalidParams('The RPC URL is not that of a node')
    const response = await fetch(rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { result, error } = v.parse(replySchema, await response.json())
    if (error) throw new JsonRpcResponseError(error.code, error.message)
    return result
  }
}
