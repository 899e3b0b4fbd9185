import { jsonReply } from '../http/reply'
import type { DataEndpoint } from './data-endpoint'

export const supportedChains: DataEndpoint = {
  service: 'data:supported-chains',
  method: 'GET',
  path: /^\/v1\/supported-chains()$/,
  projectId: 'query',
  empty: () => ({ http: [], ws: [] }),
  answer: async ({ world }) => {
    const networkIds = world.readers.map(({ networkId }) => networkId)
    return jsonReply({ http: networkIds, ws: networkIds })
  },
}
