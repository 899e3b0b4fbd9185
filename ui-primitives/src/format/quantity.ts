import { amountText } from './amount'
import { numberFormat } from './intl'

export interface QuantityFormat {
  /** Number of decimals. Default: 3. */
  readonly decimals?: number
  /** `down` is for balances, so that the text is never more than the amount. `nearest` is for history. Default: `down`. */
  readonly rounding?: 'down' | 'nearest'
  /** BCP 47 language for decimal sign, digits and groups. Without it a point is used and digits are not grouped. */
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
 * Formats a decimal string with a fixed number of decimals. It uses no floating-point numbers, so it is exact. A text that is
 * not a decimal number is formatted as zero.
 */
export function formatQuantity(quantity: string | undefined, format: QuantityFormat = {}): string {
  const { decimals = 3, rounding = 'down', locale } = format
  const { negative, units } = scale(quantity ?? '', decimals, rounding)
  const digits = units.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const sign = negative && units !== 0n ? '-' : ''
  if (locale === undefined) return `${sign}${whole}${decimals > 0 ? `.${fraction}` : ''}`

  const numbers = numberFormat(locale)
  const point = numbers.formatToParts(1.1).find(({ type }) => type === 'decimal')?.value ?? '.'
  // Each figure by itself: `Intl` refuses to pad a number to more than 21 of them.
  const figures = fraction.replace(/\d/g, (figure) => numbers.format(Number(figure)))
  return `${sign}${numbers.format(BigInt(whole))}${decimals > 0 ? point + figures : ''}`
}

/**
 * Formats a decimal string for a list or a past amount: with three decimals, and as `<0.001` if that would read as nothing.
 * Where a user types, compares or confirms, `exactQuantity` and `shortQuantity` have the digits that it takes.
 * @example listQuantity('0.0009', { locale: 'de' }) // '<0,001'
 */
export function listQuantity(
  quantity: string,
  { rounding = 'down', locale }: Omit<QuantityFormat, 'decimals'> = {},
): string {
  const isSomething = DECIMAL.test(quantity.trim()) && /[1-9]/.test(quantity)
  if (isSomething && scale(quantity, 3, rounding).units === 0n)
    return `<${formatQuantity('0.001', { locale })}`
  return formatQuantity(quantity, { rounding, locale })
}

/** Formats an amount in smallest units with all its decimals and with digit groups. Used for what is signed or was paid. */
export function exactQuantity(
  units: bigint | string,
  { decimals, locale }: { readonly decimals: number; readonly locale?: string | undefined },
): string {
  const plain = amountText(units.toString(), { decimals })
  return formatQuantity(plain, { decimals: plain.split('.')[1]?.length ?? 0, locale })
}

/** Decimals of a quote of one or more, and significant digits of a smaller one. */
const SHORT_DIGITS = 6

/**
 * Formats a decimal text with at most six decimals, or six significant digits below one, rounded down. There are no zeros at the
 * end except the second place of a price: `4,227.50`. Used for quotes, so that the text is never more than the amount, and never
 * 0 for less than a millionth.
 * @example shortQuantity('0.0000001234567', 'en') // '0.000000123456'
 */
export function shortQuantity(amount: string, locale: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const isOneOrMore = /[1-9]/.test(whole)
  const zeros = isOneOrMore ? 0 : fraction.search(/[1-9]|$/)
  const { length } = fraction.slice(0, zeros + SHORT_DIGITS).replace(/0+$/, '')
  // `4,227.5` reads like a price that is cut.
  return formatQuantity(amount, { decimals: isOneOrMore && length === 1 ? 2 : length, locale })
}

/** The number of US dollars `units / 10 ** decimals`. It is not rounded, so that what is not zero can be told from it. */
export interface Usd {
  readonly units: bigint
  readonly decimals: number
}

/**
 * Formats a worth in a BCP 47 language with both figures of the cents, and as `<$0.01` if that would read as nothing. It uses
 * no floating-point numbers for the dollars, so every digit of a large amount is right.
 * @param rounding `down` to a cent is for worths, `up` for the highest costs
 * @example formatUsd({ units: 123456n, decimals: 2 }) // '$1,234.56'
 */
export function formatUsd(worth: Usd, locale = 'en', rounding: 'down' | 'up' = 'down'): string {
  const scale = 10n ** BigInt(worth.decimals)
  const hundredfold = worth.units * 100n
  if (hundredfold > 0n && hundredfold < scale) return `<${formatUsd({ units: 1n, decimals: 2 }, locale)}`
  const cents = (hundredfold + (rounding === 'up' ? scale - 1n : 0n)) / scale
  const format = numberFormat(locale, { style: 'currency', currency: 'USD' })
  const fraction = format
    .formatToParts(Number(cents % 100n) / 100)
    .find(({ type }) => type === 'fraction')?.value
  return (
    format
      .formatToParts(cents / 100n)
      // Some languages write `US$`, which right-to-left text would split.
      .map(({ type, value }) => (type === 'currency' ? '$' : type === 'fraction' ? fraction : value))
      .join('')
  )
}
