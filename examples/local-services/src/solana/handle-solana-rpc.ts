import * as v from 'valibot'
import { RpcError, rpcErrorCodes } from '../relay/rpc-error'
import type { Cluster } from './cluster'
import { methods } from './methods'

const requestSchema = v.object({
  id: v.optional(v.union([v.string(), v.number(), v.null()]), null),
  method: v.string(),
  params: v.optional(v.array(v.unknown()), []),
})

/** The response to the body of a POST: one JSON-RPC request, or a batch of them. */
export function handleSolanaRpc(cluster: Cluster, body: string): unknown {
  try {
    const parsed: unknown = JSON.parse(body)
    return Array.isArray(parsed)
      ? parsed.map((one) => respondToOne(cluster, one))
      : respondToOne(cluster, parsed)
  } catch {
    return failure(null, new RpcError(rpcErrorCodes.unreadable, 'Parse error'))
  }
}

function respondToOne(cluster: Cluster, input: unknown): object {
  const request = v.safeParse(requestSchema, input)
  if (!request.success) return failure(null, new RpcError(rpcErrorCodes.invalidRequest, 'Invalid request'))
  const { id, method, params } = request.output
  try {
    const respond = methods.get(method)
    if (!respond) throw new RpcError(rpcErrorCodes.unknownMethod, 'Method not found')
    return { jsonrpc: '2.0', result: respond(cluster, params), id }
  } catch (error) {
    return failure(id, error)
  }
}

function failure(id: string | number | null, error: unknown): object {
  if (!(error instanceof RpcError)) {
    const message = error instanceof Error ? error.message : String(error)
    return { jsonrpc: '2.0', error: { code: rpcErrorCodes.internal, message }, id }
  }
  const { code, message, data } = error
  return { jsonrpc: '2.0', error: { code, message, ...(data === undefined ? {} : { data }) }, id }
}
