/** The number `units / 10 ** decimals`. */
interface Decimal {
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
 * The worth of an amount in whole US cents, rounded down. Every view shows this, so that a token has one worth.
 * @returns `undefined` without a price, so that an unknown worth is not shown as $0.00
 * @example worthInCents({ value: '1999999', decimals: 6, priceUsd: 1 }) // 199n
 */
export function worthInCents({ value, decimals, priceUsd }: PricedAmount): bigint | undefined {
  // control: unknown-price-is-zero
  if (priceUsd === undefined) return undefined
  // control: worth-by-floating-point
  return centsOf(BigInt(value), decimals, priceUsd)
}

/**
 * The total of the exact worths in whole US cents. It is rounded down once, so that many small amounts are not lost, and may
 * be more than the total of the rounded worths.
 * @returns the total of the amounts with a price; `undefined` if none has one
 */
export function totalInCents(amounts: readonly PricedAmount[]): bigint | undefined {
  let total: Decimal | undefined
  for (const { value, decimals, priceUsd } of amounts)
    if (priceUsd !== undefined) {
      // control: total-of-rounded-worths
      const worth = exactWorth(BigInt(value), decimals, priceUsd)
      total = total ? add(total, worth) : worth
    }
  return total && toCents(total)
}

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
  // control: worth-rounded-up
  return (cents * 10n ** BigInt(decimals + price.decimals)) / (price.units * 100n)
}

function exactWorth(amount: bigint, decimals: number, priceUsd: number): Decimal {
  const price = exactPrice(priceUsd)
  return { units: amount * price.units, decimals: decimals + price.decimals }
}

function add(one: Decimal, other: Decimal): Decimal {
  const decimals = Math.max(one.decimals, other.decimals)
  const unitsOf = (part: Decimal): bigint => part.units * 10n ** BigInt(decimals - part.decimals)
  return { units: unitsOf(one) + unitsOf(other), decimals }
}

const toCents = ({ units, decimals }: Decimal): bigint => (units * 100n) / 10n ** BigInt(decimals)

/** Converts a price exactly, from its shortest decimal text: services send decimal, not binary fractions. */
function exactPrice(priceUsd: number): Decimal {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(priceUsd)) ?? []
  const decimals = fraction.length - Number(exponent)
  const units = BigInt(whole + fraction)
  return decimals < 0 ? { units: units * 10n ** BigInt(-decimals), decimals: 0 } : { units, decimals }
}
