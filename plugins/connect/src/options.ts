import type { WalletEntry } from '@latchkey/cloud/contract'

/** What a user can connect with. */
export type ConnectMethodKind = 'wallet' | 'email' | 'social'

/** A wallet of the host's own. */
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
  /** Linked below the wallets, or in the box of `legalCheckbox`: https, or http on this machine. */
  readonly termsConditionsUrl?: string
  /** Linked below the wallets, or in the box of `legalCheckbox`: https, or http on this machine. */
  readonly privacyPolicyUrl?: string
  /** Wallets to offer beside those that are found: paired if possible, else linked to. */
  readonly customWallets?: readonly CustomWallet[]
  /** Directory ids, shown in this order. An empty list is as if it were absent. */
  readonly featuredWalletIds?: readonly string[]
  /** Wallets to leave out, by wallet id, directory id, rdns or name; case does not matter. */
  readonly excludeWalletIds?: readonly string[]
  /** Whether the whole directory is offered. Default: 'SHOW'. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Groups to show first; the others follow in the default order. */
  readonly connectorTypeOrder?: readonly WalletGroupName[]
  /** Order of the kinds of methods; kinds that are left out follow. */
  readonly connectMethodsOrder?: readonly ConnectMethodKind[]
  /** One row 'Continue with a wallet' instead of the list, where there are other methods. Default: false. */
  readonly collapseWallets?: boolean
  /**
   * Nothing connects before the user has ticked a box that links the terms or the privacy policy; one of them must be set.
   * Default: false.
   */
  readonly legalCheckbox?: boolean
}
