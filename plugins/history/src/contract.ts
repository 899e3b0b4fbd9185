import type { CloudContract } from '@latchkey/cloud/contract'
import { type ContractToken, defineContract, type PluginContext, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { NetworkId, SessionContract } from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'

export interface HistoryOptions {
  /**
   * Allowed origins of pictures of tokens and collectibles, such as `https://cdn.example.com`; `[]` for none.
   * Default: any, over https.
   */
  readonly pictureOrigins?: readonly string[]
}

/** A transfer of one token or collectible by a transaction. */
export interface HistoryTransfer {
  /** `other`: neither, according to the service. */
  readonly kind: 'token' | 'nft' | 'other'
  /** Seen from the account. */
  readonly direction: 'in' | 'out' | 'self'
  readonly name?: string
  readonly symbol?: string
  readonly pictureUrl?: string
  /** Whole tokens as a decimal string: `1.5`. */
  readonly quantity?: string
  /** US dollars. */
  readonly valueUsd?: number
}

export interface HistoryTransaction {
  readonly id: string
  /** The hash, on Solana the signature. Undefined for a batch whose wallet returned none. */
  readonly hash?: string
  /** The service's name of the operation: `send`, `receive`, `trade`, `approve`, … */
  readonly type: string
  /** `partial`: of a batch, some transactions failed. `unknown`: the service says something else, or nothing. */
  readonly status: 'confirmed' | 'failed' | 'partial' | 'pending' | 'unknown'
  /** Epoch milliseconds. */
  readonly minedAtMs: number
  /** Of what was received who gave it; undefined where the service names only who signed the transaction. Else who did that. */
  readonly from?: string
  /** Of what was sent who got it; undefined where the service names only a contract. Else where the transaction went. */
  readonly to?: string
  readonly transfers: readonly HistoryTransfer[]
}

export interface HistoryPage {
  /** `none`: no service has the history of this network. */
  readonly source: 'service' | 'none'
  /** Newest first. */
  readonly transactions: readonly HistoryTransaction[]
  /** Cursor of the next, older page; undefined on the last one. */
  readonly next?: string
}

export interface HistoryState {
  /** By account and cursor: `pageKey`. Never stored. */
  readonly pages: QueryEntries<HistoryPage>
}

export interface HistoryQuery {
  readonly accountAddress: string
  /** CAIP-2. */
  readonly networkId: NetworkId
  /** `next` of the previous page. Default: the newest page. */
  readonly cursor?: string
  readonly signal?: AbortSignal
}

export interface HistoryApi {
  /**
   * Reads one page of any account's transactions on one network, without the cache.
   * @throws `HistoryAccountMissingError`, `HistoryUnavailableError`, and the errors of cloud's `blockchainApi`
   * @example const { transactions, next } = await latchkey.plugins.history.fetchPage({ accountAddress,
   * networkId: 'eip155:1' })
   */
  fetchPage(query: HistoryQuery): Promise<HistoryPage>
  /**
   * Reads the newest transactions of the active account into `state.pages`, unless they were read in the last 15 s or
   * failed in the last 30. Never rejects: a failure is in the state, a banner and `kernel:error`.
   */
  load(): Promise<void>
  /** Like `load`, whatever the age of the known transactions. */
  refresh(): Promise<void>
  /** Reads the page after the last known one. Never rejects, and shows no banner for a failure. */
  loadMore(): Promise<void>
  /** Ends reading on, and drops all pages but the newest. The views of this plugin do it when they are left. */
  dropOlder(): Promise<void>
}

export interface HistoryViews {
  /** The active account's transactions. */
  readonly Transactions: View
}

export interface HistoryContract {
  readonly id: 'history'
  readonly api: HistoryApi
  readonly state: HistoryState
  readonly events: {
    /** A page of the active account could not be read. */
    readonly 'history:failed': { readonly networkId: NetworkId; readonly error: unknown }
    /** A request for a further page begins. */
    readonly 'history:load-more': { readonly networkId: NetworkId; readonly cursor: string }
  }
  readonly views: HistoryViews
}

export const historyContract: ContractToken<HistoryContract> =
  /* @__PURE__ */ defineContract<HistoryContract>('history', 1)

export type HistoryContext = PluginContext<
  HistoryContract,
  SessionContract,
  CloudContract | TransactionsContract
>
