/** Whole percent that the price may move until the swap is on the chain. */
export const SLIPPAGE_PERCENT = 1
/** Of 10,000: what the service keeps of the source amount. */
const PROVIDER_FEE = 85n
const BASIS_POINTS = 10_000n
/** What a swap takes at most where nothing was built yet. */
export const SWAP_GAS = 150_000n

/** The least that is received: what was promised less the slippage, rounded down. */
export function minimumReceived(promised: bigint): bigint {
  // control: minimum-without-slippage
  return (promised * BigInt(100 - SLIPPAGE_PERCENT)) / 100n
}

/** What the service keeps, in the smallest unit of the source token. */
export function providerFee(amount: bigint): bigint {
  return (amount * PROVIDER_FEE) / BASIS_POINTS
}

/** Smallest units of `to` for one whole token of `from`, rounded down. */
export function unitPrice(
  given: { readonly amount: bigint; readonly decimals: number },
  received: bigint,
): bigint | undefined {
  return given.amount === 0n ? undefined : (received * 10n ** BigInt(given.decimals)) / given.amount
}
