import {
  type ContractToken,
  defineContract,
  defineSlot,
  type LazyComponent,
  type ScreenItem,
  type Slot,
  type View,
} from '@latchkey/kernel'
import {
  type AccountType,
  type ByNamespace,
  type ChainNamespace,
  type NetworkId,
  type SessionState,
  type SessionStatus,
  sessionContract,
} from '@latchkey/session/contract'

/** A button on the account screen, or a component of its plugin instead. */
export interface AccountAction extends ScreenItem<SessionState> {
  run(): void
}

/** What the content of a tab is rendered with. */
export interface AccountTabContent {
  /** The scrolling element around the tab, for a `VirtualList` in it. */
  readonly area: { readonly current: HTMLDivElement | null }
}

/** A tab on the account screen; its content is fetched when the tab is first shown. */
export interface AccountTab extends Omit<ScreenItem<SessionState>, 'component'> {
  readonly component: LazyComponent<AccountTabContent>
}

/** Buttons of the account screen. `when` gets the state of session. */
export const accountActions: Slot<AccountAction> = /* @__PURE__ */ defineSlot<AccountAction>(
  'account:actions',
  sessionContract,
)
/** Tabs of the account screen. `when` gets the state of session. */
export const accountTabs: Slot<AccountTab> = /* @__PURE__ */ defineSlot<AccountTab>(
  'account:tabs',
  sessionContract,
)

export interface AccountViews {
  /** The connected account: what it holds, the actions of other plugins, disconnecting. */
  Account: View
  /** The connected wallets: activates, disconnects and adds them. */
  ProfileWallets: View
  /** The accounts of the active wallet. */
  SwitchAddress: View
  /** The active account, its network, other accounts and wallets. */
  AccountSettings: View
  /** The configured networks; switches to one. */
  Networks: View
  /** Asks the wallet for a network, once. */
  SwitchNetwork: View<{ readonly networkId: NetworkId }>
  /** Offers to connect a wallet in a namespace that has none. */
  SwitchActiveChain: View<{ readonly namespace: ChainNamespace; readonly networkId?: NetworkId }>
  /** The wallet is on a network that is not configured. Opens by itself. */
  UnsupportedChain: View
  /** The networks on which the active address can receive, or that of a namespace. */
  WalletCompatibleNetworks: View<{ readonly namespace?: ChainNamespace } | undefined>
  /** Explains networks. */
  WhatIsANetwork: View
}

/** A token with its balance and worth. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  readonly chainId: NetworkId
  /** CAIP-10; absent for the native token. */
  readonly address?: string
  /** US dollars, of the balance and of one token, where a price is known. */
  readonly value?: number
  readonly price?: number
  readonly iconUrl?: string
  readonly quantity: { readonly decimals: string; readonly numeric: string }
}

/** The account at one moment. */
export interface AccountSnapshot {
  readonly status: SessionStatus
  readonly isConnected: boolean
  /** CAIP-10. */
  readonly caipAddress?: string
  readonly address?: string
  /** In whole units of the native currency, decimal. */
  readonly balance?: string
  readonly balanceSymbol?: string
  readonly profileName?: string
  readonly profileImage?: string
  readonly addressExplorerUrl?: string
  readonly connectedWalletInfo?: {
    readonly name: string
    readonly icon?: string
    /** Its rdns, else its wallet-directory id; of a paired wallet the host of the address it names. */
    readonly identifier?: string
  }
  /** Which kind of account goes first in each namespace: chosen by the user, else by the host, else the default. */
  readonly preferredAccountTypes: ByNamespace<AccountType>
  readonly allAccounts: readonly { readonly address: string; readonly type?: AccountType }[]
  readonly tokenBalance: readonly TokenBalance[]
}

export interface AccountApi {
  /** What session and portfolio know of the active account, or of that of a namespace. */
  accountState(namespace?: ChainNamespace): Promise<AccountSnapshot>
  /** Shows a tab of the account screen, now and the next time it opens. */
  chooseTab(id: string): void
}

/** What a connected account is mostly used for: the ids of these actions. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

export interface AccountState {
  /** The order that the host wants; features that are left out follow. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Id of the chosen tab: `tokens`, `nfts`, or that of an `AccountTab`. */
  readonly tab: string
  /** Fetched pictures of networks, by CAIP-2 id; the host's own are in the network. */
  readonly networkPictures: Readonly<Record<string, string>>
}

export interface AccountContract {
  readonly id: 'account'
  readonly api: AccountApi
  readonly state: AccountState
  readonly events: Record<never, never>
  readonly views: AccountViews
}

export const accountContract: ContractToken<AccountContract> =
  /* @__PURE__ */ defineContract<AccountContract>('account', 1)
