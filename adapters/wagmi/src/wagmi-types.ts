// The parts of wagmi that are used, in the shapes that version 2 and version 3 have in common. A page may have `wagmi`,
// `@wagmi/core` or both, and an import of the one that it has not would take its types away.
import type { Address, Chain } from 'viem'
import type { WagmiLatchkey } from './wagmi-latchkey'

/** What wagmi keeps of a connection. */
export interface WagmiConnection {
  readonly accounts: readonly Address[]
  readonly chainId: number
}

/** By which a connector tells wagmi what has changed. */
export interface ConnectorEmitter {
  emit(event: 'change' | 'connect', data: WagmiConnection): void
  emit(event: 'disconnect'): void
}

/** What wagmi gives to the function of a connector. */
export interface ConnectorConfig<WagmiChain extends Chain> {
  readonly chains: readonly [WagmiChain, ...WagmiChain[]]
}

/** A connector as it is in `config.connectors`. That of this package has `getLatchkey`. */
export interface WagmiConnector {
  readonly id: string
  /** Another one on each page. */
  readonly uid: string
  readonly emitter: ConnectorEmitter
  readonly getLatchkey?: () => WagmiLatchkey
}

export interface WagmiState {
  /** The network that is read while no wallet is connected, else that of the current connection if it is in `chains`. */
  readonly chainId: number
  /** By the connector's `uid`. */
  readonly connections: ReadonlyMap<string, WagmiConnection & { readonly connector: { readonly id: string } }>
  readonly current: string | null
  readonly status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

/** What `createConfig` of wagmi or of `@wagmi/core` returns. */
export interface WagmiConfig<State extends WagmiState = WagmiState> {
  readonly chains: readonly { readonly id: number }[]
  readonly connectors: readonly WagmiConnector[]
  readonly state: State
  setState(change: (state: NoInfer<State>) => NoInfer<State>): void
  subscribe(select: (state: NoInfer<State>) => unknown, listener: () => void): () => void
}
