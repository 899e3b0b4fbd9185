import { isCancellation, isLatchkeyError, isWebUrl } from '@latchkey/kernel'
import { retry } from '@latchkey/kernel/async'
import type { Network } from '@latchkey/session/contract'
import { ChainUnreachableError, NetworkNotFoundError } from '../errors'
import { chainIdOf } from './chain-id'
import type { ChainMemory, ChainTransport, ReadableChains } from './chains'
import { callJsonRpc, type JsonRpcCall } from './json-rpc'
import {
  FIRST_DELAY_MS,
  isWorthAskingElsewhere,
  isWorthRepeating,
  REPEATS,
  retryAfterMs,
} from './repeat-rule'
import { toViemChain } from './viem-chain'

/** When many calls fail at once, so many are repeated; the rest fail at once (R30: no storm). */
const MAX_REPEATING = 4

/**
 * Asks a network over the host's transport or RPC URLs, in their order. Reads are repeated three times; what
 * sends is sent once, to one server (R12).
 */
export async function readChain(
  chains: ReadableChains,
  network: Network,
  call: JsonRpcCall,
  signal: AbortSignal,
): Promise<unknown> {
  const memory = memoryOf(chains, network)
  const transport = transportOf(chains, network, memory)
  if (transport) return transport.request({ method: call.method, params: call.params })
  const urls = network.rpcUrls.filter(isWebUrl)
  const [first] = urls
  if (first === undefined) throw new NetworkNotFoundError(network.id)
  if (call.method.startsWith('eth_send')) return callJsonRpc(chains.ctx.http, first, call, signal)

  let failures = 0
  try {
    return await retry(() => askInTurn(chains, urls, call, signal), {
      times: REPEATS,
      delayMs: FIRST_DELAY_MS,
      clock: chains.ctx.clock,
      signal,
      shouldRetry(error) {
        if (!isWorthRepeating(error)) return false
        if (failures === 0 && memory.repeating >= MAX_REPEATING) return false
        if (failures === 0) memory.repeating += 1
        failures += 1
        return retryAfterMs(error, chains.ctx.clock.now()) ?? delayMs(failures, chains.ctx.randomId())
      },
    })
  } catch (error) {
    const isSaid = signal.aborted || isLatchkeyError(error) || isCancellation(error)
    throw isSaid ? error : new ChainUnreachableError(call.method, error)
  } finally {
    if (failures > 0) memory.repeating -= 1
  }
}

/** Doubles each time, plus up to half of it by chance, so that pages do not come back all at once. */
function delayMs(failures: number, randomHex: string): number {
  const chance = (Number.parseInt(randomHex.slice(0, 4), 16) || 0) / 0xffff
  return FIRST_DELAY_MS * 2 ** (failures - 1) * (1 + chance / 2)
}

async function askInTurn(
  { ctx }: ReadableChains,
  urls: readonly string[],
  call: JsonRpcCall,
  signal: AbortSignal,
): Promise<unknown> {
  let last: unknown
  for (const url of urls) {
    try {
      return await callJsonRpc(ctx.http, url, call, signal)
    } catch (error) {
      if (signal.aborted || !isWorthAskingElsewhere(error)) throw error
      last = error
    }
  }
  throw last
}

function memoryOf({ memory }: ReadableChains, network: Network): ChainMemory {
  const id = chainIdOf(network.id)
  const known = memory.get(id)
  if (known) return known
  const fresh: ChainMemory = { repeating: 0, transport: undefined }
  memory.set(id, fresh)
  return fresh
}

function transportOf(
  chains: ReadableChains,
  network: Network,
  memory: ChainMemory,
): ChainTransport | undefined {
  const make = chains.options.transports?.[chainIdOf(network.id)]
  if (make) memory.transport ??= make({ chain: toViemChain(chains, network) })
  return memory.transport
}
