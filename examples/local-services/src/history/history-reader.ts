import type { WireTransaction } from './wire-transaction'

/** One page of a history. */
export interface HistoryPage {
  /** Newest first. */
  readonly transactions: readonly WireTransaction[]
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/** Reads the transactions of one chain from its node. */
export interface HistoryReader {
  readonly networkId: string
  isAddress(text: string): boolean
  /** Throws `DataError` for an unknown cursor. */
  read(address: string, cursor: string | undefined, limit: number): Promise<HistoryPage>
}
