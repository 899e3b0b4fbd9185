import { isAddress } from 'viem'
import { jsonReply, type Reply } from '../http/reply'
import type { BlockchainApiRequest, DataEndpoint } from './data-endpoint'
import { DataError } from './data-error'
import { hostileProfile, hostileProfiles } from './hostile-responses'

/** The names that are registered for an address. */
export const profileReverse: DataEndpoint = {
  service: 'data:profile',
  method: 'GET',
  path: /^\/v1\/profile\/reverse\/([^/]+)$/,
  projectId: 'query',
  empty: () => [],
  answer: async (request) => {
    const { subject, variant, world } = request
    if (variant === 'hostile') return jsonReply(hostileProfiles)
    if (!isAddress(subject, { strict: false })) {
      throw new DataError(400, 'address', `Invalid address: ${subject}`)
    }
    const found = world.nameRegistry.findByAddress(subject)
    return found.length > 0 ? jsonReply(found) : nothing(request)
  },
}

/** The addresses of a registered name. */
export const profileAccount: DataEndpoint = {
  service: 'data:profile',
  method: 'GET',
  path: /^\/v1\/profile\/account\/([^/]+)$/,
  projectId: 'query',
  empty: () => [],
  answer: async (request) => {
    if (request.variant === 'hostile') return jsonReply(hostileProfile)
    const found = request.world.nameRegistry.findByName(request.subject)
    return found ? jsonReply(found) : nothing(request)
  },
}

/** Version 2 of the API responds with 200 and an empty list, even in place of an object. */
function nothing({ query }: BlockchainApiRequest): Reply {
  if (query.get('apiVersion') === '2') return jsonReply([])
  throw new DataError(404, 'name', 'Name is not registered')
}
