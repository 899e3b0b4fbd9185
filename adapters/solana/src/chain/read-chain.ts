import { type JsonRpcCall, type RpcLoad, requestRpc } from '@latchkey/adapter-kit'
import type { PluginContext } from '@latchkey/kernel'
import {
  type Network,
  type NetworkId,
  type NodeRequests,
  rpcFallbacks,
  type SessionContract,
} from '@latchkey/session/contract'
import { solanaNodeMethods } from '@latchkey/session/requests'
import type { SolanaContract } from '../contract'

export type SolanaContext = PluginContext<SolanaContract, SessionContract>

/** What is needed to read a network. Exists as long as the plugin. */
export interface ReadableChains {
  readonly ctx: Pick<SolanaContext, 'http' | 'clock' | 'randomId' | 'items'>
  readonly loads: Map<NetworkId, RpcLoad>
}

export interface Chains extends ReadableChains {
  readonly ctx: SolanaContext
  readonly networks: readonly Network[]
}

const methods: Readonly<Record<string, { readonly repeatable: boolean } | undefined>> = solanaNodeMethods

/**
 * Calls a network over its RPC URLs, then over what else reads it. A method that the table calls repeatable is repeated
 * three times; any other is sent once, to one server.
 */
export function readChain(
  { ctx, loads }: ReadableChains,
  network: Network,
  call: JsonRpcCall,
  signal: AbortSignal,
): Promise<unknown> {
  const load: RpcLoad = loads.get(network.id) ?? { repeating: 0 }
  loads.set(network.id, load)
  const once = !methods[call.method]?.repeatable
  return requestRpc(
    { ports: ctx, fallbacks: ctx.items(rpcFallbacks), network, load, sendOnce: once },
    call,
    signal,
  )
}

export async function requestNode(
  chains: ReadableChains,
  ...[call, network, signal]: Parameters<NodeRequests['request']>
): ReturnType<NodeRequests['request']> {
  if (!Object.hasOwn(solanaNodeMethods, call.method)) return undefined
  return { answer: await readChain(chains, network, call, signal) }
}
