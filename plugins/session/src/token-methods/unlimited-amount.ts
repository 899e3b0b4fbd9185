/**
 * Whether a token contract treats an amount in the smallest unit as unlimited: 2^96 - 1, as tokens that count in 96 bits do
 * (UNI, COMP), or more. `supply` is what exists of the token, where that is known: all of it is unlimited too.
 */
// control: unlimited-amount-not-seen
export const isUnlimitedAmount = (amount: bigint, supply = 0n): boolean =>
  amount >= 2n ** 96n - 1n || (supply > 0n && amount >= supply)

/** The same on Solana, where amounts have 64 bits: half of what they can hold, or more. */
export const isUnlimitedTokenAmount = (amount: bigint): boolean => amount >= 2n ** 63n - 1n
