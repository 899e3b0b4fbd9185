import * as v from 'valibot'
import type { Traffic, Visit } from '../fault-injection/log-and-inject-faults'
import { rpcCalls } from '../gateway/rpc-calls'
import { history } from '../history/history-endpoint'
import type { Call, Cut, Reply } from '../http/reply'
import { jsonReply } from '../http/reply'
import { onrampOptions, onrampQuote } from '../onramp/onramp-endpoints'
import {
  sessionActivate,
  sessionBegin,
  sessionList,
  sessionRevoke,
} from '../smart-sessions/session-endpoints'
import {
  swapAllowance,
  swapBuildApprove,
  swapBuildTransaction,
  swapGasPrice,
  swapQuotes,
  swapTokens,
} from '../swaps/swap-endpoints'
import type { SwapLie } from '../swaps/swap-lie'
import { balance } from './balance'
import type { DataEndpoint, DataVariant } from './data-endpoint'
import { DataError, failedReply } from './data-error'
import type { DataWorld } from './data-world'
import { fungiblePrice } from './fungible-price'
import { identity } from './identity'
import { profileAccount, profileReverse } from './profile-endpoints'
import { profileRegistration } from './register-profile'
import { jsonRpc } from './rpc-proxy'
import { profileSuggestions } from './suggestions'
import { supportedChains } from './supported-chains'

/** `/data`, `/data/many` and `/data/hostile` are base paths of the three variants. */
const bases = /^\/data(?:\/(many|hostile))?(\/.*)$/
const endpoints: readonly DataEndpoint[] = [
  supportedChains,
  identity,
  balance,
  history,
  fungiblePrice,
  profileReverse,
  profileAccount,
  profileSuggestions,
  profileRegistration,
  sessionList,
  sessionBegin,
  sessionActivate,
  sessionRevoke,
  jsonRpc,
  onrampOptions,
  onrampQuote,
  swapTokens,
  swapQuotes,
  swapAllowance,
  swapGasPrice,
  swapBuildApprove,
  swapBuildTransaction,
]
const projectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ projectId: v.pipe(v.string(), v.minLength(1)) }),
)

/** The headers that pages may send, as in production. */
export const DATA_HEADERS =
  'content-type, user-agent, referer, origin, access-control-request-method, access-control-request-headers, solana-client, sec-fetch-mode, x-sdk-type, x-sdk-version'

/** The blockchain data API. Returns undefined if the path belongs to another service. */
export function handleDataRequest(
  call: Call,
  traffic: Traffic,
  world: DataWorld,
): Promise<Reply | Cut> | undefined {
  const [, variant = 'usual', path] = bases.exec(call.path) ?? []
  if (path === undefined) return undefined
  const endpoint = endpoints.find((one) => one.method === call.method && one.path.test(path))
  const failed = (status: number, sentence: string): Reply =>
    failedReply(status, status === 429 ? 'rate_limited' : 'fault', sentence)
  const visit: Visit = {
    services: endpoint ? [endpoint.service, 'data'] : ['data'],
    calls: callsOf(call, endpoint),
    failed,
  }
  if (!endpoint) {
    return traffic.pass(visit, call.signal, async () =>
      failedReply(404, 'path', `There is no ${call.method} ${path} in the data API of local-services.`),
    )
  }
  const empty = (): Reply => jsonReply(endpoint.empty(call.body))
  const answer = (lie?: SwapLie): Promise<Reply> =>
    answerOrRefuse(call, endpoint, variantOf(variant), path, world, lie)
  return traffic.pass({ ...visit, empty, lie: answer }, call.signal, () => answer())
}

async function answerOrRefuse(
  { query, headers, body, signal }: Call,
  endpoint: DataEndpoint,
  variant: DataVariant,
  path: string,
  world: DataWorld,
  lie?: SwapLie,
): Promise<Reply> {
  const isNamed = {
    query: () => Boolean(query.get('projectId')),
    body: () => v.is(projectSchema, body),
    none: () => true,
  }
  try {
    if (!isNamed[endpoint.projectId]()) throw new DataError(401, 'projectId', 'Project ID is missing')
    const subject = decodeURIComponent(endpoint.path.exec(path)?.[1] ?? '')
    return await endpoint.answer({
      subject,
      query,
      headers,
      body,
      variant,
      world,
      signal,
      ...(lie && { lie }),
    })
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof DataError) return failedReply(error.status, error.field, error.message)
    if (error instanceof URIError) return failedReply(400, 'path', 'The address cannot be read')
    return failedReply(503, 'provider', 'The chain behind this endpoint does not answer')
  }
}

/** The log entries of a request: its path and query, for each call of a JSON-RPC body. */
function callsOf({ method, path, query, body }: Call, endpoint: DataEndpoint | undefined): readonly string[] {
  const call = `${method} ${path}?${query}`
  return endpoint === jsonRpc ? rpcCalls(body).map((name) => `${call} ${name}`) : [call]
}

function variantOf(name: string): DataVariant {
  return name === 'many' || name === 'hostile' ? name : 'usual'
}
