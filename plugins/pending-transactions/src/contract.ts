import { type ContractToken, defineContract, type Remove } from '@latchkey/kernel'
import type {
  NetworkId,
  SentTransaction,
  TransactionOutcome,
  TransactionRequest,
} from '@latchkey/session/contract'

/** What a transaction was to do. Plain data: it is stored with the transaction. */
export interface TransactionPurpose {
  /** What the wallet was asked for, of a batch each of its requests. What the chain has is compared with it. */
  readonly requests: readonly TransactionRequest[]
  /** For display: the receiver. */
  readonly to?: string
  /** For display: decimal digits in the smallest unit. */
  readonly amount?: string
  /** For display: of the amount. */
  readonly decimals?: number
  /** For display: of the amount. */
  readonly symbol?: string
}

/** A part in which a transaction on the chain differs from what was asked. `more`: it does something besides. */
export type TransactionDifference = 'from' | 'to' | 'amount' | 'token' | 'network' | 'call' | 'more'

/** What has become of a transaction. */
export interface TransactionResult {
  /**
   * `replaced` with the reason `repriced` is reported when the replacement is confirmed: the user sped it up in the
   * wallet, and its `id` is the replacement's. Where the replacement was reverted, that is the outcome.
   */
  readonly outcome: TransactionOutcome
  /** Empty where the chain has what was asked. Missing where nothing is on the chain, or it cannot be read. */
  readonly differences?: readonly TransactionDifference[]
  /** Where the transaction was found, when that is another network than the one it was asked for on. */
  readonly foundOn?: NetworkId
}

/** A transaction that was sent on this page or on an earlier visit. */
export interface TrackedTransaction extends TransactionPurpose {
  readonly sent: SentTransaction
  /** Epoch milliseconds. */
  readonly sentAtMs: number
  /** Missing while it is pending. */
  readonly result?: TransactionResult
}

export interface PendingTransactionsState {
  /** Newest first: at most 99 pending ones and the 20 newest of the others. */
  readonly entries: readonly TrackedTransaction[]
}

export interface PendingTransactionsApi {
  /**
   * Follows a transaction that a wallet has accepted until its outcome is known, across reloads. Resolves once it is
   * stored. An id that is followed already is left as it is. Never asks a wallet for approval.
   * @example
   * const sent = await transactions.send(transfer, target)
   * await pendingTransactions.track(sent, { requests: [transfer], symbol: 'ETH', decimals: 18, amount: transfer.amount })
   */
  track(sent: SentTransaction, purpose: TransactionPurpose): Promise<void>
  /**
   * For a view that shows the outcome itself: until the result is called, the outcome of this transaction is no notice.
   * @param id that of the `SentTransaction`
   */
  suppressNotice(id: string): Remove
}

export interface PendingTransactionsEvents {
  /**
   * The outcome is known. A transaction that timed out is looked at again when a page starts within a day; when
   * it has another outcome then, that is emitted, too.
   */
  'pendingTransactions:done': TransactionResult & { readonly sent: SentTransaction }
}

export interface PendingTransactionsContract {
  readonly id: 'pendingTransactions'
  readonly api: PendingTransactionsApi
  readonly state: PendingTransactionsState
  readonly events: PendingTransactionsEvents
  readonly views: Record<never, never>
}

export const pendingTransactionsContract: ContractToken<PendingTransactionsContract> =
  /* @__PURE__ */ defineContract<PendingTransactionsContract>('pendingTransactions', 1)
