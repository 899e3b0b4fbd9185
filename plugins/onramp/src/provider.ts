import type { ChainNamespace } from '@latchkey/session/contract'
import type { PurchaseToken } from './purchase-token'

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
