/** The number of US dollars `units / 10 ** decimals`, exactly. `formatUsd` of the primitives draws it. */
export interface Usd {
  readonly units: bigint
  readonly decimals: number
}

/** An amount of a token and the token's price, such as a `TokenHolding`. */
export interface PricedAmount {
  /** In the smallest unit, as decimal digits. */
  readonly value: string
  readonly decimals: number
  /** Price of one whole token in US dollars. Missing if unknown. */
  readonly priceUsd?: number | undefined
}

/**
 * The worth of an amount in US dollars, which every view shows with `formatUsd`, so that a token has one worth.
 * @returns `undefined` without a price, so that an unknown worth is not shown as $0.00
 * @example worthOf({ value: '1999999', decimals: 6, priceUsd: 1 }) // { units: 1999999n, decimals: 6 }
 */
export function worthOf({ value, decimals, priceUsd }: PricedAmount): Usd | undefined {
  if (priceUsd === undefined) return undefined
  return exactWorth(BigInt(value), decimals, priceUsd)
}

/**
 * The total of the worths. None of them is rounded, so that many small amounts are not lost.
 * @returns US dollars of the amounts with a price; `undefined` if none has one
 */
export function totalWorth(amounts: readonly PricedAmount[]): Usd | undefined {
  let total: Usd | undefined
  for (const amount of amounts) {
    const worth = worthOf(amount)
    if (worth) total = total ? add(total, worth) : worth
  }
  return total
}

/** A worth in whole US cents, rounded down. */
export const toCents = ({ units, decimals }: Usd): bigint => (units * 100n) / 10n ** BigInt(decimals)

/**
 * The value of an amount in whole US cents, rounded down.
 * @param amount in the smallest unit
 * @param priceUsd price of one whole token in US dollars
 * @example centsOf(1_500_000n, 6, 2) // 300n
 */
export function centsOf(amount: bigint, decimals: number, priceUsd: number): bigint {
  return toCents(exactWorth(amount, decimals, priceUsd))
}

/**
 * The largest amount, in the smallest unit, whose value is not above `cents`, so that no more is sent than the user typed.
 * 0 without a price.
 * @param cents whole US cents
 * @param priceUsd price of one whole token in US dollars
 */
export function amountWorth(cents: bigint, decimals: number, priceUsd: number): bigint {
  const price = exactPrice(priceUsd)
  if (price.units === 0n) return 0n
  return (cents * 10n ** BigInt(decimals + price.decimals)) / (price.units * 100n)
}

function exactWorth(amount: bigint, decimals: number, priceUsd: number): Usd {
  const price = exactPrice(priceUsd)
  return { units: amount * price.units, decimals: decimals + price.decimals }
}

function add(one: Usd, other: Usd): Usd {
  const decimals = Math.max(one.decimals, other.decimals)
  const unitsOf = (part: Usd): bigint => part.units * 10n ** BigInt(decimals - part.decimals)
  return { units: unitsOf(one) + unitsOf(other), decimals }
}

/** Converts a price exactly, from its shortest decimal text: services send decimal, not binary fractions. */
function exactPrice(priceUsd: number): Usd {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(priceUsd)) ?? []
  const decimals = fraction.length - Number(exponent)
  const units = BigInt(whole + fraction)
  return decimals < 0 ? { units: units * 10n ** BigInt(-decimals), decimals: 0 } : { units, decimals }
}
