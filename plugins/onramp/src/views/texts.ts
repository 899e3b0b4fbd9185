import type { TextOf } from '@latchkey/kernel'
import type { TokenHolding } from '@latchkey/session/contract'
import { relativeTime } from '@latchkey/ui-primitives/format'
import type { PaymentMethodLimit, PurchaseToken } from '../contract'
import type { TextKey } from '../texts'
import { isSameToken } from '../watch/find-arrivals'

/** The display name of a payment method; an unknown one has its own name. */
export function methodName(method: PaymentMethodLimit['method'], t: TextOf<TextKey>): string {
  if (method === 'card') return t('onramp.card')
  return /bank|ach|sepa/.test(method) ? t('onramp.bank') : method.replaceAll('_', ' ')
}

/** The picture of the account's own token. */
export const iconOf = (token: PurchaseToken, holdings: readonly TokenHolding[]): string | undefined =>
  holdings.find((one) => isSameToken(one, token))?.iconUrl

/** Formats a range of percents in the locale: `1–2%`. */
export function percentRange([from, to]: readonly [number, number], locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return from === to ? percent.format(to / 100) : `${number.format(from)}–${percent.format(to / 100)}`
}

/** "now", "3 hr. ago". */
export function timeAgo(thenMs: number, nowMs: number, locale: string): string {
  const { value, unit } = relativeTime(thenMs, nowMs)
  return new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' }).format(-value, unit)
}
