import { type ContractToken, defineContract, type Remove } from '@latchkey/kernel'
import type {
  ActiveTarget,
  NetworkId,
  SentTransaction,
  TransactionEstimate,
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
  /** For display: of the amount. Of a single transfer they are compared with what the chain says of the token. */
  readonly decimals?: number
  /** For display: of the amount. */
  readonly symbol?: string
  /** For display: what happens to the amount, where it is not transferred. */
  readonly kind?: 'swap'
}

/** What the user was shown and a wallet is to be asked for. Must not change afterwards: freeze it. */
export interface PlannedTransaction extends TransactionPurpose {
  /** The account that sends, and its network. */
  readonly target: ActiveTarget
  /** One transaction; several are a batch of which all or none happen (EIP-5792). */
  readonly requests: readonly [TransactionRequest, ...TransactionRequest[]]
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

export interface SendOptions {
  /** The user knows that an earlier request may still wait in the wallet. */
  readonly again?: boolean
}

export interface PendingTransactionsState {
  /** Newest first: at most 99 pending ones and the 20 newest of the others. */
  readonly entries: readonly TrackedTransaction[]
}

export interface PendingTransactionsApi {
  /**
   * Asks the wallet, once, and follows what it has accepted. Resolves as soon as the wallet has. Rejects with
   * `WALLET_REQUEST_WAITING` while the wallet has not answered an earlier one, unless it is to be asked `again`, with
   * `TARGET_CHANGED`, before the wallet is asked, where the target is no longer the active one, with
   * `AMOUNT_SHOWN_WRONGLY` where the one token that moves has other `decimals` than were shown, with
   * `TRANSACTIONS_UNSUPPORTED`, and as `Transactions.send` does.
   * @example
   * const planned = Object.freeze({ target, requests: [transfer], symbol: 'ETH', decimals: 18, amount: transfer.amount })
   * const sent = await pendingTransactions.send(planned)
   */
  send(planned: PlannedTransaction, options?: SendOptions): Promise<SentTransaction>
  /** What a request costs now. Rejects as `Transactions.estimate` does, and with `TRANSACTIONS_UNSUPPORTED`. */
  estimate(
    request: TransactionRequest,
    target: ActiveTarget,
    signal: AbortSignal,
  ): Promise<TransactionEstimate>
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
