/** An allowance that renews with each period. Times in seconds, the amount in the smallest unit. */
interface RenewingAllowance {
  readonly amount: bigint
  readonly start: bigint
  readonly period: bigint
  readonly now: bigint
  /** The last second in which it holds. */
  readonly until: bigint
}

/**
 * The most that an allowance comes to from now on. A small amount with a short period is a large one. `undefined` without a
 * period.
 * @example allowanceInAll({ amount: 5n, start: 0n, period: 60n, now: 0n, until: 119n }) // 10n
 */
export function allowanceInAll({ amount, start, period, now, until }: RenewingAllowance): bigint | undefined {
  if (period <= 0n) return undefined
  const from = now > start ? now : start
  // control: periods-not-counted
  return until < from ? 0n : amount * ((until - start) / period - (from - start) / period + 1n)
}
