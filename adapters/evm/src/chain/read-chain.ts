import { type JsonRpcCall, requestRpc } from '@latchkey/adapter-kit'
import { type Network, type NetworkId, type NodeRequests, rpcFallbacks } from '@latchkey/session/contract'
import { eip155Methods, eip155NodeMethods } from '@latchkey/session/requests'
import {
  type ChainState,
  type ChainTransport,
  chainIdOf,
  type ReadableChains,
  toViemChain,
} from './evm-context'

const methods: Readonly<Record<string, { readonly repeatable: boolean } | undefined>> = eip155Methods

/**
 * Sends a request to a network: by the host's transport, or to its RPC URLs and then to other plugins' RPC services. A
 * method that `rpc-methods` marks as repeatable is repeated up to three times. Any other method is sent once, to one
 * server.
 */
export async function readChain(
  chains: ReadableChains,
  network: Network,
  call: JsonRpcCall,
  signal: AbortSignal,
): Promise<unknown> {
  const { ctx } = chains
  const load = memoryOf(chains, network.id)
  const transport = transportOf(chains, network, load)
  if (transport) return transport.request({ method: call.method, params: call.params })
  const once = !methods[call.method]?.repeatable
  return requestRpc(
    { ports: ctx, fallbacks: ctx.items(rpcFallbacks), network, load, sendOnce: once },
    call,
    signal,
  )
}

export function memoryOf({ memory }: Pick<ReadableChains, 'memory'>, networkId: NetworkId): ChainState {
  const id = chainIdOf(networkId)
  const known = memory.get(id)
  if (known) return known
  const fresh: ChainState = { repeating: 0, transport: undefined, withoutBatches: new Set() }
  memory.set(id, fresh)
  return fresh
}

function transportOf(
  chains: ReadableChains,
  network: Network,
  memory: ChainState,
): ChainTransport | undefined {
  const make = chains.options.transports?.[chainIdOf(network.id)]
  if (make) memory.transport ??= make({ chain: toViemChain(chains, network) })
  return memory.transport
}

/** Returns the entry of a method that a node serves without a wallet; `undefined` for every other method. */
export async function requestNode(
  chains: ReadableChains,
  ...[call, network, signal]: Parameters<NodeRequests['request']>
): ReturnType<NodeRequests['request']> {
  if (!Object.hasOwn(eip155NodeMethods, call.method)) return undefined
  return { answer: await readChain(chains, network, call, signal) }
}
