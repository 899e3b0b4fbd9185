import { amountText, formatQuantity, numberFormat, parseAmount } from '@latchkey/ui-primitives/format'
import type { PaymentCurrency, PaymentMethodLimit } from '../contract'

/** The currency's number of decimals: 2 for US dollars, 0 for yen. */
export function decimalsOf(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** Converts whole units to smallest units; `undefined` if the amount has too many decimals. */
export function minorUnits(amount: string, currency: string): bigint | undefined {
  const parsed = parseAmount(amount, { decimals: decimalsOf(currency) })
  return 'units' in parsed ? BigInt(parsed.units) : undefined
}

/** Converts smallest units to whole units: `'99.5'`. */
export const wholeUnits = (minor: string, currency: string): string =>
  amountText(minor, { decimals: decimalsOf(currency) })

/** Formats an amount in the locale: `$1,234.50`, always with the decimals of the currency, and `<$0.01` for what would read as nothing. */
export function formatMoney(amount: string, currency: string, locale: string): string {
  return withDecimals(amount, currency, locale, decimalsOf(currency))
}

/** Formats a round amount that is offered or a limit: `$7,500`, without decimals unless it has some. */
export function formatRoundMoney(amount: string, currency: string, locale: string): string {
  return withDecimals(amount, currency, locale, /\.0*[1-9]/.test(amount) ? decimalsOf(currency) : 0)
}

function withDecimals(amount: string, currency: string, locale: string, decimals: number): string {
  // The figures come from the text, because a floating-point number would round them.
  const rounded = formatQuantity(amount, { decimals, rounding: 'nearest' })
  if (/[1-9]/.test(amount) && !/[1-9]/.test(rounded))
    return `<${formatMoney(wholeUnits('1', currency), currency, locale)}`
  const figures = formatQuantity(rounded, { decimals, locale })
  const symbol = narrowSymbol(currency)
  return nothingOf(currency, locale)
    .map(({ type, value }) => (type === 'currency' ? symbol : type === 'integer' ? figures : value))
    .join('')
}

const nothingOf = (currency: string, locale: string): Intl.NumberFormatPart[] =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatToParts(0)

/** The English symbol, because `US$` is reordered in right-to-left text. */
const narrowSymbol = (currency: string): string =>
  nothingOf(currency, 'en').find(({ type }) => type === 'currency')?.value ?? currency

/** The sign of a currency in at most three letters: `$`, `zł`, and the code if there is none as short. */
export function currencySign(currency: string): string {
  const symbol = narrowSymbol(currency)
  return symbol.length > 3 ? currency : symbol
}

/** Why an amount is refused. `limit` is in whole units of the currency. */
export type AmountIssue =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-little' | 'too-much'; readonly limit: string }

export interface CheckedAmount {
  readonly issue?: AmountIssue
  /** The methods that accept the amount. */
  readonly methods: readonly string[]
}

/**
 * Compares an amount in smallest units with the limits of each payment method. Without limits every amount is
 * accepted.
 */
export function checkAmount(amount: string | undefined, { id, limits }: PaymentCurrency): CheckedAmount {
  const units = amount === undefined ? 0n : BigInt(amount)
  if (units === 0n) return { issue: { kind: 'empty' }, methods: [] }
  const read = readLimits({ id, limits })
  const methods = read.filter(({ from, to }) => from <= units && units <= to)
  if (read.length === 0 || methods.length > 0) return { methods: methods.map(({ method }) => method) }
  const highest = highestOf(read)
  if (units > highest.to) return { issue: { kind: 'too-much', limit: highest.max }, methods: [] }
  const next = read.filter(({ from }) => from > units).sort((one, other) => (one.from < other.from ? -1 : 1))
  return { issue: { kind: 'too-little', limit: next[0]?.min ?? highest.min }, methods: [] }
}

type ReadLimit = PaymentMethodLimit & { readonly from: bigint; readonly to: bigint }

/** The limits that are amounts of the currency. */
function readLimits({ id, limits }: PaymentCurrency): readonly ReadLimit[] {
  return limits.flatMap((limit) => {
    const [from, to] = [minorUnits(limit.min, id), minorUnits(limit.max, id)]
    return from === undefined || to === undefined ? [] : [{ ...limit, from, to }]
  })
}

const highestOf = (limits: readonly ReadLimit[]): ReadLimit =>
  limits.reduce((one, other) => (other.to > one.to ? other : one))

/** The least and the most that can be paid with any method, in whole units of the currency; `undefined` without limits. */
export function rangeOf(
  currency: PaymentCurrency,
): { readonly min: string; readonly max: string } | undefined {
  const read = readLimits(currency)
  if (read.length === 0) return undefined
  const { min } = read.reduce((one, other) => (other.from < one.from ? other : one))
  return { min, max: highestOf(read).max }
}
