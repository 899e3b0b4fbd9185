import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { QueryEntries } from '@latchkey/kernel/queries'
import type { NetworkId } from '@latchkey/session/contract'

/** What one transaction moved of one token or collectible. */
export interface HistoryTransfer {
  /** `other`: neither, as far as the service says. */
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
  /** The hash, on Solana the signature. Missing for a batch whose wallet named none. */
  readonly hash?: string
  /** What it did, as the service calls it: `send`, `receive`, `trade`, `approve`, … */
  readonly type: string
  readonly status: 'confirmed' | 'failed' | 'pending'
  /** Epoch milliseconds. */
  readonly minedAtMs: number
  readonly from?: string
  readonly to?: string
  readonly transfers: readonly HistoryTransfer[]
}

export interface HistoryPage {
  /** `none`: there is no service that has this network's history. */
  readonly source: 'service' | 'none'
  /** Newest first. */
  readonly transactions: readonly HistoryTransaction[]
  /** Leads to the page of what is older; missing on the last one. */
  readonly next?: string
}

export interface HistoryState {
  /** By account and cursor: `pageKey`. Only while the page is open; never stored. */
  readonly pages: QueryEntries<HistoryPage>
}

export interface HistoryQuery {
  readonly accountAddress: string
  /** CAIP-2. */
  readonly networkId: NetworkId
  /** `next` of the page before; without it the newest. */
  readonly cursor?: string
  readonly signal?: AbortSignal
}

export interface HistoryApi {
  /**
   * One page of any account's transactions on one network, read anew whatever is known.
   * @throws `HistoryAccountMissingError`, and the errors of cloud's `blockchainApi`
   * @example
   * const { transactions, next } = await latchkey.plugins.history.fetchPage({ accountAddress, networkId: 'eip155:1' })
   */
  fetchPage(query: HistoryQuery): Promise<HistoryPage>
  /**
   * Reads the newest transactions of the active account into `state.pages`, unless they were read in the last 15 s or
   * failed in the last 30. Never rejects: a failure is in the state, a banner and `kernel:error`.
   */
  load(): Promise<void>
  /** The same, whatever the age of what is known. */
  refresh(): Promise<void>
  /** Reads the page behind the last one that is known. Never rejects, as above; a failure is no banner. */
  loadMore(): Promise<void>
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
