import { numberFormat } from './intl'

const FOREIGN_DIGIT = /\p{Nd}/gu
/** Code points of the Arabic, Persian, Devanagari, Bengali and full-width zeros. The other digits follow each zero. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10]

/** Returns the text with digits of these scripts replaced by 0–9. */
export function latinDigits(text: string): string {
  return text.replace(FOREIGN_DIGIT, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = ZEROS.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** The reason why a text is not an amount. */
export type AmountIssue =
  | 'empty'
  | 'not-a-number'
  /** One separator before three digits, which groups thousands in one language and is the decimal sign in another. */
  | 'ambiguous'
  | 'too-many-decimals'
  | 'too-large'

/** The amount in smallest units (wei, lamports, cents) as a decimal string, or the issue. */
export type ParsedAmount = { readonly units: string } | { readonly issue: AmountIssue }

export interface AmountFormat {
  /** Number of decimals of the unit: 18 for ETH, 2 for US dollars. */
  readonly decimals: number
  /** BCP 47 language, which determines the decimal sign. Without it the decimal sign is the point. */
  readonly locale?: string | undefined
}

export interface ParseAmountOptions extends AmountFormat {
  /** Maximum amount in smallest units. Default: 2^256 - 1. */
  readonly max?: string | undefined
}

/** The largest 32-byte number. No network has larger amounts. */
const MAX_UNITS = 2n ** 256n - 1n
/** In characters. No amount is longer, and parsing very long texts would block the page. */
const MAX_LENGTH = 160
/** Separators that are never a decimal sign: spaces, apostrophes, underscores and the Arabic thousands separator. */
const SURE_GROUPS = /(?<=\d)[\s'’_٬](?=\d{3}(?!\d))/g
const GROUPS = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/

/**
 * Parses a typed or pasted amount, such as `1,5`, `1.234,56`, `1,234.56`, `1 234.5` or `١٫٥`. It uses no floating-point
 * numbers, so it is exact. A text with two possible meanings has the issue `ambiguous`. Extra zeros at the end of the
 * decimals are accepted.
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
 * Returns the text of an amount in smallest units. `parseAmount` returns the same units for it. It has no digit groups and
 * no zeros at the end. The decimal sign is a comma if that is the one of the language, and a point otherwise.
 * @throws SyntaxError when `units` is not a whole number.
 */
export function amountText(units: string, { decimals, locale }: AmountFormat): string {
  const digits = BigInt(units)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  if (fraction === '') return whole
  // Making a format of `Intl` takes longer than all else that a form draws.
  const sign = locale !== undefined && separators(locale).decimal === ',' ? ',' : '.'
  return `${whole}${sign}${fraction}`
}

/** Returns the amount with Latin digits and at most one point, or the issue. */
function toPlainDecimal(text: string, { decimals, locale }: AmountFormat): string {
  const latin = latinDigits(text).replaceAll('،', ',').replace(SURE_GROUPS, '')
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
  // A point is the decimal sign, except in languages that use it to group digits.
  const isDecimalSign = usual.decimal === separator || (separator === '.' && usual.group !== '.')
  const whole = withoutGroups(latin, separator)
  if (isDecimalSign || whole === 'not-a-number') return latin.replace(separator, '.')
  // If the unit has less than three decimals, the three digits after the separator can only be a group.
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
  const parts = numberFormat(locale ?? 'en').formatToParts(1_234_567.5)
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return { decimal: sign('decimal'), group: sign('group') }
}
