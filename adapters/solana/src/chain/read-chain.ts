import { type JsonRpcCall, type RpcLoad, readRpc } from '@latchkey/session/adapter-kit'
import { type Network, rpcFallbacks } from '@latchkey/session/contract'
import type { ReadableChains } from './chains'

/** What changes something: to one server, once. */
const sending: ReadonlySet<string> = new Set(['sendTransaction', 'requestAirdrop'])

/** Asks a network over its RPC URLs, then over what else reads it. Reads are repeated three times. */
export function readChain(
  { ctx, loads }: ReadableChains,
  network: Network,
  call: JsonRpcCall,
  signal: AbortSignal,
): Promise<unknown> {
  const load: RpcLoad = loads.get(network.id) ?? { repeating: 0 }
  loads.set(network.id, load)
  const once = sending.has(call.method)
  return readRpc({ ports: ctx, fallbacks: ctx.items(rpcFallbacks), network, load, once }, call, signal)
}
