import type { RpcLoad } from '@latchkey/adapter-kit'
import type { PluginContext } from '@latchkey/kernel'
import type { ConnectionId, Network, NetworkId, SessionContract } from '@latchkey/session/contract'
import type { SolanaContract, StandardWallet } from './contract'

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

/** One call of `register`, or of the function it returned: the list is the same object in both. */
export type Registration = readonly [wallets: readonly unknown[], isHere: boolean]

/** What a run keeps until its wallets are listed. */
export interface RegistrationQueue {
  /** In the order received, unchecked. */
  readonly kept: Registration[]
  /** Further ones are not kept. */
  readonly most: number
  /** Asks the wallets of the page to register. */
  ask(): void
  /** Set by the code that lists the wallets; called when a registration was kept. */
  onRegistration?: () => void
}

/** Functions that exist once the wallets are listed, which is before a wallet can be connected. */
export interface WalletFinder {
  /** Returns the wallet's own objects behind a connection. */
  find?: (connectionId: ConnectionId | undefined) => StandardWallet | undefined
  /** Decodes the base58 text. */
  isAddress?: (text: string) => boolean
}
