/** Formats date and time. */
export const dateText = (epochMs: number, locale: string): string =>
  format(epochMs, locale, { dateStyle: 'medium', timeStyle: 'short' })

const NEAR_MS = 2 * 86_400_000

/** Formats the time for near dates, because sessions may be short. */
export const shortDateText = (epochMs: number, nowMs: number, locale: string): string =>
  Math.abs(epochMs - nowMs) < NEAR_MS
    ? dateText(epochMs, locale)
    : format(epochMs, locale, { dateStyle: 'medium' })

const format = (epochMs: number, locale: string, style: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(new Date(epochMs).getTime())
    ? '–'
    : new Intl.DateTimeFormat(locale, style).format(new Date(epochMs))
