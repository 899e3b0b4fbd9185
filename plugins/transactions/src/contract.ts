import { type ContractToken, defineContract, type Remove } from '@latchkey/kernel'
import type {
  ActiveTarget,
  NetworkId,
  SentTransaction,
  TransactionEstimate,
  TransactionOutcome,
  TransactionRequest,
} from '@latchkey/session/contract'

/** The purpose of a transaction. Plain data, stored with the transaction. */
export interface TransactionPurpose {
  /** The requests to the wallet, for a batch each of them. The chain is compared with them. */
  readonly requests: readonly TransactionRequest[]
  /** For display: the receiver. */
  readonly to?: string
  /** For display: decimal digits in smallest units. */
  readonly amount?: string
  /** For display: decimals of the amount. For a single transfer they are checked on the token's contract. */
  readonly decimals?: number
  /** For display: symbol of the amount. */
  readonly symbol?: string
  /** For display: the operation, if it is no transfer. */
  readonly kind?: 'swap'
}

/**
 * The transaction that the user was shown and the wallet is asked for. Freeze it: it must not change
 * afterwards.
 */
export interface PlannedTransaction extends TransactionPurpose {
  /** The account that sends, and its network. */
  readonly target: ActiveTarget
  /** One transaction, or several as an atomic batch (EIP-5792). */
  readonly requests: readonly [TransactionRequest, ...TransactionRequest[]]
}

/**
 * A part in which a transaction on the chain differs from the request. `more`: it contains something that was not
 * requested.
 */
export type TransactionDifference = 'from' | 'to' | 'amount' | 'token' | 'network' | 'call' | 'more'

/** The result of a transaction. */
export interface TransactionResult {
  /**
   * `replaced` with the reason `repriced` is reported when the replacement is confirmed: the user sped it up in the
   * wallet, and its `id` is the replacement's. Where the replacement was reverted, that is the outcome.
   */
  readonly outcome: TransactionOutcome
  /**
   * Empty if the chain has what was requested. Undefined if nothing is on the chain, or it cannot be read: a confirmed
   * transaction then proves no arrival.
   */
  readonly differences?: readonly TransactionDifference[]
  /** The network on which the transaction was found, if that is another than the requested one. */
  readonly foundOn?: NetworkId
}

/** A transaction that was sent on this page or on an earlier visit. */
export interface TrackedTransaction extends TransactionPurpose {
  readonly sent: SentTransaction
  /** Epoch milliseconds. */
  readonly sentAtMs: number
  /** Undefined while it is pending. */
  readonly result?: TransactionResult
  /** Epoch milliseconds: when the result became known. Missing in entries that an earlier version has stored. */
  readonly doneAtMs?: number
}

export interface SendOptions {
  /** Whether the user knows that an earlier request may still be pending in the wallet. */
  readonly again?: boolean
}

export interface TransactionsState {
  /** Newest first: at most 99 pending ones and the newest 20 of the others. */
  readonly entries: readonly TrackedTransaction[]
}

export interface TransactionsApi {
  /**
   * Sends the request to the wallet, once, and follows the transaction. Resolves as soon as the wallet has sent it.
   * @throws
   * - `WALLET_REQUEST_WAITING` while an earlier request is pending in the wallet, unless `again` is set;
   * - `TARGET_CHANGED`, before the wallet is asked, if the target is no longer the active account and network;
   * - `AMOUNT_SHOWN_WRONGLY` if the transferred token has other decimals than those that were shown;
   * - `TRANSACTIONS_UNSUPPORTED`, and the errors of `Transactions.send`.
   * @example
   * const planned = Object.freeze({ target, requests: [transfer], symbol: 'ETH', decimals: 18, amount: transfer.amount })
   * const sent = await transactions.send(planned)
   */
  send(planned: PlannedTransaction, options?: SendOptions): Promise<SentTransaction>
  /** Estimates a request. Rejects as `Transactions.estimate` does, and with `TRANSACTIONS_UNSUPPORTED`. */
  estimate(
    request: TransactionRequest,
    target: ActiveTarget,
    signal: AbortSignal,
  ): Promise<TransactionEstimate>
  /**
   * Follows a transaction that a wallet has sent until its outcome is known, also after reloads. Resolves once it is
   * stored. Does nothing if the transaction is followed already. Sends no request to a wallet.
   * @example
   * const sent = await transactions.send(transfer, target)
   * await transactions.track(sent, { requests: [transfer], symbol: 'ETH', decimals: 18, amount: transfer.amount })
   */
  track(sent: SentTransaction, purpose: TransactionPurpose): Promise<void>
  /**
   * For views that show the outcome themselves: suppresses the notice of this transaction until the returned
   * function is called.
   * @param id that of the `SentTransaction`
   */
  suppressNotice(id: string): Remove
}

export interface TransactionsEvents {
  /**
   * The outcome is known. A transaction that timed out is read again when a page starts within a day; another
   * outcome is then emitted, too.
   */
  'transactions:done': TransactionResult & { readonly sent: SentTransaction }
}

export interface TransactionsContract {
  readonly id: 'transactions'
  readonly api: TransactionsApi
  readonly state: TransactionsState
  readonly events: TransactionsEvents
  readonly views: Record<never, never>
}

export const transactionsContract: ContractToken<TransactionsContract> =
  /* @__PURE__ */ defineContract<TransactionsContract>('transactions', 1)
