import { isCancellation, isLatchkeyError, isWebUrl, type Ports } from '@latchkey/kernel'
import { retry } from '@latchkey/kernel/async'
import type { Network, RpcFallback } from '../contract'
import { ChainUnreachableError, ChainUnservedError } from './errors'
import { callJsonRpc, type JsonRpcCall } from './json-rpc'
import {
  FIRST_DELAY_MS,
  isWorthAskingElsewhere,
  isWorthRepeating,
  REPEATS,
  retryAfterMs,
} from './repeat-rule'

/** When many calls fail at once, so many are repeated; the rest fail at once, so that there is no storm. */
const MAX_REPEATING = 4

/** How busy a network is: one for each, as long as the plugin lives. */
export interface RpcLoad {
  /** Calls that are being repeated at this moment. */
  repeating: number
}

/** What reading a network takes. */
export interface RpcLine {
  readonly ports: Pick<Ports, 'http' | 'clock' | 'randomId'>
  /** Other places, asked when every URL of the network has failed, or it has none. */
  readonly fallbacks: readonly RpcFallback[]
  readonly network: Network
  readonly load: RpcLoad
  /** For what sends or signs: one server, once. */
  readonly once?: boolean
}

/** Asks a network over its RPC URLs, in their order, then over the fallbacks. Reads are repeated three times. */
export async function readRpc(line: RpcLine, call: JsonRpcCall, signal: AbortSignal): Promise<unknown> {
  const { ports, load, once } = line
  const { clock, randomId } = ports
  let failures = 0
  try {
    return await retry(() => askInTurn(line, call, signal), {
      times: once ? 0 : REPEATS,
      delayMs: FIRST_DELAY_MS,
      clock,
      signal,
      shouldRetry(error) {
        if (!isWorthRepeating(error)) return false
        if (failures === 0 && load.repeating >= MAX_REPEATING) return false
        if (failures === 0) load.repeating += 1
        failures += 1
        return retryAfterMs(error, clock.now()) ?? delayMs(failures, randomId())
      },
    })
  } catch (error) {
    // Nobody but the sender can say whether what was sent once has arrived: the reason stays as it is.
    const isSaid = once || signal.aborted || isLatchkeyError(error) || isCancellation(error)
    throw isSaid ? error : new ChainUnreachableError(call.method, error)
  } finally {
    if (failures > 0) load.repeating -= 1
  }
}

/** Doubles each time, plus up to half of it by chance, so that pages do not come back all at once. */
function delayMs(failures: number, randomHex: string): number {
  const chance = (Number.parseInt(randomHex.slice(0, 4), 16) || 0) / 0xffff
  return FIRST_DELAY_MS * 2 ** (failures - 1) * (1 + chance / 2)
}

async function askInTurn(line: RpcLine, call: JsonRpcCall, signal: AbortSignal): Promise<unknown> {
  let last: unknown = new ChainUnservedError(line.network.id)
  for await (const { url, headers } of serversOf(line)) {
    try {
      return await callJsonRpc(line.ports.http, url, call, signal, headers)
    } catch (error) {
      if (line.once || signal.aborted || !isWorthAskingElsewhere(error)) throw error
      last = error
    }
  }
  throw last
}

interface Server {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What a browser asks no permission for first; fallbacks read it as what it is. */
const asText = { 'content-type': 'text/plain' }

async function* serversOf({ network, fallbacks }: RpcLine): AsyncGenerator<Server> {
  for (const url of network.rpcUrls) if (isWebUrl(url)) yield { url }
  for (const fallback of fallbacks) {
    const url = await fallback.url(network)
    if (url !== undefined && isWebUrl(url)) yield { url, headers: asText }
  }
}
