/**
 * Whether a token contract treats an amount in the smallest unit as unlimited: 2^96 - 1, as tokens that count in 96 bits do
 * (UNI, COMP), or more. `supply` is what exists of the token, where that is known: all of it is unlimited too.
 */
export const isUnlimitedAmount = (amount: bigint, supply = 0n): boolean =>
  amount >= 2n ** 96n - 1n || (supply > 0n && amount >= supply)

/** The same on Solana, where amounts have 64 bits: half of what they can hold, or more. */
export const isUnlimitedTokenAmount = (amount: bigint): boolean => amount >= 2n ** 63n - 1n

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
  return until < from ? 0n : amount * ((until - start) / period - (from - start) / period + 1n)
}
