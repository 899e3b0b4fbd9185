import type { WalletEntry } from '@latchkey/cloud/contract'
import {
  type ContractToken,
  defineContract,
  defineSlot,
  type ScreenItem,
  type Slot,
  type SlotItem,
  type View,
} from '@latchkey/kernel'
import type { ChainNamespace, SessionEvents } from '@latchkey/session/contract'
import type { ConnectMethodKind, ConnectOptions } from './options'

export type * from './options'

/**
 * A method to connect that is not a wallet. Those of kind `social` stand side by side and are labelled with a name alone
 * ('Google'); any other is a row with the whole sentence ('Continue with email'). `badge` is a word beside it.
 */
export interface ConnectMethod extends Omit<ScreenItem<never, never>, 'component'> {
  readonly kind: ConnectMethodKind
  /** Of kind `social`: leads to all of its kind. Shown in the last position, and only where they do not all fit. */
  readonly overflow?: boolean
  /** Called when a pointer, the focus or a press comes near: the moment to load what `run` needs. */
  preload?(): void
  /**
   * Opens a view of your own plugin, in the task of the tap. Not called before the user has consented (`legalCheckbox`).
   */
  run(): void
}

/** Methods to connect that nothing needs before the list is drawn. */
export interface ConnectMethodSource extends SlotItem {
  /** Called when the list is first opened, which waits for it. Those of other items come first. */
  load(): Promise<readonly ConnectMethod[]>
}

/** Whether the user agreed to the terms on this page. Without the option `legalCheckbox` it begins as `not-needed`. */
export type Consent = 'not-needed' | 'needed' | 'given'

/** A wallet used on an earlier visit: the id of an installed wallet, or the entry of a paired one. */
export interface RecentWallet {
  readonly id: string
  readonly wallet?: WalletEntry
}

/** What the list shows of the wallet directory. */
export interface DirectoryState {
  /** 'absent': no directory is installed, or it has no project id. */
  readonly status: 'absent' | 'idle' | 'loading' | 'ready' | 'failed'
  /** In the host's order. */
  readonly featured: readonly WalletEntry[]
  readonly recommended: readonly WalletEntry[]
  /** Entries of `excludeWalletIds`: their ids and rdns hide announced wallets too. */
  readonly excluded: readonly WalletEntry[]
  /** Wallets are not listed yet: the directory has not returned which of them are excluded. */
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
  readonly certified: boolean
}

/** The position in all wallets at which the user chose one of them. */
export interface DirectoryScrollPosition {
  /** Key of the router's entry; another entry starts at the top. */
  readonly entry: string
  readonly walletId: string
  /** Scroll offset in px. */
  readonly top: number
  readonly query: string
  /** What the directory found for the query. */
  readonly found: readonly WalletEntry[]
}

export interface ConnectState {
  readonly options: ConnectOptions
  /** Newest first, at most 2. Persisted. */
  readonly recent: readonly RecentWallet[]
  /** The wallet that is being paired. It may approve when this page is gone; the next page then adds it to `recent`. Persisted. */
  readonly pairingWallet?: RecentWallet | undefined
  readonly directory: DirectoryState
  readonly directoryPages: DirectoryPages
  /** As long as it is `needed`, session's `beforeConnect` refuses. Not persisted. */
  readonly consent: Consent
  readonly scrollPosition: DirectoryScrollPosition | undefined
}

/** The wallet directory as connect uses it, and what connect keeps of wallets. */
export interface WalletDirectory {
  /** Adds a wallet that was paired to `recent`. */
  remember(wallet: WalletEntry): void
  /** Adds a wallet that was connected to `recent`, unless its own view does. */
  rememberConnected(connected: SessionEvents['session:connected']): void
  /** Sets the wallet that is being paired; `undefined` when none is. */
  setPairingWallet(wallet: WalletEntry | undefined): void
  /** Fetches the entries of excluded wallets, once; wallets are held back for at most 1.5 s. Never rejects. */
  identifyExcluded(): Promise<void>
  /** Fetches featured, recommended and excluded wallets, once, and again after a failure. Never rejects; see `directory.status`. */
  loadDirectory(): Promise<void>
  /** Loads the next page of all wallets. Never rejects; see `directoryPages.status`. */
  loadMore(): Promise<void>
  /** Sets the filter of all wallets and loads the first page anew. Never rejects. */
  showCertified(certified: boolean): Promise<void>
  /** Searches the directory; resolves with at most 100 wallets. Rejects with the service's error. */
  search(query: string, signal: AbortSignal): Promise<readonly WalletEntry[]>
  /** Saves where the user left all wallets. */
  saveScrollPosition(position: DirectoryScrollPosition): void
}

export interface ConnectApi {
  /** Loads the code with the first call; every call resolves with the same object. */
  directory(): Promise<WalletDirectory>
  /**
   * Records whether the user agreed to the terms: the box of `legalCheckbox` calls it, and a host with a box of its own
   * may: `false` keeps everything from connecting.
   */
  setConsent(given: boolean): void
}

/** Arguments of a view about one wallet; its name is the header's title. */
export interface WalletArgs {
  readonly wallet: WalletEntry
}

/** The namespace to connect. The connection becomes active there; other namespaces keep their wallets. */
export interface NamespaceArgs {
  readonly namespace?: ChainNamespace | undefined
}

export interface ConnectViews {
  /** The wallet list and other methods. With a namespace: the wallets that can connect there, and nothing else. */
  Connect: View<NamespaceArgs | undefined>
  /** The wallet list alone, opened from the row of `collapseWallets`. */
  ConnectWallets: View<NamespaceArgs | undefined>
  /** Connects this wallet, for these namespaces or for all it has; `name` is the header's title. */
  ConnectingExternal: View<{
    readonly walletId: string
    readonly name?: string
    readonly namespaces?: readonly ChainNamespace[]
  }>
  /** Lets the user choose among the chains of a wallet with a connector for each. */
  ConnectingMultiChain: View<{ readonly walletId: string; readonly name?: string }>
  /**
   * Pairs over a relay with this wallet, or with any that scans the code. `opened`: the tap that opened this view has
   * opened the wallet's app already.
   */
  ConnectingWalletConnect: View<Partial<WalletArgs> & NamespaceArgs & { readonly opened?: boolean }>
  /** The pairing code alone, where there is no wallet list. */
  ConnectingWalletConnectBasic: View
  /** All wallets of the directory, with a search field. */
  AllWallets: View<NamespaceArgs | undefined>
  /** Download links of one wallet. */
  Downloads: View<WalletArgs>
  /** Explains wallets. */
  WhatIsAWallet: View
  /** Wallets to install. */
  GetWallet: View
}

export interface ConnectContract {
  readonly id: 'connect'
  readonly api: ConnectApi
  readonly state: ConnectState
  readonly events: Record<never, never>
  readonly views: ConnectViews
}

export const connectContract: ContractToken<ConnectContract> =
  /* @__PURE__ */ defineContract<ConnectContract>('connect', 1)
/** Methods to connect that are not wallets: rows and tiles of the wallet list. */
export const connectMethods: Slot<ConnectMethod | ConnectMethodSource> = /* @__PURE__ */ defineSlot<
  ConnectMethod | ConnectMethodSource
>('connect:methods')
