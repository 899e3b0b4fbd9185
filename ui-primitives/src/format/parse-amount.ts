import { latinDigits } from './latin-digits'

/** Why a text is no amount. */
export type AmountIssue =
  | 'empty'
  | 'not-a-number'
  /** One separator before three digits: a thousand in one language, three decimals in another. */
  | 'ambiguous'
  | 'too-many-decimals'
  | 'too-large'

/** Whole smallest units (wei, lamports, cents) as a decimal string, or why there are none. */
export type ParsedAmount = { readonly units: string } | { readonly issue: AmountIssue }

export interface AmountFormat {
  /** Digits after the decimal sign that the unit has: 18 for ETH, 2 for US dollars. */
  readonly decimals: number
  /** BCP 47: which separator is the decimal sign. Without it the point. */
  readonly locale?: string | undefined
}

export interface ParseAmountOptions extends AmountFormat {
  /** The most that is accepted, in smallest units; what 32 bytes hold by default. */
  readonly max?: string | undefined
}

/** What 32 bytes hold, the largest amount of any network. */
const MAX_UNITS = 2n ** 256n - 1n
/** More digits than any amount has. Reading a longer text would take the page's time. */
const MAX_LENGTH = 160
/** Spaces, apostrophes, underscores and the Arabic thousands sign never stand for a decimal sign. */
const SURE_GROUPS = /(?<=\d)[\s'’_٬](?=\d{3}(?!\d))/g
const GROUPS = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/

/**
 * Reads what was typed or pasted, without ever becoming a float: `1,5`, `1.234,56`, `1,234.56`, `1 234.5`, `١٫٥`.
 * A text that may mean two amounts is refused as `ambiguous`. Zeros behind the last decimal are accepted.
 * @example
 * parseAmount('1,5', { decimals: 18, locale: 'de' }) // { units: '1500000000000000000' }
 */
export function parseAmount(text: string, options: ParseAmountOptions): ParsedAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { issue: 'empty' }
  if (trimmed.length > MAX_LENGTH) return { issue: 'not-a-number' }
  const plain = toPlainDecimal(trimmed, options)
  if (plain === 'not-a-number' || plain === 'ambiguous') return { issue: plain }

  const { decimals } = options
  const [whole = '', fraction = ''] = plain.split('.')
  const significant = fraction.replace(/0+$/, '')
  if (significant.length > decimals) return { issue: 'too-many-decimals' }
  const units = BigInt(`${whole}${significant.padEnd(decimals, '0')}` || '0')
  const max = options.max === undefined ? MAX_UNITS : BigInt(options.max)
  return units > max ? { issue: 'too-large' } : { units: units.toString() }
}

/**
 * Smallest units as a text that `parseAmount` reads back to the same units: exact, without groups, without zeros at the
 * end, with the comma where the language's decimal sign is one.
 * @throws SyntaxError when `units` is no whole number.
 */
export function amountText(units: string, { decimals, locale }: AmountFormat): string {
  const digits = BigInt(units)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  const sign = separators(locale).decimal === ',' ? ',' : '.'
  return fraction === '' ? whole : `${whole}${sign}${fraction}`
}

/** Latin digits with at most one point. */
function toPlainDecimal(text: string, { decimals, locale }: AmountFormat): string {
  const latin = latinDigits(text).replace(SURE_GROUPS, '')
  if (/^\d*٫\d*$/.test(latin) && latin !== '٫') return latin.replace('٫', '.')
  if (!/^[\d.,]*\d[\d.,]*$/.test(latin)) return 'not-a-number'
  const points = latin.split('.').length - 1
  const commas = latin.split(',').length - 1
  if (points > 0 && commas > 0) {
    return joinParts(latin, latin.lastIndexOf('.') > latin.lastIndexOf(',') ? '.' : ',')
  }
  if (points + commas === 0) return latin

  const separator = points > 0 ? '.' : ','
  if (points + commas > 1) return withoutGroups(latin, separator)
  const usual = separators(locale)
  // A point is the decimal sign except in languages that group digits with it.
  const isDecimalSign = usual.decimal === separator || (separator === '.' && usual.group !== '.')
  const whole = withoutGroups(latin, separator)
  if (isDecimalSign || whole === 'not-a-number') return latin.replace(separator, '.')
  // With fewer decimals than three the digits behind it can only be thousands.
  return decimals < 3 ? whole : 'ambiguous'
}

function joinParts(text: string, decimal: '.' | ','): string {
  const [whole = '', fraction = '', more] = text.split(decimal)
  const grouped = withoutGroups(whole, decimal === '.' ? ',' : '.')
  if (more !== undefined || !/^\d*$/.test(fraction)) return 'not-a-number'
  return grouped === 'not-a-number' ? grouped : `${grouped}.${fraction}`
}

function withoutGroups(text: string, separator: string): string {
  const commas = text.replaceAll(separator, ',')
  return GROUPS.test(commas) ? commas.replaceAll(',', '') : 'not-a-number'
}

interface Separators {
  readonly decimal: string | undefined
  readonly group: string | undefined
}

function separators(locale: string | undefined): Separators {
  const parts = new Intl.NumberFormat(locale ?? 'en').formatToParts(1_234_567.5)
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return { decimal: sign('decimal'), group: sign('group') }
}
