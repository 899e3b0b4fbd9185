import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { Popup } from '@latchkey/kernel/web'
import type { OnrampProvider } from './provider'
import type { PurchaseToken } from './purchase-token'

export type { OnrampProvider, OnrampRequest } from './provider'
export type { PurchaseToken } from './purchase-token'

/** Limits of one payment with a method, in whole units of the currency: `'10.00'`. */
export interface PaymentMethodLimit {
  /** `card`, `ach_bank_account`, or another name of the service. */
  readonly method: string
  readonly min: string
  readonly max: string
}

export interface PaymentCurrency {
  /** ISO 4217. */
  readonly id: string
  readonly limits: readonly PaymentMethodLimit[]
}

/** The tokens for sale and the currencies to pay with. */
export interface PurchaseOptions {
  readonly tokens: readonly PurchaseToken[]
  readonly currencies: readonly PaymentCurrency[]
}

/** `failed` is reported by the provider. `arrived` is only derived from the chain: the balance has risen. */
export type PurchaseProgress =
  | { readonly phase: 'waiting' | 'failed' }
  | ({ readonly phase: 'arrived' } & PurchaseArrival)

/** An increase of the balance. */
export interface PurchaseArrival {
  /** Decimal digits in smallest units. */
  readonly amount: string
  readonly decimals: number
}

/** A purchase for which a provider's page was opened. */
export interface Purchase {
  readonly id: string
  readonly providerId: string
  readonly token: PurchaseToken
  /** The account that gets the token. */
  readonly address: string
  /** In whole units of the currency: `'99.5'`. */
  readonly amount: string
  /** ISO 4217. */
  readonly currency: string
  /** Epoch milliseconds. */
  readonly startedAtMs: number
  /** The estimate in whole tokens, if there was one. Far smaller increases are not the purchase. */
  readonly expected?: string
  /**
   * The balance before the purchase, in smallest units; undefined until it was read. Increases are arrivals.
   */
  readonly balance?: string
  /**
   * Whether `balance` was first read when the purchase may have arrived already, so that only the user can
   * tell.
   */
  readonly isReadLate?: true
  /**
   * What has arrived and may be the purchase or another transfer, so that only the user can tell: neither the estimate
   * nor the token's price is known.
   */
  readonly possible?: PurchaseArrival
  readonly progress: PurchaseProgress
}

/** The content of the form. */
export interface PurchaseDraft {
  /** The key of a token; `undefined` until one was chosen. */
  readonly tokenKey: string | undefined
  /** ISO 4217; `undefined` until one was chosen. */
  readonly currency: string | undefined
  /** The entered text. */
  readonly amountText: string
}

export interface OnrampState {
  /** One entry, `all`. */
  readonly options: QueryEntries<PurchaseOptions>
  readonly draft: PurchaseDraft
  /** Newest first, at most 20. Stored. */
  readonly purchases: readonly Purchase[]
  /** The purchase whose progress is shown. */
  readonly shownId: string | undefined
}

/** `popup`: the provider's window; `null` if the browser blocked it. */
export interface ProgressArgs {
  readonly purchase: Purchase
  readonly popup?: Popup | null
}

export interface OnrampViews {
  /**
   * The form: token, amount and providers.
   * @example latchkey.open('OnRampProviders')
   */
  readonly OnRampProviders: View
  /** The tokens for sale on the active network. */
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
  /** The providers of the option `providers`, in order. */
  readonly providers: readonly OnrampProvider[]
}

export interface OnrampContract {
  readonly id: 'onramp'
  readonly api: OnrampApi
  readonly state: OnrampState
  readonly events: {
    /** A provider's page was opened. */
    readonly 'onramp:started': { readonly purchase: Purchase }
    /** The balance on the chain has risen by the purchase, or the user says that what has arrived is it. */
    readonly 'onramp:arrived': { readonly purchase: Purchase }
  }
  readonly views: OnrampViews
}

export const onrampContract: ContractToken<OnrampContract> = /* @__PURE__ */ defineContract<OnrampContract>(
  'onramp',
  1,
)
