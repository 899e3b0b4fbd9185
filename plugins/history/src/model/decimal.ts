import { decimalAmount } from '@latchkey/portfolio/contract'

/** More digits than any amount has, before or after the point. */
const MAX_DIGITS = 80
const FORM = /^(\d{1,80})(?:\.(\d{0,80}))?(?:e([+-]?\d{1,2}))?$/i

/** An exact amount that is not negative: `units` / 10 ** `scale`. */
export interface Decimal {
  readonly units: bigint
  readonly scale: number
}

/** Parses `1.5` and `2.8e-12`; `undefined` for anything else. */
export function parseDecimal(text: string): Decimal | undefined {
  const [, whole, fraction = '', exponent = '0'] = FORM.exec(text) ?? []
  if (whole === undefined) return undefined
  const scale = fraction.length - Number(exponent)
  if (scale > MAX_DIGITS + 20) return undefined
  const units = BigInt(`${whole}${fraction}`)
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale }
}

/** Formats without an exponent and trailing zeros. */
export const formatDecimal = ({ units, scale }: Decimal): string =>
  decimalAmount({ value: units.toString(), decimals: scale })

export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale)
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale }
}

/** Whether `one` is less than `percent` percent of `other`. */
export function isUnderPercent(one: Decimal, percent: bigint, other: Decimal): boolean {
  const scale = Math.max(one.scale, other.scale)
  return unitsAt(one, scale) * 100n < unitsAt(other, scale) * percent
}

const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint => units * 10n ** BigInt(wanted - scale)
