import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ByNamespace, ChainNamespace, NetworkId, WalletRow } from '@latchkey/session/contract'
import type { ConnectState } from '../contract'

/** An item of session's list: an installed wallet, or the relay connector. */
export interface SessionWalletItem {
  readonly group: 'walletConnect' | 'recent' | 'injected' | 'external'
  readonly tag: 'qr' | 'connected' | 'recent' | 'installed' | undefined
  readonly row: WalletRow
  /** What the row shows or needs besides name, picture and tag. */
  readonly details?: {
    /** The user has to choose a chain: each has a connector of its own. */
    readonly needsChainChoice: boolean
    /** The only namespace to connect, where the list is narrowed to one. */
    readonly only?: ChainNamespace | undefined
    /** The row names its chains: another wallet has the same name on other chains. */
    readonly showsChain: boolean
    /** The directory's picture, for `CloudApi.image`, where the wallet has none. */
    readonly imageId?: string
  }
}

/** A wallet that is not installed in this browser. */
export interface ListedWalletItem {
  readonly group: 'recent' | 'featured' | 'custom' | 'recommended'
  readonly tag: 'recent' | 'get' | undefined
  readonly wallet: WalletEntry
  /** What a click leads to; 'nowhere': the row only has a name. */
  readonly leadsTo: 'pairing' | 'downloads' | 'homepage' | 'nowhere'
}

/** A skeleton for a row that the directory is expected to deliver. */
export interface PlaceholderItem {
  readonly group: 'featured' | 'recommended'
  readonly index: number
}

export type WalletListItem = SessionWalletItem | ListedWalletItem | PlaceholderItem

export interface WalletList {
  /** In the order of the groups. */
  readonly wallets: readonly WalletListItem[]
  /** The row of all wallets, with their rounded number. */
  readonly allWallets: { readonly label: string | undefined } | undefined
}

/** All input of the list: `listWallets` is a pure function of it. */
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
