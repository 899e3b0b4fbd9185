import type { CloudContract } from '@latchkey/cloud/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { Popup } from '@latchkey/kernel/web'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { NetworkId, SentTransaction, SessionContract, Token } from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'

/** The asset of a payment. */
export interface PaymentAsset {
  /** CAIP-2. */
  readonly network: NetworkId
  /** An ERC-20 contract or the mint of an SPL token; `native` is the network's currency. */
  readonly asset: string
  readonly metadata: {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly logoURI?: string
  }
}

/** Which exchanges are offered, by id. Give at most one of the two lists. */
export type ExchangeFilter =
  | { readonly includeOnly?: readonly string[]; readonly exclude?: undefined }
  | { readonly exclude?: readonly string[]; readonly includeOnly?: undefined }

export interface PaymentOptions {
  /** Predefined assets are in `@latchkey/pay/assets`. */
  readonly paymentAsset: PaymentAsset
  /** An address of the asset's network. */
  readonly recipient: string
  /**
   * Whole tokens as decimal text (`'12.50'`, and `'12'` is twelve), or smallest units as a bigint (`12_500_000n` of
   * USDC). A number counts whole tokens too and may have at most 15 digits.
   */
  readonly amount: string | bigint | number
  /** Default: every exchange that supports the asset. */
  readonly payWithExchange?: ExchangeFilter
}

export interface PayCallOptions {
  /**
   * For how long `pay` waits, in milliseconds. It settles nothing: what may have been paid by then is followed on. Default:
   * 300,000.
   */
  readonly timeoutMs?: number
  /**
   * Ends a payment of which nothing was asked yet. Once a wallet was asked, or an exchange opened, it ends the wait of the
   * caller only, with its reason; the events tell the outcome.
   */
  readonly signal?: AbortSignal
}

/**
 * The order after its options were checked. Frozen, because the same object is shown to the user, sent to the wallet and
 * compared with the transaction on the chain.
 */
export interface PaymentOrder {
  readonly asset: Token
  readonly recipient: string
  /** Decimal digits in smallest units. */
  readonly amount: string
  readonly exchanges: ExchangeFilter
}

interface ReceiptBase {
  /** Of the order; of a payment that was sent on another network, which has failed, that one. */
  readonly networkId: NetworkId
  readonly to: string
  /** The contract or mint, or `native`. */
  readonly asset: string
  /** Decimal digits in smallest units. */
  readonly amount: string
}

/** Paid by a connected wallet. */
export interface WalletReceipt extends ReceiptBase {
  readonly type: 'wallet'
  /** The transaction hash, or the signature on Solana. */
  readonly hash: string
  readonly from: string
}

/** Paid by an exchange. */
export interface ExchangeReceipt extends ReceiptBase {
  readonly type: 'exchange'
  readonly exchangeId: string
  readonly sessionId: string
  /** Undefined until the exchange has reported one. */
  readonly hash?: string
}

/**
 * Plain data for the page's server, which verifies it on the chain with `verifyReceipt` of
 * `@latchkey/pay/server`.
 */
export type PaymentReceipt = WalletReceipt | ExchangeReceipt

export interface Exchange {
  readonly id: string
  readonly name: string
  readonly imageUrl?: string
}

/** Why a payment failed after it was submitted to a wallet or an exchange. */
export type PaymentFailure =
  | 'reverted'
  | 'cancelled'
  | 'replaced'
  | 'expired'
  | 'different'
  /** It is on the chain, and less than the order, or nothing, arrived at the recipient. */
  | 'arrived-less'
  | 'not-arrived'
  /** The transaction is on the chain, but its effect could not be read. Look it up by its hash. */
  | 'unread'
  | 'declined-by-exchange'
  /** An exchange has reported it as paid, and then declined. */
  | 'unproven'
  /** Its time was over before a wallet or exchange was asked, or after the wallet has refused. Nothing was paid. */
  | 'timed-out'
  /**
   * Its time was over, or the user has left, before the chain decided: it may still arrive. The error has the receipt if
   * a wallet has sent it; without one a wallet has not said whether it has. It is followed on, and `pay:paid` or `pay:failed`
   * tells the outcome.
   */
  | 'undecided'

/** Why a payment failed for good. */
export type SettledFailure = Exclude<PaymentFailure, 'timed-out' | 'undecided'>

/** The progress of a payment. */
export type PaymentProgress =
  | { readonly phase: 'choosing' }
  /**
   * A request is pending in the wallet, perhaps an earlier one than the last. With `isUnknown` the wallet has not said what
   * became of one. Either may still be sent, so that no exchange can be chosen.
   */
  | { readonly phase: 'asking'; readonly isUnknown?: true }
  /** The wallet has sent the transaction, which is not confirmed yet. */
  | { readonly phase: 'sent'; readonly receipt: WalletReceipt; readonly sent: SentTransaction }
  /**
   * The exchange's page was opened. With the status `says-paid` the exchange reports success, but the payment is not on
   * the chain yet. With `declined` it did not pay, and the user may choose another method; when the user leaves, the
   * payment fails with `declined-by-exchange`.
   */
  | {
      readonly phase: 'at-exchange'
      readonly exchange: Exchange
      readonly receipt: ExchangeReceipt
      readonly status: 'waiting' | 'in-progress' | 'says-paid' | 'declined'
      /** Whether several reads of the status have failed. The status is read again. */
      readonly isUnreachable?: true
      /** `pay` has ended before the exchange has. Its status is read on, less often, and no other way is offered. */
      readonly isUndecided?: true
    }
  | { readonly phase: 'paid'; readonly receipt: PaymentReceipt }
  | { readonly phase: 'failed'; readonly failure: SettledFailure; readonly receipt: PaymentReceipt }

export interface PayState {
  /** The current payment, or the last one. */
  readonly payment:
    | {
        readonly order: PaymentOrder
        readonly progress: PaymentProgress
        /**
         * Something undecided would pay the same to the same recipient: a payment or another transaction of this browser, by
         * its hash if it was sent. The views tell the user before a wallet or exchange is asked.
         */
        readonly beside?: { readonly hash?: string }
      }
    | undefined
  /** The loaded exchanges, by CAIP-19 id of the asset. */
  readonly exchanges: QueryEntries<{ readonly items: readonly Exchange[] }>
}

export interface PayViews {
  /** The amount and the payment methods. Opened by `pay`. */
  readonly Pay: View
  /** The review of the wallet request, with all facts and the fee. A step of `Pay`: opened by a page, it leads there. */
  readonly PayQuote: View
  /** Shows a submitted payment until its outcome. Before it was submitted it leads to `Pay`. */
  readonly PayLoading: View
}

export interface PayApi {
  /**
   * Asks the user to pay. Resolves with the receipt once the payment is on the chain. The options are copied. Closing the
   * dialog ends nothing once a wallet or exchange was asked.
   * @throws an error about the options, before anything is shown; `PAYMENT_IN_PROGRESS` while another payment is open;
   * `VIEW_DISMISSED` if the user leaves before a wallet was asked, and `USER_REJECTED` after they have declined there; with the
   * receipt, `UNDERPAID` or `NOT_ARRIVED` if the chain has the payment and less or nothing arrived, as `verifyReceipt` says it,
   * and `GENERIC_PAYMENT_ERROR` if it failed otherwise, or with the failure `undecided` if it may still arrive
   * @example
   * const receipt = await latchkey.plugins.pay.pay({ paymentAsset: baseUSDC, recipient: '0x…', amount: '12.50' })
   * await fetch('/orders/1/payment', { method: 'POST', body: JSON.stringify(receipt) })
   */
  pay(options: PaymentOptions, call?: PayCallOptions): Promise<PaymentReceipt>
  /**
   * Loads the exchanges for an order into `state.exchanges`. Never rejects; a failure is stored in the state.
   */
  loadExchanges(order: PaymentOrder): Promise<void>
  /**
   * Navigates a window to the exchange's page for the current payment. If the exchange fails, closes the window and rejects
   * with a typed error; with `PAYMENT_UNSETTLED` while a wallet may still send the payment.
   * @param popup opened in the click handler; `null` if the browser blocked it
   */
  payAt(exchange: Exchange, popup: Popup | null): Promise<void>
  /**
   * Ends a payment at an exchange and shows the payment methods again. Does nothing if no payment is open at
   * one, or if the exchange, which is asked once more, reports that it was begun: another method could then pay it twice.
   */
  chooseAgain(): Promise<void>
}

export interface PayContract {
  readonly id: 'pay'
  readonly api: PayApi
  readonly state: PayState
  readonly events: {
    /**
     * A wallet has sent the payment, or the exchange's page was opened. Store the receipt, because the user may leave before the
     * outcome is known.
     */
    readonly 'pay:sent': { readonly receipt: PaymentReceipt }
    /** The payment is on the chain as ordered. */
    readonly 'pay:paid': { readonly receipt: PaymentReceipt }
    /**
     * A submitted payment failed or was not found on the chain. The receipt has what is needed to look it up.
     */
    readonly 'pay:failed': { readonly failure: SettledFailure; readonly receipt: PaymentReceipt }
  }
  readonly views: PayViews
}

export const payContract: ContractToken<PayContract> = /* @__PURE__ */ defineContract<PayContract>('pay', 1)

export type PayContext = PluginContext<
  PayContract,
  SessionContract | PortfolioContract | TransactionsContract,
  ConnectContract | CloudContract
>
