import { numberFormat } from './intl'

export type RelativeTimeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'

const SECONDS_IN: Readonly<Record<RelativeTimeUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
  // Average lengths in the Gregorian calendar.
  month: 2_629_746,
  year: 31_556_952,
}

interface Threshold {
  readonly unit: RelativeTimeUnit
  /** The threshold applies to at most this rounded number of `unit`. */
  readonly upTo: number
  /** If set, the result is 1 of this unit. For example, 45 to 89 seconds are 1 minute. */
  readonly says?: RelativeTimeUnit
}

const THRESHOLDS: readonly Threshold[] = [
  { unit: 'second', upTo: 44 },
  { unit: 'second', upTo: 89, says: 'minute' },
  { unit: 'minute', upTo: 44 },
  { unit: 'minute', upTo: 89, says: 'hour' },
  { unit: 'hour', upTo: 21 },
  { unit: 'hour', upTo: 35, says: 'day' },
  { unit: 'day', upTo: 25 },
  { unit: 'day', upTo: 45, says: 'month' },
  { unit: 'month', upTo: 10 },
  { unit: 'month', upTo: 17, says: 'year' },
]

const ENGLISH: Readonly<Record<RelativeTimeUnit, readonly [one: string, many: string]>> = {
  second: ['sec', 'sec'],
  minute: ['min', 'min'],
  hour: ['hr', 'hrs'],
  day: ['d', 'd'],
  month: ['mo', 'mo'],
  year: ['yr', 'yr'],
}

/** Returns the distance between two times (milliseconds since the epoch) in the unit that fits best. */
export function relativeTime(
  thenMs: number,
  nowMs: number,
): { readonly value: number; readonly unit: RelativeTimeUnit } {
  const seconds = Math.abs(nowMs - thenMs) / 1000
  const count = (unit: RelativeTimeUnit) => Math.round(seconds / SECONDS_IN[unit])
  const rule = THRESHOLDS.find(({ unit, upTo }) => count(unit) <= upTo)
  if (!rule) return { value: Math.max(2, count('year')), unit: 'year' }
  return rule.says ? { value: 1, unit: rule.says } : { value: count(rule.unit), unit: rule.unit }
}

/**
 * Formats the distance between two times (milliseconds since the epoch), such as "2 hrs", without "ago" or "in". Languages
 * other than English use the short units of `Intl.NumberFormat`.
 */
export function formatRelativeTime(thenMs: number, nowMs: number, locale = 'en'): string {
  const { value, unit } = relativeTime(thenMs, nowMs)
  if (/^en\b/i.test(locale)) {
    const [one, many] = ENGLISH[unit]
    return `${value} ${value === 1 ? one : many}`
  }
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value)
}
