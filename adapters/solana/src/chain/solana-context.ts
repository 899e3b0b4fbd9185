import type { PluginContext } from '@latchkey/kernel'
import type { RpcLoad } from '@latchkey/session/adapter-kit'
import type { Network, NetworkId, SessionContract } from '@latchkey/session/contract'
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
