import type { CloudContract } from '@latchkey/cloud/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { Popup } from '@latchkey/kernel/web'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { ChainNamespace, NetworkId, SessionContract } from '@latchkey/session/contract'

/** A token on one network. */
export interface PurchaseToken {
  /** The service's id of the currency. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networkId: NetworkId
  /** The service's name of the network: `ethereum-mainnet`. */
  readonly networkName: string
  /** For display: `Ethereum`. Without one, `networkName` is shown. */
  readonly networkDisplayName?: string
  /** Contract or mint; undefined for the native currency. */
  readonly tokenAddress?: string
}

/** The purchase that a provider's page is opened for. */
export interface OnrampRequest {
  readonly token: PurchaseToken
  /** The account that gets the token. */
  readonly address: string
  /** What the user pays, in whole units of the currency: `'99.5'`. */
  readonly amount: string
  /** ISO 4217: `'USD'`. */
  readonly currency: string
  /** The service's estimate in whole tokens: `'0.0304'`. Undefined if it gave none. */
  readonly expected?: string
  /** The project id of `cloud()`. */
  readonly projectId: string | undefined
}

/** A provider, whose page is opened in a window. */
export interface OnrampProvider {
  readonly id: string
  /** Its display name. */
  readonly name: string
  /** URL of the page: https, or http on loopback. */
  readonly url: string
  /** https, or a data URL. */
  readonly iconUrl?: string
  readonly supports: readonly ChainNamespace[]
  /** Its fee in percent of the amount: `[1, 2]`. */
  readonly feeRange: readonly [from: number, to: number]
  /**
   * The query of its page, in order. `undefined`: it does not sell this token and is not listed. Default:
   * `destinationWallets`, `defaultNetwork`, `partnerUserId`, `defaultExperience`, `presetFiatAmount`,
   * `fiatCurrency`, and `presetCryptoAmount` if there is an estimate.
   */
  parameters?(request: OnrampRequest): Readonly<Record<string, string>> | undefined
  /**
   * Parses a message of its page. It is only a hint: arrivals are read from the chain. The page gets this
   * page as its `opener` only if this function is defined.
   */
  readMessage?(message: unknown): 'completed' | 'failed' | undefined
}

export interface OnrampOptions {
  /** The providers in order. Without any the account screen has no button for buying. */
  readonly providers?: readonly OnrampProvider[]
}

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

export type OnrampContext = PluginContext<OnrampContract, SessionContract | PortfolioContract, CloudContract>
