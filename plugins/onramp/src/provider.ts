import type { ChainNamespace } from '@latchkey/session/contract'
import type { PurchaseToken } from './purchase-token'

/** What a provider's page is asked to sell. */
export interface OnrampRequest {
  readonly token: PurchaseToken
  /** The account that it is for. */
  readonly address: string
  /** What the user pays, in whole units of the currency: `'99.5'`. */
  readonly amount: string
  /** ISO 4217: `'USD'`. */
  readonly currency: string
  /** The project id of `cloud()`. */
  readonly projectId: string | undefined
}

/** Sells on a page of its own, which opens in a window. */
export interface OnrampProvider {
  readonly id: string
  /** As the user knows it. */
  readonly name: string
  /** Of the page: https, or http on this machine. */
  readonly url: string
  /** https, or a data URL. */
  readonly iconUrl?: string
  readonly supports: readonly ChainNamespace[]
  /** What it takes of the amount, in percent: `[1, 2]`. */
  readonly feeRange: readonly [from: number, to: number]
  /**
   * The query of its page, in this order. `undefined`: it does not sell this token, and is not listed. Default: `destinationWallets`,
   * `defaultNetwork`, `partnerUserId`, `defaultExperience`, `presetFiatAmount`, `fiatCurrency`.
   */
  parameters?(request: OnrampRequest): Readonly<Record<string, string>> | undefined
  /**
   * What a message of its page says of the purchase. It is a hint: whether something has arrived is read from the chain. With it the page
   * can reach this one as its `opener`; without it, it cannot.
   */
  readMessage?(message: unknown): 'completed' | 'failed' | undefined
}
