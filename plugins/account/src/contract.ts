import {
  type ContractToken,
  defineContract,
  defineSlot,
  type Label,
  type Slot,
  type SlotItem,
  type View,
} from '@latchkey/kernel'
import { type NetworkId, type SessionState, sessionContract } from '@latchkey/session/contract'

/** A button on the account screen. */
export interface AccountAction extends SlotItem<SessionState> {
  readonly label: Label
  /** Name of an icon in ui-primitives, or undefined for none. */
  readonly icon?: string
  run(): void
}

/** A tab on the account screen; its content is a lazily loaded component. */
export interface AccountTab extends SlotItem<SessionState> {
  readonly label: Label
  readonly load: () => Promise<{ readonly default: (props: Record<never, never>) => unknown }>
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
  Networks: View
  SwitchNetwork: View<{ readonly networkId: NetworkId }>
  UnsupportedChain: View
  WhatIsANetwork: View
}

export interface AccountContract {
  readonly id: 'account'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: AccountViews
}

export const accountContract: ContractToken<AccountContract> =
  /* @__PURE__ */ defineContract<AccountContract>('account', 1)
