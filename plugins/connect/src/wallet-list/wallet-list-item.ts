import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ByNamespace, ChainNamespace, NetworkId, WalletRow } from '@latchkey/session/contract'
import type { ConnectState, WalletGroupName } from '../contract'
import type { NameMark } from './namesakes'

/** An item of session's list: an installed wallet, or the relay connector. */
export interface SessionWalletItem {
  readonly group: 'walletConnect' | 'recent' | 'injected' | 'external'
  readonly tag: 'qr' | 'connected' | 'recent' | 'installed' | undefined
  readonly row: WalletRow
  /** What the row needs in addition to name, picture and tag. */
  readonly details?: {
    /** The user has to choose a chain, because each has a connector of its own. */
    readonly needsChainChoice: boolean
    /** The only namespace to connect, if the list is narrowed to one. */
    readonly only?: ChainNamespace | undefined
    /** The row shows its chains, because it has one connector for each, or another wallet has its name on other chains. */
    readonly showsChain: boolean
    /** The rows of the wallet, if it announces itself in several namespaces under one name. `row` is the one to show. */
    readonly joined?: readonly WalletRow[]
    /** How the row is marked, if session does not mark it itself. */
    readonly mark?: NameMark
    /** Id of the directory's picture for `CloudApi.image`, if the wallet has no picture. */
    readonly imageId?: string
  }
}

/** A wallet that is not installed in this browser. */
export interface UninstalledWalletItem {
  readonly group: 'recent' | 'featured' | 'custom' | 'recommended'
  readonly tag: 'recent' | 'get' | undefined
  readonly wallet: WalletEntry
  /** What a press opens. `nowhere`: the row cannot be pressed. */
  readonly leadsTo: 'pairing' | 'downloads' | 'homepage' | 'nowhere'
}

/** A skeleton for a wallet that the directory is expected to return. */
export interface PlaceholderItem {
  readonly group: 'featured' | 'recommended'
  readonly index: number
}

export type WalletListItem = SessionWalletItem | UninstalledWalletItem | PlaceholderItem

export interface WalletList {
  /** In the order of the groups. */
  readonly wallets: readonly WalletListItem[]
  /** The row that opens all wallets, with their rounded number once it is known; `undefined` if they are not offered. */
  readonly allWallets: { readonly label: string | undefined } | undefined
}

/** The input of `listWallets`, which depends on nothing else. */
export interface WalletListInput {
  readonly session: {
    readonly wallets: readonly WalletRow[]
    readonly connections: Readonly<
      Record<
        string,
        {
          readonly walletId: string
          readonly connectorId?: string
          readonly status: string
          readonly networkIds?: ByNamespace<NetworkId>
        }
      >
    >
    readonly networks: readonly { readonly id: string }[]
    /** The namespace of the page. Its row of a wallet with several is the one to show. */
    readonly activeNamespace?: ChainNamespace | undefined
  }
  /** Lists only wallets that can connect in this namespace. */
  readonly namespace?: ChainNamespace | undefined
  readonly connect: Pick<ConnectState, 'options' | 'recent' | 'directory'>
  readonly environment: { readonly mobile: boolean }
}

/** All groups in the default order. */
export const defaultGroupOrder: readonly WalletGroupName[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]
