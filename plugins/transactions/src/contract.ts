import {
  type ContractToken,
  defineContract,
  type PluginContext,
  type Remove,
  type View,
} from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type {
  AccountCursor,
  ActiveTarget,
  NetworkId,
  SentTransaction,
  SessionContract,
  TransactionEstimate,
  TransactionOutcome,
  TransactionRequest,
  TransactionTerms,
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
  /** Of a single transaction of an EVM account. Default: the wallet's. */
  readonly terms?: TransactionTerms
}

/**
 * A part in which a transaction on the chain differs from the request. `more`: it contains something that was not
 * requested. `arrived-less`, `not-arrived`: whatever was called, a part or nothing of a transfer arrived at its receiver.
 */
export type TransactionDifference =
  | 'from'
  | 'to'
  | 'amount'
  | 'token'
  | 'network'
  | 'call'
  | 'more'
  | 'arrived-less'
  | 'not-arrived'

/** The result of a transaction, once the chain has decided. */
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
  /**
   * Of a single transfer: what arrived at its receiver, net, as decimal digits in smallest units. Undefined for several and
   * for anything else, and if it is unknown.
   */
  readonly arrived?: string
  /** The network on which the transaction was found, if that is another than the requested one. */
  readonly foundOn?: NetworkId
}

/** A transaction that was sent on this page or on an earlier visit. Without a result the chain has not decided. */
export interface TrackedTransaction extends TransactionPurpose {
  readonly sent: SentTransaction
  /** Epoch milliseconds. */
  readonly sentAtMs: number
  /** The page asked the wallet for it itself, not a feature of this instance. */
  readonly isOfPage?: true
  /** The id of the request in `unanswered` whose outcome it is, if it was found after the page of that, or in another tab. */
  readonly foundFor?: string
  /** The network no longer knows it and its nonce is unused. It is read on, because it may still be sent again. */
  readonly isDropped?: true
  readonly result?: TransactionResult
  /** Epoch milliseconds: when the result became known. Missing in entries that an earlier version has stored. */
  readonly doneAtMs?: number
}

/**
 * Where a request to a wallet stands.
 * - `asking`: it is open in the wallet. With `isRepeated` it was asked for again while an earlier request for the same was open; with
 *   `refusal` the wallet has refused the last one, and an earlier one is still open.
 * - `declined`: the user rejected it in the wallet.
 * - `not-asked`: nothing was asked of the wallet, or it refused before it sent anything. `error` gives the reason.
 * - `unknown`: the wallet has not said whether it has sent it. Whatever else is offered beside it may do the same a second time.
 *   `askAgain` says how asking again may be offered: not yet, as a second and quiet way, or plainly, because the account has sent
 *   nothing since.
 * - `sent`: with `more` the user has approved repeated requests too. Whichever the chain takes, each does the same again. With
 *   `others` one may still follow: it is open in the wallet, or unknown.
 */
export type RunState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'asking'; readonly isRepeated?: true; readonly refusal?: unknown }
  | {
      readonly phase: 'sent'
      readonly sent: SentTransaction
      readonly more?: readonly SentTransaction[]
      readonly others?: 'asking' | 'unknown'
    }
  | { readonly phase: 'declined' | 'not-asked'; readonly error: unknown }
  | { readonly phase: 'unknown'; readonly error: unknown; readonly askAgain: 'no' | 'quietly' | 'plainly' }

/** Where an account stood. */
export interface KnownCursor {
  readonly cursor: AccountCursor
  /** Read after the wallet was asked: what it has sent may lie before. */
  readonly isLate: boolean
}

/**
 * A request of this page or of an earlier visit of which no wallet has said whether it has sent it. Stored for a day, and looked for
 * on the chain. Whoever can write to the storage can make one up, so it is a reason to warn and to look, and for nothing else.
 */
export interface UnansweredRequest extends TransactionPurpose {
  readonly id: string
  /** The account that was to send. Of an earlier visit it has no `network`. */
  readonly target: ActiveTarget
  /** Epoch milliseconds: when the wallet was asked last. */
  readonly askedAtMs: number
  /** Where the account stood then; `undefined` until that was read, or if it cannot be. */
  readonly since?: KnownCursor
  /** It is open in a wallet of this page. */
  readonly isOpen?: true
}

/** One frozen request, from the first time a wallet is asked for it until it is known whether it was sent. */
export interface TransactionRun {
  /** Names it in `unanswered`. */
  readonly id: string
  readonly planned: PlannedTransaction
  state(): RunState
  subscribe(listener: () => void): Remove
  /**
   * Asks the wallet. While it is open there, or was sent, the same promise is returned unless `again` is set; a sent request is never
   * asked for again. Resolves once the wallet has sent it, also if that is found on the chain.
   * @throws
   * - `USER_REJECTED` if the user declined;
   * - `TRANSACTION_UNKNOWN` if it may have been sent, see `RunState`;
   * - before the wallet is asked: `WALLET_REQUEST_WAITING` while another request is open in it, unless `again` is set;
   *   `TARGET_CHANGED` if the target is no longer the active account and network; `AMOUNT_SHOWN_WRONGLY` if the transferred token has
   *   other decimals than those that were shown; `TRANSACTIONS_UNSUPPORTED`; and the errors of `Transactions.send`.
   */
  ask(options?: SendOptions): Promise<SentTransaction>
}

export interface SendOptions {
  /** Whether the user knows that an earlier request may still be open in the wallet. */
  readonly again?: boolean
}

export interface TransactionsOptions {
  /**
   * `all`: what the page itself sends through the instance's providers is followed too, so that balances and the activity know of
   * it. `own`: only what features send. Default: `all`.
   */
  readonly follow?: 'own' | 'all'
  /** Of which transactions the user gets a notice of the outcome. Default: `own`. */
  readonly notices?: 'own' | 'all'
}

export interface TransactionsState {
  /** Newest first: the undecided ones, at most 140, of which the newest 99 are read, and the newest 20 of the others. */
  readonly entries: readonly TrackedTransaction[]
  /** The requests that no wallet has answered, newest last. The last 20 are stored. */
  readonly unanswered?: readonly UnansweredRequest[]
}

export interface TransactionsApi {
  /**
   * Copies and freezes what the user is shown, and reads ahead what asking the wallet needs. Asks no wallet yet.
   * @example
   * const run = await transactions.prepare({ target, requests: [transfer], symbol: 'ETH', decimals: 18, amount: transfer.amount })
   * const sent = await run.ask()
   */
  prepare(planned: PlannedTransaction): Promise<TransactionRun>
  /** `prepare` and `ask` in one. */
  send(planned: PlannedTransaction, options?: SendOptions): Promise<SentTransaction>
  /** Estimates a request. Rejects as `Transactions.estimate` does, and with `TRANSACTIONS_UNSUPPORTED`. */
  estimate(
    request: TransactionRequest,
    target: ActiveTarget,
    signal: AbortSignal,
  ): Promise<TransactionEstimate>
  /**
   * Follows a transaction that a wallet has sent until the chain has decided, also after reloads. Resolves once it is
   * stored. Does nothing if the transaction is followed already. Sends no request to a wallet.
   * @example
   * const sent = await capabilities.transactions.send(transfer, target)
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
  /** The chain has decided. */
  'transactions:done': TransactionResult & { readonly sent: SentTransaction }
}

export interface TransactionsViews {
  /** A step of a feature's flow, see `createFlow` of `@latchkey/transactions/flow`: the request that is open in the wallet. */
  readonly TransactionRequest: View<object | undefined>
  /** A step of a feature's flow: a sent transaction until the chain has decided. */
  readonly TransactionStatus: View<object | undefined>
}

export interface TransactionsContract {
  readonly id: 'transactions'
  readonly api: TransactionsApi
  readonly state: TransactionsState
  readonly events: TransactionsEvents
  readonly views: TransactionsViews
}

export const transactionsContract: ContractToken<TransactionsContract> =
  /* @__PURE__ */ defineContract<TransactionsContract>('transactions', 1)

export type TransactionsContext = PluginContext<TransactionsContract, SessionContract, PortfolioContract>
