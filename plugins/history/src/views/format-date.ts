import { relativeTime } from '@latchkey/ui-primitives/format/format-relative-time'

const DAY_MS = 86_400_000

export interface DateTexts {
  /** `June`, or `June 2024` for another year. */
  month(ms: number): string
  /** `3 hr. ago` within a day, else `24 Nov`. */
  day(ms: number): string
}

/** Formats the dates of a list by `Intl`. */
export function createDateTexts(locale: string, nowMs: number): DateTexts {
  const month = new Intl.DateTimeFormat(locale, { month: 'long' })
  const monthOfYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
  const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'short' })
  const relative = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' })
  const thisYear = new Date(nowMs).getFullYear()
  return {
    month: (ms) => (new Date(ms).getFullYear() === thisYear ? month : monthOfYear).format(ms),
    day(ms) {
      if (nowMs - ms >= DAY_MS) return day.format(ms)
      const { value, unit } = relativeTime(ms, nowMs)
      return relative.format(-value, unit)
    },
  }
}
