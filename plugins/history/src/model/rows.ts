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
  let month: Month | undefined
  for (const transaction of all) {
    const { minedAtMs } = transaction
    const isSame = month !== undefined && minedAtMs >= month.fromMs && minedAtMs < month.toMs
    rows.push({ transaction, heading: isSame ? undefined : 'month' })
    if (!isSame) month = monthAround(minedAtMs)
  }
  return rows
}

interface Month {
  readonly fromMs: number
  /** The first millisecond of the next month. */
  readonly toMs: number
}

/**
 * The month of a time in the user's time zone. It is found once for all its rows, because a date for each of
 * 10,000 rows delays the first one that is seen.
 */
function monthAround(ms: number): Month {
  const date = new Date(ms)
  date.setDate(1)
  const fromMs = date.setHours(0, 0, 0, 0)
  date.setMonth(date.getMonth() + 1)
  return { fromMs, toMs: date.setHours(0, 0, 0, 0) }
}
