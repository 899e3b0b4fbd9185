import type { WireTransaction } from './wire-transaction'

/** Where a page begins: behind this transaction. */
export interface HistoryPage {
  /** Newest first. */
  readonly transactions: readonly WireTransaction[]
  /** Leads to the next page; missing on the last one. */
  readonly next: string | undefined
}

/** The transactions of one chain, as its node has them. */
export interface HistoryReader {
  readonly networkId: string
  isAddress(text: string): boolean
  /** Throws `DataError` for a cursor that it did not give. */
  read(address: string, cursor: string | undefined, limit: number): Promise<HistoryPage>
}
