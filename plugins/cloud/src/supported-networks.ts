import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { CloudContext, SupportedNetworks, SupportedNetworksRequest } from './cloud-context'
import { sendBlockchainApiRequest } from './send-blockchain-api-request'

const PATH = '/v1/supported-chains'
/** The cache lifetime that the service allows. */
const STALE_MS = 86_400_000
const MAX_NETWORKS = 10_000

const schema = v.object({ http: v.array(v.unknown()) })

/** Whether the data API supports a network; false if its list cannot be fetched. */
export async function isSupported(cloud: CloudContext, networkId: NetworkId): Promise<boolean> {
  return (await supportedNetworks(cloud)).ids.has(networkId)
}

/** Fetched once for all callers, and again with the next call after it failed or was empty. Never rejects. */
export function supportedNetworks(cloud: CloudContext): Promise<SupportedNetworks> {
  const { memory, ctx } = cloud
  const { supported } = memory
  const elapsedMs = ctx.clock.elapsedMs()
  if (supported && elapsedMs - supported.requestedAtMs <= STALE_MS) return supported.response
  const fresh: SupportedNetworksRequest = {
    requestedAtMs: elapsedMs,
    response: fetchSupportedNetworks(cloud).then((networks) => {
      if (networks.ids.size === 0 && memory.supported === fresh) memory.supported = undefined
      return networks
    }),
  }
  memory.supported = fresh
  return fresh.response
}

async function fetchSupportedNetworks(cloud: CloudContext): Promise<SupportedNetworks> {
  try {
    return { ids: await sendBlockchainApiRequest(cloud, { path: PATH, parse: parseNetworks }) }
  } catch (failure) {
    // Callers treat a failure as "not supported" and report it if they need the network.
    return { ids: new Set(), failure }
  }
}

function parseNetworks(response: unknown): ReadonlySet<string> {
  const { http } = v.parse(schema, response)
  return new Set(http.slice(0, MAX_NETWORKS).filter((id) => typeof id === 'string'))
}
