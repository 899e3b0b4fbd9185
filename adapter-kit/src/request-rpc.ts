import { isCancellation, isLatchkeyError, isWebUrl, type PluginContext, type Ports } from '@latchkey/kernel'
import { retry } from '@latchkey/kernel/async'
import type { ChainNamespace, Network, NetworkId } from '@latchkey/session/contract'
import { type RpcFallback, type SessionContract, sessionContract } from '@latchkey/session/contract'
import { type BatchingServer, createBatchingServer } from './batch-calls'
import { ChainUnreachableError, ChainUnservedError } from './errors'
import {
  callJsonRpc,
  FIRST_DELAY_MS,
  isRetryable,
  type JsonRpcCall,
  MAX_RETRIES,
  type RpcServer,
  retryAfterMs,
  shouldTryNextServer,
} from './json-rpc'

/** The number of failed calls that are retried at the same time. Others fail at once, to not overload the server. */
const MAX_REPEATING = 4

/** What is remembered of one network. The plugin keeps one object for each network. */
export interface RpcLoad {
  /** Calls that are being retried now. */
  repeating: number
  /** The servers that were called, and whether they take batches. Filled here. */
  servers?: Map<string, BatchingServer>
}

/** One network for `requestRpc`. */
export interface NetworkRpc {
  readonly ports: Pick<Ports, 'http' | 'clock' | 'randomId'>
  /** Used when all URLs of the network have failed, or it has none. */
  readonly fallbacks: readonly RpcFallback[]
  readonly network: Network
  readonly load: RpcLoad
  /** True for requests that must not be repeated: sent once, to one server. */
  readonly sendOnce?: boolean
}

/**
 * Sends a request to the RPC URLs of a network, in their order, then to the fallbacks, until one responds. All of that is
 * retried up to three times, unless `sendOnce` is set. Requests that start in one task share an HTTP request where the
 * server takes batches; those with `sendOnce` go alone. Rejects with `ChainRpcError` for a JSON-RPC error, with
 * `ChainUnreachableError` if no server responds, with `ChainUnservedError` if there is no server, and with the original
 * error if `sendOnce` is set or the signal aborts.
 */
export async function requestRpc(rpc: NetworkRpc, call: JsonRpcCall, signal: AbortSignal): Promise<unknown> {
  const { ports, load, sendOnce: once } = rpc
  const { clock, randomId } = ports
  let failures = 0
  try {
    return await retry(() => tryServers(rpc, call, signal), {
      times: once ? 0 : MAX_RETRIES,
      delayMs: FIRST_DELAY_MS,
      clock,
      signal,
      shouldRetry(error) {
        if (!isRetryable(error)) return false
        if (failures === 0 && load.repeating >= MAX_REPEATING) return false
        if (failures === 0) load.repeating += 1
        failures += 1
        return retryAfterMs(error, clock.now()) ?? delayMs(failures, randomId())
      },
    })
  } catch (error) {
    // With `sendOnce`, the caller gets the original error, to find out whether a transaction has reached the network.
    const isFinal = once || signal.aborted || isLatchkeyError(error) || isCancellation(error)
    throw isFinal ? error : new ChainUnreachableError(call.method, error)
  } finally {
    if (failures > 0) load.repeating -= 1
  }
}

/** Exponential backoff with up to 50 % jitter, so that pages do not retry all at once. */
function delayMs(failures: number, randomHex: string): number {
  const chance = (Number.parseInt(randomHex.slice(0, 4), 16) || 0) / 0xffff
  return FIRST_DELAY_MS * 2 ** (failures - 1) * (1 + chance / 2)
}

async function tryServers(rpc: NetworkRpc, call: JsonRpcCall, signal: AbortSignal): Promise<unknown> {
  let last: unknown
  for await (const server of listServers(rpc)) {
    try {
      // A batch is sent again in parts if the server refuses it.
      if (rpc.sendOnce) return await callJsonRpc(rpc.ports.http, server, call, signal)
      return await batchingServer(rpc, server)(call, signal)
    } catch (error) {
      if (rpc.sendOnce || signal.aborted || !shouldTryNextServer(error)) throw error
      last = error
    }
  }
  throw last ?? new ChainUnservedError(rpc.network.id)
}

function batchingServer({ ports, load }: NetworkRpc, server: RpcServer): BatchingServer {
  load.servers ??= new Map()
  const key = JSON.stringify(server)
  const known = load.servers.get(key)
  if (known) return known
  const fresh = createBatchingServer(ports.http, server)
  load.servers.set(key, fresh)
  return fresh
}

/** A content type that needs no CORS preflight. Fallbacks parse the body as JSON nevertheless. */
const plainTextHeaders = { 'content-type': 'text/plain' }

async function* listServers({ network, fallbacks }: NetworkRpc): AsyncGenerator<RpcServer> {
  for (const url of network.rpcUrls) if (isWebUrl(url)) yield { url }
  for (const fallback of fallbacks) {
    const url = await fallback.url(network)
    if (url !== undefined && isWebUrl(url)) yield { url, headers: plainTextHeaders }
  }
}

/** The networks that an adapter knows. */
export interface KnownNetworks {
  readonly ctx: Pick<PluginContext<never, SessionContract>, 'read'>
  /** The networks of the adapter's options. */
  readonly networks: readonly Network[]
}

/**
 * A network of the adapter's options, or one of its chain that was added with `addNetwork`; `undefined` if there is none, as for a
 * network of another chain.
 */
export function findNetwork(
  { ctx, networks }: KnownNetworks,
  networkId: NetworkId,
  chain: ChainNamespace,
): Network | undefined {
  return [...networks, ...ctx.read(sessionContract).networks].find(
    ({ id, namespace }) => id === networkId && namespace === chain,
  )
}
