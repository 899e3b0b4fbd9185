import type { TransactionEstimate } from '../contract'

/** Smaller rises are ignored: gas prices change with each block, and the estimate has a margin of 20 %. */
const PERCENT = 10n

/** Whether the fee is more than 10 % above the one that was shown, so that the user has to confirm it again. */
export function hasFeeRisen(shown: TransactionEstimate, now: TransactionEstimate): boolean {
  return BigInt(now.fee.value) * 100n > BigInt(shown.fee.value) * (100n + PERCENT)
}
