/** For browsers without `Intl.Locale` text information. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** Reading direction of a BCP 47 language. A malformed one reads from left to right. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  const locale = parseLocale(language)
  if (!locale) return 'ltr'
  const told = directionOf(locale)
  if (told !== undefined) return told
  return RIGHT_TO_LEFT.includes(locale.language) ? 'rtl' : 'ltr'
}

function parseLocale(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language)
  } catch {
    return undefined
  }
}

/** A method in the standard, a property in older browsers, absent in others; TypeScript knows neither. */
function directionOf(locale: Intl.Locale): 'ltr' | 'rtl' | undefined {
  const method: unknown = Reflect.get(locale, 'getTextInfo')
  const info: unknown = typeof method === 'function' ? method.call(locale) : Reflect.get(locale, 'textInfo')
  if (typeof info !== 'object' || info === null) return undefined
  const direction: unknown = Reflect.get(info, 'direction')
  return direction === 'rtl' || direction === 'ltr' ? direction : undefined
}
