/** One percent in shares, which are counted finer than they are shown, so that what is not zero never reads as zero. */
export const PERCENT = 1_000_000n
/** Interval at which the prices of a shown order are read again. */
export const PRICE_INTERVAL_MS = 10_000
/** Percent by which the price may change until the swap is on the chain. */
export const SLIPPAGE_PERCENT = 1
/** The service's fee on the source amount, in hundredths of a percent. */
const PROVIDER_FEE = 85n
const BASIS_POINTS = 10_000n
/** The same, in shares of `PERCENT`. */
export const PROVIDER_FEE_SHARE = (PROVIDER_FEE * PERCENT) / 100n
/** Assumed gas of a swap that is not built yet: few routes over several pools take more. */
export const SWAP_GAS = 400_000n

/** Whether a text is an amount in smallest units. */
export const isAmount = (text: string): boolean => /^\d{1,78}$/.test(text)

/** The minimum that is received: the quoted amount less the slippage, rounded down. */
export function minimumReceived(quotedAmount: bigint): bigint {
  return (quotedAmount * BigInt(100 - SLIPPAGE_PERCENT)) / 100n
}

/** The service's fee, in smallest units of the source token. */
export function providerFee(amount: bigint): bigint {
  return (amount * PROVIDER_FEE) / BASIS_POINTS
}

/** An amount of a token: `amount / 10 ** decimals` whole ones. */
export interface Amount {
  readonly amount: bigint
  readonly decimals: number
}

/** More decimals of a price than its token has: of 256 bits for one unit, six significant digits are left. */
const PRICE_DECIMALS = 84

/** What was received for one whole given token, rounded down beyond the digits that are shown. `undefined` if nothing was given. */
export function unitPrice(given: Amount, received: Amount): Amount | undefined {
  if (given.amount === 0n) return undefined
  const more = PRICE_DECIMALS
  const amount = (received.amount * 10n ** BigInt(given.decimals + more)) / given.amount
  return { amount, decimals: received.decimals + more }
}
