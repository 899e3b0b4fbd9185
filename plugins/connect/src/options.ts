import type { WalletEntry } from '@latchkey/cloud/contract'

/** The kinds of methods to connect. */
export type ConnectMethodKind = 'wallet' | 'email' | 'social'

/** A wallet that the host adds to the list. */
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
  /** URL of the terms, linked below the wallets or beside the checkbox of `legalCheckbox`: https, or http on localhost. */
  readonly termsConditionsUrl?: string
  /** URL of the privacy policy, linked in the same places: https, or http on localhost. */
  readonly privacyPolicyUrl?: string
  /** Wallets to list in addition to those that are found. They are paired if possible; else the row links to them. */
  readonly customWallets?: readonly CustomWallet[]
  /** Ids of the wallet directory, shown in this order. An empty list is the same as none. */
  readonly featuredWalletIds?: readonly string[]
  /** Wallets to leave out, by wallet id, directory id, rdns or name; case does not matter. */
  readonly excludeWalletIds?: readonly string[]
  /** Whether the whole directory is offered: always, never, or on phones only. Default: 'SHOW'. */
  readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE'
  /** Groups to show first; the others follow in the default order. */
  readonly connectorTypeOrder?: readonly WalletGroupName[]
  /** Order of the kinds of methods; kinds that are left out follow. Default: wallets first if one is installed, else last. */
  readonly connectMethodsOrder?: readonly ConnectMethodKind[]
  /** Shows one row 'Continue with a wallet' instead of the wallets, if there are other methods. Default: false. */
  readonly collapseWallets?: boolean
  /**
   * Refuses every connection until the user has ticked a checkbox that links the terms and the privacy policy. At least one of
   * the two URLs must be set. Default: false.
   */
  readonly legalCheckbox?: boolean
}
