import {
  type ContractToken,
  defineContract,
  defineSlot,
  type Label,
  type Slot,
  type SlotItem,
  type View,
} from '@latchkey/kernel'

/** A way to connect that is not a wallet row: email, social login. Bring a component through your own view. */
export interface ConnectMethod extends SlotItem {
  readonly kind: 'wallet' | 'email' | 'social'
  readonly label: Label
  run(): void
}

export interface CustomWallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string
  readonly iconUrl?: string
  readonly rdns?: string
}

/** What a visitor can connect with, in the order the kinds are shown. */
export type ConnectMethodsOrder = readonly ConnectMethod['kind'][]

export interface ConnectState {
  readonly termsUrl: string | undefined
  readonly privacyUrl: string | undefined
  readonly customWallets: readonly CustomWallet[]
  /** The host's order; without one, wallets stand first exactly when there are some. */
  readonly methodsOrder: ConnectMethodsOrder | undefined
  /** Wallet ids, newest first, at most 2. */
  readonly recent: readonly string[]
}

export interface ConnectViews {
  Connect: View
  /** Asks this wallet; `name` is what the header calls it. */
  ConnectingExternal: View<{ readonly walletId: string; readonly name?: string }>
  WhatIsAWallet: View
  GetWallet: View
}

export interface ConnectContract {
  readonly id: 'connect'
  readonly api: Record<never, never>
  readonly state: ConnectState
  readonly events: Record<never, never>
  readonly views: ConnectViews
}

export const connectContract: ContractToken<ConnectContract> =
  /* @__PURE__ */ defineContract<ConnectContract>('connect', 1)
export const connectMethods: Slot<ConnectMethod> =
  /* @__PURE__ */ defineSlot<ConnectMethod>('connect:methods')
