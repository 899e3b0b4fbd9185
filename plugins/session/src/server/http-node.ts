import { toJson } from '@latchkey/kernel/to-json'

/**
 * Sends one JSON-RPC request with the arguments of EIP-1193, and resolves with the result. Rejects with an object that has
 * a `code` when the node responds with an error.
 */
export type NodeRequest = (
  request: { readonly method: string; readonly params?: unknown },
  signal?: AbortSignal,
) => Promise<unknown>

const TIMEOUT_MS = 10_000

/**
 * Returns a function that sends JSON-RPC requests to a node over HTTP, with a timeout of 10 seconds. It sends no cookies
 * and follows no redirects. It rejects with the JSON-RPC error of the node. Needs only `fetch`, so it runs on servers, on
 * the edge and in workers.
 * @example const chainId = await httpNode('https://node.example.org')({ method: 'eth_chainId' })
 */
export function httpNode(url: string): NodeRequest {
  return async ({ method, params }, signal) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: toJson({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
      credentials: 'omit',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const reply: unknown = await response.json()
    if (typeof reply !== 'object' || reply === null) throw new TypeError('The node sent no JSON-RPC response')
    if ('error' in reply && reply.error) throw reply.error
    if (!('result' in reply)) throw new TypeError('The node sent no JSON-RPC response')
    return reply.result
  }
}
