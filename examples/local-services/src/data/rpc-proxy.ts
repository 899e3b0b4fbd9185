import * as v from 'valibot'
import { forwardRpc } from '../gateway/forward-rpc'
import type { DataEndpoint } from './data-endpoint'
import { DataError } from './data-error'

const idSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: v.union([v.string(), v.number()]) }))

/** Forwards JSON-RPC to a chain. Pages use it when a network's own RPC URL fails. */
export const jsonRpc: DataEndpoint = {
  service: 'data:rpc',
  method: 'POST',
  path: /^\/v1\/?()$/,
  projectId: 'query',
  empty: (body) => {
    const call = v.safeParse(idSchema, body)
    return { jsonrpc: '2.0', id: call.success ? call.output.id : null, result: null }
  },
  answer: async ({ query, body, world, signal }) => {
    const chainId = query.get('chainId')
    const reader = world.readers.find(({ networkId }) => networkId === chainId)
    if (!reader) throw new DataError(400, 'chainId', `Unsupported chain: ${chainId}`)
    return forwardRpc(reader.nodeUrl, body, signal)
  },
}
