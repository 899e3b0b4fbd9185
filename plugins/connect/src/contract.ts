import type { CloudContract, WalletEntry } from '@latchkey/cloud/contract'
import {
  type ContractToken,
  defineContract,
  defineSlot,
  type PluginContext,
  type ScreenItem,
  type Slot,
  type SlotItem,
  type View,
} from '@latchkey/kernel'
import type { ChainNamespace, SessionContract, SessionEvents } from '@latchkey/session/contract'

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

/**
 * A method to connect other than a wallet. A method of kind `social` is a tile, and its `label` is a name ('Google'). Any other
 * is a row, and its `label` is a whole sentence ('Continue with email'). `badge` is a short text beside the label.
 */
export interface ConnectMethod extends Omit<ScreenItem<never, never>, 'component'> {
  readonly kind: ConnectMethodKind
  /** For kind `social`: opens a view with all social logins. Shown as the last tile, if there is no room for all. */
  readonly overflow?: boolean
  /** Called when the user hovers, focuses or presses the method, to load what `run` needs. */
  preload?(): void
  /**
   * Called in the click event. Opens a view of the plugin that offers the method. Not called before the user has consented
   * (`legalCheckbox`).
   */
  run(): void
}

/** A source of methods to connect that are loaded only when the list opens. */
export interface ConnectMethodSource extends SlotItem {
  /**
   * Called when the list is first opened; the list is shown once it has settled. Its methods come after those that are
   * filled in directly. A rejection is reported, and the list is shown without them.
   */
  load(): Promise<readonly ConnectMethod[]>
}

/** Whether the user agreed to the terms on this page. Starts as `not-needed` without the option `legalCheckbox`. */
export type Consent = 'not-needed' | 'needed' | 'given'

/** A wallet that was used before: the id of an installed wallet, or the directory entry of a paired one. */
export interface RecentWallet {
  readonly id: string
  readonly wallet?: WalletEntry
}

/** What the list shows of the wallet directory. */
export interface DirectoryState {
  /** `absent`: the plugin `cloud` is not installed, or has no project id. */
  readonly status: 'absent' | 'idle' | 'loading' | 'ready' | 'failed'
  /** Entries of `featuredWalletIds`, in the host's order. */
  readonly featured: readonly WalletEntry[]
  readonly recommended: readonly WalletEntry[]
  /** Entries of `excludeWalletIds`. Their ids and rdns hide announced wallets (EIP-6963) too. */
  readonly excluded: readonly WalletEntry[]
  /** True while no wallet is listed, because the directory has not returned the excluded ones yet. */
  readonly isHoldingWallets?: boolean
  /** Number of wallets in the directory. */
  readonly count: number
}

/** The loaded pages of all wallets. */
export interface DirectoryPages {
  readonly status: 'idle' | 'loading' | 'failed' | 'complete'
  readonly wallets: readonly WalletEntry[]
  /** Number of loaded pages. */
  readonly pages: number
  /** Number of wallets in the directory that pass the filter. */
  readonly count: number
  /** Whether only certified wallets are loaded. */
  readonly certified: boolean
}

/** Where the user left the view `AllWallets`, to restore it when the user goes back to it. */
export interface DirectoryScrollPosition {
  /** Key of the router entry. Any other entry starts at the top. */
  readonly entry: string
  readonly walletId: string
  /** Scroll offset in px. */
  readonly top: number
  readonly query: string
  /** The results of the directory for the query. */
  readonly found: readonly WalletEntry[]
}

export interface ConnectState {
  readonly options: ConnectOptions
  /** Newest first, at most 2. Persisted. */
  readonly recent: readonly RecentWallet[]
  /** The wallet that is being paired. If it approves after a reload of the page, it is added to `recent` then. Persisted. */
  readonly pairingWallet?: RecentWallet | undefined
  readonly directory: DirectoryState
  readonly directoryPages: DirectoryPages
  /** While it is `needed`, a guard of session's `beforeConnect` refuses every connection. Not persisted. */
  readonly consent: Consent
  readonly scrollPosition: DirectoryScrollPosition | undefined
}

/** Loads and searches the wallet directory, and remembers wallets that were used. */
export interface WalletDirectory {
  /** Adds a wallet that was paired to `recent`. */
  remember(wallet: WalletEntry): void
  /**
   * Adds the wallet of a `session:connected` event to `recent`. A wallet that reconnected is not added. A paired wallet is
   * added only if it approved after a reload; otherwise its view adds it.
   */
  rememberConnected(connected: SessionEvents['session:connected']): void
  /** Sets the wallet that is being paired; `undefined` when none is. */
  setPairingWallet(wallet: WalletEntry | undefined): void
  /** Fetches the entries of excluded wallets, once. Until then, but at most for 1.5 s, no wallet is listed. Never rejects. */
  identifyExcluded(): Promise<void>
  /** Fetches featured, recommended and excluded wallets, once, and again after a failure. Never rejects; see `directory.status`. */
  loadDirectory(): Promise<void>
  /** Loads the next page of all wallets. Never rejects; see `directoryPages.status`. */
  loadMore(): Promise<void>
  /** Turns the filter for certified wallets on or off and loads the first page again. Never rejects. */
  showCertified(certified: boolean): Promise<void>
  /** Searches the directory. Resolves to at most 100 wallets, and rejects with the error of the service. */
  search(query: string, signal: AbortSignal): Promise<readonly WalletEntry[]>
  /** Saves where the user left the view `AllWallets`. */
  saveScrollPosition(position: DirectoryScrollPosition): void
}

export interface ConnectApi {
  /** Resolves to the wallet directory, whose code the first call loads. Every call resolves to the same object. */
  directory(): Promise<WalletDirectory>
  /**
   * Records whether the user agreed to the terms. The checkbox of `legalCheckbox` calls it; a host with its own checkbox can
   * call it too. After `false` every connection is refused.
   */
  setConsent(given: boolean): void
}

/** Arguments of a view about one wallet, whose name is the title in the header. */
export interface WalletArgs {
  readonly wallet: WalletEntry
}

/** The CAIP-2 namespace to connect. The connection becomes active in it; other namespaces keep their wallets. */
export interface NamespaceArgs {
  readonly namespace?: ChainNamespace | undefined
}

export interface ConnectViews {
  /** The wallets and other methods to connect. With a namespace, only wallets that can connect in it, and in no other. */
  Connect: View<NamespaceArgs | undefined>
  /** The wallets without other methods; the row of `collapseWallets` opens it. */
  ConnectWallets: View<NamespaceArgs | undefined>
  /** Connects this wallet in these namespaces, by default in all it supports. `name` is the title in the header. */
  ConnectingExternal: View<{
    readonly walletId: string
    readonly name?: string
    readonly namespaces?: readonly ChainNamespace[]
  }>
  /** Lets the user choose a chain of a wallet that has one connector per chain. */
  ConnectingMultiChain: View<{ readonly walletId: string; readonly name?: string }>
  /**
   * Pairs over the WalletConnect relay with this wallet, or with any wallet that scans the code. `opened` says that the tap
   * that opened this view has opened the wallet's app already.
   */
  ConnectingWalletConnect: View<Partial<WalletArgs> & NamespaceArgs & { readonly opened?: boolean }>
  /** The pairing code only, on pages without a wallet list. */
  ConnectingWalletConnectBasic: View
  /** All wallets of the directory, with a search field. */
  AllWallets: View<NamespaceArgs | undefined>
  /** Download links of one wallet. */
  Downloads: View<WalletArgs>
  /** Explains wallets. */
  WhatIsAWallet: View
  /** Lists wallets to install. */
  GetWallet: View
}

export interface ConnectContract {
  readonly id: 'connect'
  readonly api: ConnectApi
  readonly state: ConnectState
  readonly events: {
    /** The directory was searched. What for is not told. */
    readonly 'connect:searched': Record<never, never>
  }
  readonly views: ConnectViews
}

export const connectContract: ContractToken<ConnectContract> =
  /* @__PURE__ */ defineContract<ConnectContract>('connect', 1)
/** Slot for methods to connect other than wallets. */
export const connectMethods: Slot<ConnectMethod | ConnectMethodSource> = /* @__PURE__ */ defineSlot<
  ConnectMethod | ConnectMethodSource
>('connect:methods')

export type ConnectContext = PluginContext<ConnectContract, SessionContract, CloudContract>
