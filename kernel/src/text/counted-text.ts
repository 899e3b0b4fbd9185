import type { TextOf, Translate } from './text'

/** Where the form of a text for a number is: `KEY_few`. The text `KEY` itself is the form `other`. */
const keyOfForm = (key: string, count: number, locale: string): string =>
  `${key}_${new Intl.PluralRules(locale).select(count)}`

/**
 * Returns a function that gives the texts of one catalogue in a language. A number `count` decides, by CLDR, which form of
 * the text is taken, and is written as the language groups digits.
 * @param texts in English, by key, with the form `KEY_one` where it differs
 */
export function createTextOf<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  translate: Translate,
  locale: string,
): TextOf<Key> {
  const english: Readonly<Record<string, string>> = texts
  return (key, values) => {
    const count = values?.['count']
    if (typeof count !== 'number') return translate(key, texts[key], values)
    const own = english[keyOfForm(key, count, 'en')] ?? texts[key]
    // What has no such form in this language, such as a host's own wording, has one for all numbers.
    const usual = translate(key, own)
    const shown = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(count)
    return translate(keyOfForm(key, count, locale), usual, { ...values, count: shown })
  }
}
