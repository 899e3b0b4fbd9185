import type { ConnectMethodsOrder, CustomWallet } from './contract'

export interface ConnectOptions {
  /** Shown below the wallets: https, or http on this machine. */
  readonly termsConditionsUrl?: string
  /** Shown below the wallets: https, or http on this machine. */
  readonly privacyPolicyUrl?: string
  /** Wallets to offer beside those that are found; each leads to its homepage until it is installed. */
  readonly customWallets?: readonly CustomWallet[]
  /** Wallets to leave out, by wallet id, directory id, rdns or name; case does not matter. */
  readonly excludeWalletIds?: readonly string[]
  /** Which kind of method stands first; kinds that are left out follow. */
  readonly connectMethodsOrder?: ConnectMethodsOrder
}
