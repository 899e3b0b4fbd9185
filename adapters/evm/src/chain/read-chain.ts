import { type JsonRpcCall, type RpcLoad, requestRpc } from '@latchkey/adapter-kit'
import type { PluginContext, Ports } from '@latchkey/kernel'
import {
  type Network,
  type NetworkId,
  type NodeRequests,
  rpcFallbacks,
  type SessionContract,
} from '@latchkey/session/contract'
import { eip155Methods, eip155NodeMethods } from '@latchkey/session/requests'
import type { Chain } from 'viem'
import type { EvmContract, EvmOptions } from '../contract'

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

export type EvmContext = PluginContext<EvmContract, SessionContract>

/** The part of a viem transport that is used here. */
export interface ChainTransport {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** Objects that exist as long as the plugin, by chain id. */
export interface ChainState extends RpcLoad {
  /** Created once, because a transport may open sockets. */
  transport: ChainTransport | undefined
  /** Addresses of accounts for which a wallet has refused a batch, in lower case. */
  readonly withoutBatches: Set<string>
}

/** What is needed to read a chain. */
export interface ReadableChains {
  readonly ctx: Pick<Ports, 'http' | 'clock' | 'randomId'> & Pick<EvmContext, 'items'>
  readonly options: EvmOptions
  readonly memory: Map<number, ChainState>
}

export interface Chains extends ReadableChains {
  readonly ctx: EvmContext
  readonly networks: readonly Network[]
}

/** The EIP-155 number of a CAIP-2 id; NaN for another namespace. */
export function chainIdOf(networkId: NetworkId): number {
  const digits = /^eip155:(\d+)$/.exec(networkId)?.[1]
  return digits === undefined ? Number.NaN : Number(digits)
}

/** The host's own network object, with its formatters, or one created from the session's network. */
export function toViemChain({ options }: ReadableChains, network: Network): Chain {
  const id = chainIdOf(network.id)
  const given = options.networks.find((one) => one.id === id)
  const { name, nativeCurrency, rpcUrls, explorerUrl } = network
  return {
    id,
    name,
    nativeCurrency,
    ...(explorerUrl ? { blockExplorers: { default: { name, url: explorerUrl } } } : {}),
    ...given,
    rpcUrls: { default: { http: rpcUrls } },
  }
}
