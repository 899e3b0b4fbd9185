import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { ConnectionId, NetworkId } from '@latchkey/session/contract'
import type { Wallet, WalletAccount } from '@wallet-standard/base'
import type { SolanaNetwork } from './networks'

/** The Wallet Standard objects behind a connection, for libraries that take them. */
export interface StandardWallet {
  readonly wallet: Wallet
  readonly account: WalletAccount
}

export interface SolanaApi {
  /**
   * Returns the wallet's objects behind a connection, by default the active one on Solana. `undefined` for a wallet that is
   * not connected by the Wallet Standard.
   */
  standardWallet(connectionId?: ConnectionId): StandardWallet | undefined
  /**
   * Resolves with an RPC URL of a network (CAIP-2), by default the active one, else the first: the host's first URL, or that
   * of `@latchkey/cloud`. For libraries that read Solana. Rejects with `NetworkNotFoundError` or `ChainUnservedError`.
   */
  rpcUrl(networkId?: NetworkId): Promise<string>
}

export interface SolanaContract {
  readonly id: 'solana'
  readonly api: SolanaApi
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const solanaContract: ContractToken<SolanaContract> = /* @__PURE__ */ defineContract<SolanaContract>(
  'solana',
  1,
)

export interface SolanaOptions {
  /** At least one, each id once. Users see them in this order. */
  readonly networks: readonly SolanaNetwork[]
  /** Reads of a network, by its `id`, instead of its own RPC URLs: https, in the order they are tried. */
  readonly rpcUrls?: Readonly<Record<string, readonly string[]>>
}
