import type { NetworkId } from '@latchkey/session/contract'
import * as v from 'valibot'
import { askData } from './ask-data'
import type { AskedNetworks, Cloud, SupportedNetworks } from './cloud-context'

const PATH = '/v1/supported-chains'
/** As long as the service lets its answer be kept. */
const KEPT_FOR_MS = 86_400_000
const MAX_NETWORKS = 10_000

const schema = v.object({ http: v.array(v.unknown()) })

/** Whether the data API serves a network; false where its list cannot be had. */
export async function isSupported(cloud: Cloud, networkId: NetworkId): Promise<boolean> {
  return (await supportedNetworks(cloud)).ids.has(networkId)
}

/** Asked for once, however many want it, and again with the next question after it failed or came empty. Never rejects. */
export function supportedNetworks(cloud: Cloud): Promise<SupportedNetworks> {
  const { memory, ctx } = cloud
  const { supported } = memory
  const ageMs = supported === undefined ? undefined : ctx.clock.now() - supported.askedAtMs
  if (supported && ageMs !== undefined && ageMs >= 0 && ageMs <= KEPT_FOR_MS) return supported.answer
  const fresh: AskedNetworks = {
    askedAtMs: ctx.clock.now(),
    answer: askForNetworks(cloud).then((answer) => {
      if (answer.ids.size === 0 && memory.supported === fresh) memory.supported = undefined
      return answer
    }),
  }
  memory.supported = fresh
  return fresh.answer
}

async function askForNetworks(cloud: Cloud): Promise<SupportedNetworks> {
  try {
    return { ids: await askData(cloud, { path: PATH, parse: parseNetworks }) }
  } catch (failure) {
    // "Not supported" is what a failure means here; whoever needed it says so.
    return { ids: new Set(), failure }
  }
}

function parseNetworks(answer: unknown): ReadonlySet<string> {
  const { http } = v.parse(schema, answer)
  return new Set(http.slice(0, MAX_NETWORKS).filter((id) => typeof id === 'string'))
}
