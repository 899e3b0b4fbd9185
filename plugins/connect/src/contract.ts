import type { WalletEntry } from '@latchkey/cloud/contract'
import {
  type ContractToken,
  defineContract,
  defineSlot,
  type Label,
  type Slot,
  type SlotItem,
  type View,
} from '@latchkey/kernel'
import type { ChainNamespace } from '@latchkey/session/contract'
import type { ConnectMethodKind, ConnectOptions } from './options'

export type * from './options'

/** A way to connect that is not a wallet row: email, social login. Bring a component through your own view. */
export interface ConnectMethod extends SlotItem {
  readonly kind: ConnectMethodKind
  readonly label: Label
  run(): void
}

/** Used on an earlier visit. A wallet of this browser is its id; one that was paired brings what its row shows. */
export interface RecentWallet {
  readonly id: string
  readonly wallet?: WalletEntry
}

/** What the list takes from the wallet directory. */
export interface DirectoryState {
  /** 'absent': no directory is installed. */
  readonly status: 'absent' | 'idle' | 'loading' | 'ready' | 'failed'
  /** In the host's order. */
  readonly featured: readonly WalletEntry[]
  readonly recommended: readonly WalletEntry[]
  /** Those of `excludeWalletIds`: their rdns and names hide announced wallets too. */
  readonly excluded: readonly WalletEntry[]
  /** Wallets are held back: which of them are excluded is not known yet. */
  readonly isHoldingWallets?: boolean
  /** Wallets in the whole directory. */
  readonly count: number
}

/** All wallets, as far as they are loaded. */
export interface DirectoryPages {
  readonly status: 'idle' | 'loading' | 'failed' | 'complete'
  readonly wallets: readonly WalletEntry[]
  /** Pages that are loaded. */
  readonly pages: number
  /** In the directory, for the filter that is set. */
  readonly count: number
  readonly certified: boolean
}

/** Where the visitor left all wallets for one of them. */
export interface DirectoryScrollPosition {
  /** Key of the router's entry: another visit starts at the top. */
  readonly entry: string
  readonly walletId: string
  /** px that were scrolled. */
  readonly top: number
  readonly query: string
  /** What the directory had found for it. */
  readonly found: readonly WalletEntry[]
}

export interface ConnectState {
  readonly options: ConnectOptions
  /** Newest first, at most 2. Kept for the next visit. */
  readonly recent: readonly RecentWallet[]
  /** Has a code, and may approve when this page is gone: the next one remembers it. Kept for the next visit. */
  readonly pairingWallet?: RecentWallet | undefined
  readonly directory: DirectoryState
  readonly directoryPages: DirectoryPages
  readonly scrollPosition: DirectoryScrollPosition | undefined
}

/** What connect does besides showing. */
export interface WalletDirectory {
  /** A wallet was paired: it stands first next time. */
  remember(wallet: WalletEntry): void
  /** A wallet has a code from now on; `undefined`: nobody waits for it any more. */
  setPairingWallet(wallet: WalletEntry | undefined): void
  /** Asks the directory who the excluded wallets are; once, and for a limited time. Never rejects. */
  identifyExcluded(): Promise<void>
  /** Fetches the lists of the directory; once, and again after a failure. Never rejects: the state tells. */
  loadDirectory(): Promise<void>
  /** The next page of all wallets. Never rejects: the state tells. */
  loadMore(): Promise<void>
  /** Sets the filter of all wallets and starts them over. */
  showCertified(certified: boolean): Promise<void>
  /** What the directory finds, at most 100. Rejects with the service's error. */
  search(query: string, signal: AbortSignal): Promise<readonly WalletEntry[]>
  /** For coming back to the same place. */
  saveScrollPosition(place: DirectoryScrollPosition): void
}

export interface ConnectApi {
  /** Fetched with the first call, and the same from then on. */
  directory(): Promise<WalletDirectory>
}

/** Arguments of a view about one wallet; its name is the header's title. */
export interface WalletArgs {
  readonly wallet: WalletEntry
}

/** Which chain a wallet is wanted on. The connection is active there, and leaves other chains to the wallets in use. */
export interface NamespaceArgs {
  readonly namespace?: ChainNamespace | undefined
}

export interface ConnectViews {
  /** With a namespace: the wallets that can connect there, and nothing else. */
  Connect: View<NamespaceArgs | undefined>
  /** The wallets alone, for a host that collapses them. */
  ConnectWallets: View<NamespaceArgs | undefined>
  /** Asks this wallet, for these namespaces or for all it has; `name` is what the header calls it. */
  ConnectingExternal: View<{
    readonly walletId: string
    readonly name?: string
    readonly namespaces?: readonly ChainNamespace[]
  }>
  /** One wallet that is reached in another way for each chain: asks for which. */
  ConnectingMultiChain: View<{ readonly walletId: string; readonly name?: string }>
  /**
   * Pairs over a relay: with the wallet that is named, or whichever scans the code. `opened`: the tap that leads here
   * has opened the wallet's app already.
   */
  ConnectingWalletConnect: View<Partial<WalletArgs> & NamespaceArgs & { readonly opened?: boolean }>
  /** The code alone: where there is no list of wallets. */
  ConnectingWalletConnectBasic: View
  AllWallets: View<NamespaceArgs | undefined>
  /** Where one wallet is to be had. */
  Downloads: View<WalletArgs>
  WhatIsAWallet: View
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
export const connectMethods: Slot<ConnectMethod> =
  /* @__PURE__ */ defineSlot<ConnectMethod>('connect:methods')
