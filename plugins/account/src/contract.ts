import {
  type ContractToken,
  defineContract,
  defineSlot,
  type LazyComponent,
  type PluginContext,
  type ScreenItem,
  type Slot,
  type SlotItem,
  type View,
} from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import {
  type AccountType,
  type ByNamespace,
  type ChainNamespace,
  type NetworkId,
  type SessionContract,
  type SessionState,
  type SessionStatus,
  sessionContract,
} from '@latchkey/session/contract'

export interface AccountOptions {
  /**
   * Order of these actions on the account screen; those that are left out follow in the default order. Default: `['onramp',
   * 'swaps', 'receive', 'send']`.
   */
  readonly walletFeaturesOrder?: readonly WalletFeature[]
}

/** An action on the account screen: a button that calls `run` or, with `component`, that component instead. */
export interface AccountAction extends ScreenItem<SessionState> {
  /** `settings`: among the settings of the account instead, for what is rarely needed. There it needs a `component`. */
  readonly placement?: 'settings'
  run(): void
  /** Loads the code of what `run` opens. Called when the button is about to be pressed, or the page is idle. */
  readonly preload?: () => void
}

/** Props of the component of a tab. */
export interface AccountTabContent {
  /** The scrolling element around the tab, for a `VirtualList` in it. */
  readonly area: { readonly current: HTMLDivElement | null }
}

/** A tab on the account screen. Its component is loaded when the tab is first shown. */
export interface AccountTab extends Omit<ScreenItem<SessionState>, 'component'> {
  readonly component: LazyComponent<AccountTabContent>
}

/** Slot for actions on the account screen. `when` gets the session state. */
export const accountActions: Slot<AccountAction> = /* @__PURE__ */ defineSlot<AccountAction>(
  'account:actions',
  sessionContract,
)
/** Slot for tabs on the account screen. `when` gets the session state. */
export const accountTabs: Slot<AccountTab> = /* @__PURE__ */ defineSlot<AccountTab>(
  'account:tabs',
  sessionContract,
)

/** Who is logged in at a wallet. */
export interface AccountUser {
  readonly email?: string | undefined
  /** The user's name at the provider. */
  readonly username?: string | undefined
  /** How the user logged in: `email`, or a provider such as `google`. */
  readonly authProvider: string
  readonly accountType: AccountType
  readonly isSmartAccountDeployed: boolean
}

/** Reports users to the account state. Nothing is copied: `user` is called whenever the state is composed. */
export interface AccountUserSource extends SlotItem {
  /** The connector of the wallet. The source is asked only for connections of this connector. */
  readonly connectorId: string
  /** Returns `undefined` if nobody is logged in. */
  user(): AccountUser | undefined
}

/** Slot for plugins with logins into a wallet. The first source that returns a user is taken. */
export const accountUsers: Slot<AccountUserSource> =
  /* @__PURE__ */ defineSlot<AccountUserSource>('account:users')

export interface AccountViews {
  /** The active account: balance, tokens, NFTs, the actions of other plugins, and a button to disconnect. */
  Account: View
  /** Lists the connected wallets. The user can activate, disconnect and add wallets. */
  ProfileWallets: View
  /** Lists the accounts of the active wallet. The user can choose one. */
  SwitchAddress: View
  /** The active account with its network, account types, other accounts and wallets. */
  AccountSettings: View
  /** Lists the configured networks. The user can switch to one. */
  Networks: View
  /** Requests the switch to a network from the wallet. */
  SwitchNetwork: View<{ readonly networkId: NetworkId }>
  /** Offers to connect a wallet in a namespace that has none. */
  SwitchActiveChain: View<{ readonly namespace: ChainNamespace; readonly networkId?: NetworkId }>
  /** Opens automatically when the wallet switches to a network that is not configured. */
  UnsupportedChain: View
  /** The networks on which the active address, or the address of a namespace, can receive. */
  WalletCompatibleNetworks: View<{ readonly namespace?: ChainNamespace } | undefined>
  /** Explains networks. */
  WhatIsANetwork: View
}

/** A token with its balance and, where a price is known, its value. */
export interface TokenBalance {
  readonly name: string
  readonly symbol: string
  /** CAIP-2. */
  readonly chainId: NetworkId
  /** CAIP-10; absent for the native token. */
  readonly address?: string
  /** Value of the balance in US dollars, rounded down to a cent; absent without a price. */
  readonly value?: number
  /** Price of one token in US dollars. */
  readonly price?: number
  readonly iconUrl?: string
  /** `numeric` is the balance in whole tokens, as a decimal string. */
  readonly quantity: { readonly decimals: string; readonly numeric: string }
}

/** The state of an account at the time of the call. */
export interface AccountSnapshot {
  readonly status: SessionStatus
  readonly isConnected: boolean
  /** CAIP-10. */
  readonly caipAddress?: string
  readonly address?: string
  /** Balance in whole units of the native currency, as a decimal string. */
  readonly balance?: string
  readonly balanceSymbol?: string
  readonly profileName?: string
  readonly profileImage?: string
  readonly addressExplorerUrl?: string
  readonly connectedWalletInfo?: {
    readonly name: string
    readonly icon?: string
    /**
     * Its rdns (EIP-6963), else its id in the wallet directory. For a paired wallet, the host of the URL in its metadata; for
     * one with a login, the user's email address or name.
     */
    readonly identifier?: string
    /** How the user logged in: `email`, or a provider such as `google`. Absent for wallets without a login. */
    readonly social?: string
  }
  /** The user of a wallet with a login, such as the embedded wallet. Absent for all others, like the three below. */
  readonly user?: {
    readonly email?: string
    readonly username?: string
    readonly address: string
    /** CAIP-2. */
    readonly chainId: NetworkId
    readonly accounts: AccountSnapshot['allAccounts']
    readonly preferredAccountType: AccountType
    readonly smartAccountDeployed: boolean
  }
  /** The provider of a social login; absent after a login by email. */
  readonly socialProvider?: string
  readonly smartAccountDeployed?: boolean
  readonly embeddedWalletInfo?: {
    readonly user: { readonly email?: string; readonly username?: string }
    /** `email`, or the provider of a social login. */
    readonly authProvider: string
    readonly accountType: AccountType
    readonly isSmartAccountDeployed: boolean
  }
  /** The preferred account type of each namespace: chosen by the user, else by the host, else the default. */
  readonly preferredAccountTypes: ByNamespace<AccountType>
  readonly allAccounts: readonly { readonly address: string; readonly type?: AccountType }[]
  readonly tokenBalance: readonly TokenBalance[]
}

export interface AccountApi {
  /**
   * Resolves to the state of the active account, or of the account of a namespace, from session, portfolio and
   * `accountUsers`.
   */
  accountState(namespace?: ChainNamespace): Promise<AccountSnapshot>
  /** Shows a tab of the account screen, now and the next time it opens. */
  chooseTab(id: string): void
}

/** Ids of the actions that the option `walletFeaturesOrder` sorts. */
export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

export interface AccountState {
  /** The host's order; features that are left out follow in the default order. */
  readonly walletFeaturesOrder: readonly WalletFeature[]
  /** Id of the chosen tab: `tokens`, `nfts`, or that of an `AccountTab`. Empty until one is chosen. */
  readonly tab: string
  /** URLs of fetched network pictures, by CAIP-2 id. The host's own are in `Network.iconUrl`. */
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

export type AccountContext = PluginContext<AccountContract, SessionContract, PortfolioContract>
