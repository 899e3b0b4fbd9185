/** ISO 15924 codes of the scripts that are written from right to left. */
const RIGHT_TO_LEFT = /Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa/

/** The language of a page that chooses none. To read the tables of `Intl` for it would be an eighth of an opening. */
const ENGLISH = /^en(-[A-Z]{2})?$/

/** Reading direction of a BCP 47 language, by the script it is most likely written in. `ltr` for a malformed one. */
export function textDirection(language: string): 'ltr' | 'rtl' {
  if (ENGLISH.test(language)) return 'ltr'
  try {
    return RIGHT_TO_LEFT.test(`${new Intl.Locale(language).maximize().script}`) ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
