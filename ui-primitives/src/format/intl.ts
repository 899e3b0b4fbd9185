/**
 * Where numbers and dates get their format, so that a page shows one kind of digits: the Latin ones of addresses, codes and
 * what users type. Safari would write Arabic-Indic digits in Arabic. The rest follows the language.
 */
const digits = { numberingSystem: 'latn' } as const

/** `Intl.NumberFormat` of a BCP 47 language with Latin digits. */
export const numberFormat = (locale: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { ...options, ...digits })

/** `Intl.DateTimeFormat` of a BCP 47 language with Latin digits. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...options, ...digits })

/** `Intl.RelativeTimeFormat` of a BCP 47 language with Latin digits: "now", "3 hr. ago". */
export const agoFormat = (locale: string): Intl.RelativeTimeFormat =>
  new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto', ...digits })
