import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { OnrampProvider } from './provider'
import type { PurchaseToken } from './purchase-token'

export type { OnrampProvider, OnrampRequest } from './provider'
export type { PurchaseToken } from './purchase-token'

/** What can be paid at once with one method, in whole units of the currency: `'10.00'`. */
export interface PaymentMethodLimit {
  /** `card`, `ach_bank_account`, or another name that the service has. */
  readonly method: string
  readonly min: string
  readonly max: string
}

export interface PaymentCurrency {
  /** ISO 4217. */
  readonly id: string
  readonly limits: readonly PaymentMethodLimit[]
}

/** What can be bought, and with what. */
export interface PurchaseOptions {
  readonly tokens: readonly PurchaseToken[]
  readonly currencies: readonly PaymentCurrency[]
}

/** `failed`: the provider reports it. `arrived` is reported by the chain alone: the balance has risen. */
export type PurchaseProgress =
  | { readonly phase: 'waiting' | 'failed' }
  | {
      readonly phase: 'arrived'
      /** Decimal digits in the smallest unit: by how much the balance rose. */
      readonly amount: string
      readonly decimals: number
    }

/** Something the user went to a provider for. */
export interface Purchase {
  readonly id: string
  readonly providerId: string
  readonly token: PurchaseToken
  /** The account that it is for. */
  readonly address: string
  /** In whole units of the currency: `'99.5'`. */
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
  /** Epoch milliseconds. */
  readonly startedAtMs: number
  /** The estimate, in whole tokens: what is far less did not come from the provider. Absent where there was none. */
  readonly expected?: string
  /** What the account had of the token, in its smallest unit: what is more has arrived. Absent until it was read. */
  readonly balance?: string
  /** `balance` was first read when the purchase may have arrived already, and is as much: only the user can tell. */
  readonly isReadLate?: true
  readonly progress: PurchaseProgress
}

/** What stands in the form. */
export interface PurchaseDraft {
  /** The key of a token; `undefined` until one was chosen. */
  readonly tokenKey: string | undefined
  /** ISO 4217; `undefined` until one was chosen. */
  readonly currency: string | undefined
  /** As typed. */
  readonly amountText: string
}

export interface OnrampState {
  /** One entry, `all`. */
  readonly options: QueryEntries<PurchaseOptions>
  readonly draft: PurchaseDraft
  /** Newest first, at most 20. Stored. */
  readonly purchases: readonly Purchase[]
  /** The purchase whose progress is on the screen. */
  readonly shownId: string | undefined
}

/** `popup`: the provider's window; `null` where the browser blocked it. */
export interface ProgressArgs {
  readonly purchase: Purchase
  readonly popup?: Window | null
}

export interface OnrampViews {
  /**
   * Token, amount, and who sells it.
   * @example latchkey.open('OnRampProviders')
   */
  readonly OnRampProviders: View
  /** The tokens that can be bought for the active account. */
  readonly OnRampTokenSelect: View
  /** The currencies that can be paid with. */
  readonly OnRampFiatSelect: View
  /** From the provider's window to the arrival. */
  readonly BuyInProgress: View<ProgressArgs>
  /** The account's purchases. */
  readonly OnRampActivity: View
  /** Explains a purchase. */
  readonly WhatIsABuy: View
}

export interface OnrampApi {
  /** Who sells, in the order in which they are offered: those of the option `providers`. */
  readonly providers: readonly OnrampProvider[]
}

export interface OnrampContract {
  readonly id: 'onramp'
  readonly api: OnrampApi
  readonly state: OnrampState
  readonly events: {
    /** A provider's page was opened. */
    readonly 'onramp:started': { readonly purchase: Purchase }
    /** The balance on the chain has risen. */
    readonly 'onramp:arrived': { readonly purchase: Purchase }
  }
  readonly views: OnrampViews
}

export const onrampContract: ContractToken<OnrampContract> = /* @__PURE__ */ defineContract<OnrampContract>(
  'onramp',
  1,
)
