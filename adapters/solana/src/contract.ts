import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { ConnectionId, NetworkId } from '@latchkey/session/contract'
import type { Wallet, WalletAccount } from '@wallet-standard/base'

/** The Wallet Standard objects behind a connection, for libraries that take them. */
export interface StandardWallet {
  readonly wallet: Wallet
  readonly account: WalletAccount
}

export interface SolanaApi {
  /**
   * Of a connection, by default the active one on Solana; `undefined` for a wallet that is not reached by the Wallet
   * Standard.
   */
  standardWallet(connectionId?: ConnectionId): StandardWallet | undefined
  /**
   * For libraries that read Solana: the host's first RPC URL of a network (CAIP-2), without one that of
   * `@latchkey/cloud`; by default of the active network, else of the first. Rejects with `NetworkNotFoundError` or
   * `ChainUnservedError`.
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
