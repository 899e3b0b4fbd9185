/** One JSON-RPC request to a node. */
export type NodeRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

const TIMEOUT_MS = 10_000

/** Requests to a node over HTTP, without cookies and redirects. Rejects without a result. */
export function httpNode(url: string): NodeRequest {
  return async (method, params) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const reply: unknown = await response.json()
    if (!isObject(reply) || !('result' in reply)) throw new TypeError('The node sent no result')
    return reply['result']
  }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
