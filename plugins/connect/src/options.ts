import type { WalletEntry } from '@latchkey/cloud/contract'

/** What a visitor can connect with. */
export type ConnectMethodKind = 'wallet' | 'email' | 'social'

/** A wallet of the host's own choice. */
export type CustomWallet = Omit<WalletEntry, 'imageId' | 'certified'>

/** Groups of wallets in the list. */
export type WalletGroupName =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

export interface ConnectOptions {
  /** Shown below the wallets: https, or http on this machine. */
  readonly termsConditionsUrl?: string
  /** Shown below the wallets: https, or http on this machine. */
  readonly privacyPolicyUrl?: string
  /** Wallets to offer beside those that are found: paired where they can be, else led to. */
  readonly customWallets?: readonly CustomWallet[]
  /** Directory ids, shown in this order. Empty: as if it were not there. */
  readonly featuredWalletIds?: readonly string[]
  /** Wallets to leave out, by wallet id, directory id, rdns or name; case does not matter. */
  readonly excludeWalletIds?: readonly string[]
  /** Whether the whole directory is offered. Default: 'SHOW'. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Groups that stand first; those left out follow in the usual order. */
  readonly connectorTypeOrder?: readonly WalletGroupName[]
  /** Which kind of method stands first; kinds that are left out follow. */
  readonly connectMethodsOrder?: readonly ConnectMethodKind[]
  /** One row 'Continue with a wallet' in place of the list, where there are other ways. Default: false. */
  readonly collapseWallets?: boolean
}
