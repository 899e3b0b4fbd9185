type Texts = Readonly<Record<string, string>>

/** Returns the sorted placeholders of a text, such as `{name}`. A translation needs the same ones. */
function marksOf(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
}

/**
 * Returns one sentence for each mistake in a translation: missing keys, unknown keys, empty texts, and missing or unknown
 * placeholders (`{name}`). Returns an empty list for a complete translation.
 */
export function languageGaps(english: Texts, translation: Texts): readonly string[] {
  const unknown = Object.keys(translation).filter((key) => !Object.hasOwn(english, key))
  return [
    ...unknown.map((key) => `'${key}' is not a text of this package.`),
    ...Object.entries(english).flatMap(([key, text]) => {
      if (!Object.hasOwn(translation, key)) return [`'${key}' is missing.`]
      const translated = translation[key] ?? ''
      if (translated.trim() === '') return [`'${key}' is empty.`]
      const [wanted, found] = [marksOf(text), marksOf(translated)]
      return wanted === found ? [] : [`'${key}' has the marks ${found || 'none'}, not ${wanted || 'none'}.`]
    }),
  ]
}
