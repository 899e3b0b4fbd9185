export interface QuantityFormat {
  /** Digits after the point, 3 by default. */
  readonly decimals?: number
  /** `down` (default) for balances, so that never more is shown than there is; `nearest` for history. */
  readonly rounding?: 'down' | 'nearest'
  /** BCP 47. Sets the decimal sign and groups digits; without it a point and no groups. */
  readonly locale?: string | undefined
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/

interface Scaled {
  readonly negative: boolean
  /** The quantity times ten to the power of the decimals. */
  readonly units: bigint
}

function scale(quantity: string, decimals: number, rounding: 'down' | 'nearest'): Scaled {
  const match = DECIMAL.exec(quantity.trim())
  const [, sign = '', whole = '', fraction = ''] = match ?? []
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  const units = BigInt(`${whole}${kept}` || '0')
  const roundsUp = rounding === 'nearest' && (fraction[decimals] ?? '0') >= '5'
  return { negative: sign === '-', units: roundsUp ? units + 1n : units }
}

/**
 * A decimal string with a fixed number of decimals, without ever becoming a float. What is no decimal
 * number counts as zero.
 */
export function formatQuantity(quantity: string | undefined, format: QuantityFormat = {}): string {
  const { decimals = 3, rounding = 'down', locale } = format
  const { negative, units } = scale(quantity ?? '', decimals, rounding)
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const sign = negative && units !== 0n ? '-' : ''
  if (locale === undefined) return `${sign}${whole}${decimals > 0 ? `.${fraction}` : ''}`

  const figures = new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumIntegerDigits: Math.max(1, decimals),
  })
  const point = new Intl.NumberFormat(locale).formatToParts(1.1).find(({ type }) => type === 'decimal')
  const grouped = new Intl.NumberFormat(locale).format(BigInt(whole))
  return `${sign}${grouped}${decimals > 0 ? `${point?.value ?? '.'}${figures.format(BigInt(fraction))}` : ''}`
}
