import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ByNamespace, ChainNamespace, NetworkId, WalletRow } from '@latchkey/session/contract'
import type { ConnectState } from '../contract'

/** A way that session offers: a wallet of this browser, or the relay itself. */
export interface SessionWalletItem {
  readonly group: 'walletConnect' | 'recent' | 'injected' | 'external'
  readonly tag: 'qr' | 'connected' | 'recent' | 'installed' | undefined
  readonly row: WalletRow
  /** More to say or to ask than a name and a picture: drawn by what is fetched with it. */
  readonly details?: {
    /** Each chain has a way of its own. */
    readonly asksChain: boolean
    /** The only one that is asked for, where the list is for one chain. */
    readonly only?: ChainNamespace | undefined
    /** Others are called the same, on other chains. */
    readonly showsChain: boolean
    /** The directory's picture, for `CloudApi.image`, where the wallet brings none. */
    readonly imageId?: string
  }
}

/** A wallet that is not in this browser. */
export interface ListedWalletItem {
  readonly group: 'recent' | 'featured' | 'custom' | 'recommended'
  readonly tag: 'recent' | 'get' | undefined
  readonly wallet: WalletEntry
  /** Paired over the relay; or the places where it is to be had; or nothing but its name. */
  readonly leadsTo: 'pairing' | 'downloads' | 'homepage' | 'nowhere'
}

/** A row of the directory that is to come. */
export interface PlaceholderItem {
  readonly group: 'featured' | 'recommended'
  readonly index: number
}

export type WalletListItem = SessionWalletItem | ListedWalletItem | PlaceholderItem

export interface WalletList {
  /** In the order of their groups. */
  readonly wallets: readonly WalletListItem[]
  /** The row that leads to the whole directory; the label tells about how many there are. */
  readonly allWallets: { readonly label: string | undefined } | undefined
}

/** What the list is made of, and nothing else: no time, no network. */
export interface WalletListInput {
  readonly session: {
    readonly wallets: readonly WalletRow[]
    readonly connections: Readonly<
      Record<
        string,
        { readonly walletId: string; readonly status: string; readonly networkIds?: ByNamespace<NetworkId> }
      >
    >
    readonly networks: readonly { readonly id: string }[]
  }
  /** Only wallets that can connect there. */
  readonly namespace?: ChainNamespace | undefined
  readonly connect: Pick<ConnectState, 'options' | 'recent' | 'directory'>
  readonly environment: { readonly mobile: boolean }
}
