import type { TransactionEstimate } from '../contract'

/** The estimate has a fifth of room, and prices change with each block: less than that is no news. */
const PERCENT = 10n

/** Whether the user has to look at the fee again: it is more than a tenth above what was shown. */
export function hasFeeRisen(shown: TransactionEstimate, now: TransactionEstimate): boolean {
  return BigInt(now.fee.value) * 100n > BigInt(shown.fee.value) * (100n + PERCENT)
}
