import type { HistoryTransaction } from '../contract'
import type { SentTransactions } from './sent-transactions'

export interface HistoryRow {
  readonly transaction: HistoryTransaction
  /** The heading above the row, if it is the first of its group. */
  readonly heading: 'pending' | 'month' | undefined
}

/** The rows in order: pending ones, then by month, newest first. */
export function toRows(
  listed: readonly HistoryTransaction[],
  { pending, done }: SentTransactions,
): readonly HistoryRow[] {
  const rows: HistoryRow[] = pending.map((transaction, index) => ({
    transaction,
    heading: index === 0 ? 'pending' : undefined,
  }))
  const all =
    done.length === 0 ? listed : [...done, ...listed].sort((one, other) => other.minedAtMs - one.minedAtMs)
  let last: number | undefined
  for (const transaction of all) {
    const month = monthOf(transaction.minedAtMs)
    rows.push({ transaction, heading: month === last ? undefined : 'month' })
    last = month
  }
  return rows
}

/** Months since the year 0, in the user's time zone. */
function monthOf(ms: number): number {
  const date = new Date(ms)
  return date.getFullYear() * 12 + date.getMonth()
}
