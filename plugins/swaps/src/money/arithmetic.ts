/** Interval at which the prices of a shown order are read again. */
export const PRICE_INTERVAL_MS = 10_000
/** Percent by which the price may change until the swap is on the chain. */
export const SLIPPAGE_PERCENT = 1
/** The service's fee on the source amount, in hundredths of a percent. */
const PROVIDER_FEE = 85n
const BASIS_POINTS = 10_000n
/** Assumed gas of a swap that is not built yet: few routes over several pools take more. */
export const SWAP_GAS = 400_000n

/** Whether a text is an amount in smallest units. */
export const isAmount = (text: string): boolean => /^\d{1,78}$/.test(text)

/** The minimum that is received: the quoted amount less the slippage, rounded down. */
export function minimumReceived(quotedAmount: bigint): bigint {
  // control: minimum-without-slippage
  return (quotedAmount * BigInt(100 - SLIPPAGE_PERCENT)) / 100n
}

/** The service's fee, in smallest units of the source token. */
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
