import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { ConnectionId, NetworkId } from '@latchkey/session/contract'
import type { Connection } from '@solana/web3.js'
import type { Wallet, WalletAccount } from '@wallet-standard/base'

/** The Wallet Standard objects behind a connection, for libraries that take them. */
export interface StandardWallet {
  readonly wallet: Wallet
  readonly account: WalletAccount
}

export interface SolanaApi {
  /** Of a connection, or of the active one on Solana; `undefined` for a wallet that is reached otherwise. */
  standardWallet(connectionId?: ConnectionId): StandardWallet | undefined
  /** `@solana/web3.js`, fetched with the first call, on the host's own RPC. Rejects with `NetworkNotFoundError`. */
  connection(networkId?: NetworkId): Promise<Connection>
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
