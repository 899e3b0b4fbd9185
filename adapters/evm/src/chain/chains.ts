import type { Ports } from '@latchkey/kernel'
import type { RpcLoad } from '@latchkey/session/adapter-kit'
import { type Network, type NetworkId, sessionContract } from '@latchkey/session/contract'
import type { EvmContext } from '../evm-context'
import type { EvmOptions } from '../options'

/** The part of a viem transport that is used here. */
export interface ChainTransport {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** What lives as long as the plugin, by chain id. */
export interface ChainMemory extends RpcLoad {
  /** Made once: a transport may open sockets. */
  transport: ChainTransport | undefined
}

/** What reading a chain takes. */
export interface ReadableChains {
  readonly ctx: Pick<Ports, 'http' | 'clock' | 'randomId'> & Pick<EvmContext, 'items'>
  readonly options: EvmOptions
  readonly memory: Map<number, ChainMemory>
}

export interface Chains extends ReadableChains {
  readonly ctx: EvmContext
  readonly networks: readonly Network[]
}

/** A network of the host's options, or one that was added to the session later. */
export function findNetwork({ ctx, networks }: Chains, networkId: NetworkId): Network | undefined {
  return [...networks, ...ctx.read(sessionContract).networks].find(({ id }) => id === networkId)
}
