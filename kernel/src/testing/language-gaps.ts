type Texts = Readonly<Record<string, string>>

/** A key of a form of a text for some numbers: `tip.left_few`. */
const FORM = /_(zero|one|two|few|many)$/

/** Returns the sorted placeholders of a text, such as `{name}`. A translation needs the same ones. */
function marksOf(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
}

/** The keys that a text needs in a language: with a number `{count}` one for each form of CLDR, except for `other`. */
function keysOf(key: string, text: string, locale: string | undefined): readonly string[] {
  if (locale === undefined || !text.includes('{count}')) return [key]
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
  return [key, ...pluralCategories.flatMap((form) => (form === 'other' ? [] : [`${key}_${form}`]))]
}

/** Whether the form stands for one number, which the words may then say: the dual of Arabic, not the `one` of Russian. */
function saysItsNumber(key: string, locale: string | undefined): boolean {
  const form = FORM.exec(key)?.[1]
  if (form === undefined || locale === undefined) return false
  const rules = new Intl.PluralRules(locale)
  return (
    Array.from({ length: 200 }, (_, count) => rules.select(count)).filter((one) => one === form).length === 1
  )
}

/**
 * Returns one sentence for each mistake in a translation: missing keys, unknown keys, empty texts, and missing or unknown
 * placeholders (`{name}`). Returns an empty list for a complete translation.
 * @param locale BCP 47. With it, texts with a number `{count}` need every plural form of the language: `KEY_few`
 * @example
 * expect(languageGaps(english, german, 'de')).toEqual([])
 */
export function languageGaps(english: Texts, translation: Texts, locale?: string): readonly string[] {
  const isForm = (key: string): boolean =>
    FORM.test(key) && (english[key.replace(FORM, '')] ?? '').includes('{count}')
  const unknown = Object.keys(translation).filter((key) => !Object.hasOwn(english, key) && !isForm(key))
  return [
    ...unknown.map((key) => `'${key}' is not a text of this package.`),
    ...Object.entries(english)
      .filter(([key]) => !isForm(key))
      .flatMap(([base, text]) =>
        keysOf(base, text, locale).flatMap((key) => {
          if (!Object.hasOwn(translation, key)) return [`'${key}' is missing.`]
          const translated = translation[key] ?? ''
          if (translated.trim() === '') return [`'${key}' is empty.`]
          const [wanted, found] = [marksOf(text), marksOf(translated)]
          const isSaid = saysItsNumber(key, locale) && found === marksOf(text.replace('{count}', ''))
          return wanted === found || isSaid
            ? []
            : [`'${key}' has the marks ${found || 'none'}, not ${wanted || 'none'}.`]
        }),
      ),
  ]
}
