import { isLatchkeyError } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import type { Network, NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { CloudContext, SupportedNetworks, SupportedNetworksRequest } from './cloud-context'
import type { BlockchainApiRequest } from './contract'
import { ProjectIdMissingError } from './request-errors'
import { requestService } from './request-service'
import { ServiceNetworkError, ServiceResponseError, ServiceUnreachableError } from './service-errors'

/**
 * One request to the blockchain data API, for a network that it serves.
 * @throws `ServiceNetworkError` before anything is sent for another network, and the errors of `sendBlockchainApiRequest`
 */
export async function fetchBlockchainApi<Data>(
  cloud: CloudContext,
  request: BlockchainApiRequest<Data>,
): Promise<Data> {
  const { networkId, signal } = request
  signal.throwIfAborted()
  if (!cloud.options.projectId) throw new ProjectIdMissingError()
  if (networkId !== undefined) {
    const { ids, failure } = await untilAborted(supportedNetworks(cloud), signal)
    if (!ids.has(networkId)) throw new ServiceNetworkError(networkId, failure)
  }
  return sendBlockchainApiRequest(cloud, request)
}

const SUPPORTED_PATH = '/v1/supported-chains'
/** The cache lifetime that the service allows. */
const STALE_MS = 86_400_000
const MAX_NETWORKS = 10_000

const networksSchema = v.object({ http: v.array(v.unknown()) })

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
    return { ids: await sendBlockchainApiRequest(cloud, { path: SUPPORTED_PATH, parse: parseNetworks }) }
  } catch (failure) {
    // Callers treat a failure as "not supported" and report it if they need the network.
    return { ids: new Set(), failure }
  }
}

function parseNetworks(response: unknown): ReadonlySet<string> {
  const { http } = v.parse(networksSchema, response)
  return new Set(http.slice(0, MAX_NETWORKS).filter((id) => typeof id === 'string'))
}

/** The URL at which the data API proxies JSON-RPC to a network it serves; it accepts `text/plain` too. */
export async function rpcProxyUrl(cloud: CloudContext, { id }: Network): Promise<string | undefined> {
  const { projectId } = cloud.options
  if (!projectId || !(await isSupported(cloud, id))) return undefined
  return `${blockchainApiUrl(cloud)}/v1/?${new URLSearchParams({ chainId: id, projectId })}`
}

/**
 * One request to the blockchain data API, for any network, never repeated.
 * @throws `ServiceResponseError`, `ServiceUnreachableError`, `HttpStatusError`, or the reason of the signal
 */
export async function sendBlockchainApiRequest<Data>(
  cloud: CloudContext,
  {
    path,
    query = {},
    body,
    parse,
    signal,
  }: Omit<BlockchainApiRequest<Data>, 'networkId' | 'signal'> & {
    readonly signal?: AbortSignal
  },
): Promise<Data> {
  const { clientId } = cloud.memory
  const named = Object.entries({ ...query, clientId }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const service = {
    baseUrl: blockchainApiUrl(cloud),
    unreachable: (cause: unknown) => new ServiceUnreachableError({ cause }),
  }
  const request = { path: path.replace(/^\/*/, '/'), query: named, body, signal }
  try {
    return await requestService(cloud, service, request, (body) => parseResponse(path, body, parse))
  } catch (error) {
    // Invalid JSON counts as an unreadable response, too.
    throw isLatchkeyError(error) && error.code === 'HTTP_ANSWER'
      ? new ServiceResponseError(path, error)
      : error
  }
}

function parseResponse<Data>(path: string, body: unknown, parse: (body: unknown) => Data): Data {
  try {
    return parse(body)
  } catch (error) {
    throw isLatchkeyError(error) ? error : new ServiceResponseError(path, error)
  }
}

const DATA_URL = 'https://rpc.walletconnect.org'

export const blockchainApiUrl = ({ options: { dataUrl = DATA_URL } }: CloudContext): string =>
  dataUrl.replace(/\/+$/, '')
