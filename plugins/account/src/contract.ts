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
  type ChainNamespace,
  type NetworkId,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import type { AccountSnapshot } from './account-state'

export type { AccountSnapshot, TokenBalance } from './account-state'

/** A button on the account screen, or a component of its plugin in place of it. */
export interface AccountAction extends ScreenItem<SessionState> {
  run(): void
}

/** A tab on the account screen; its content is fetched when the tab is first shown. */
export interface AccountTab extends ScreenItem<SessionState> {
  readonly component: LazyComponent
}

export const accountActions: Slot<AccountAction> = /* @__PURE__ */ defineSlot<AccountAction>(
  'account:actions',
  sessionContract,
)
export const accountTabs: Slot<AccountTab> = /* @__PURE__ */ defineSlot<AccountTab>(
  'account:tabs',
  sessionContract,
)

export interface AccountViews {
  Account: View
  /** Every connected wallet: which one is used, another one, the way out of each. */
  ProfileWallets: View
  /** The accounts of the wallet in use. */
  SwitchAddress: View
  AccountSettings: View
  Networks: View
  SwitchNetwork: View<{ readonly networkId: NetworkId }>
  /** No wallet is connected there yet: offers to connect one. */
  SwitchActiveChain: View<{ readonly namespace: ChainNamespace; readonly networkId?: NetworkId }>
  UnsupportedChain: View
  /** Where the address in use can receive. */
  WalletCompatibleNetworks: View
  WhatIsANetwork: View
}

export interface AccountApi {
  /** The account state, composed of what session and portfolio know; without a namespace, of the active one. */
  accountState(namespace?: ChainNamespace): Promise<AccountSnapshot>
  /** The tab of the account screen that is shown now and when somebody comes back to it. */
  chooseTab(id: string): void
}

export interface AccountState {
  /** Id of the chosen tab: `tokens`, `nfts`, or that of an `AccountTab`. */
  readonly tab: string
  /** Pictures of networks that were in use since something was opened, by CAIP-2 id; those of the host are in the network. */
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
