type Texts = Readonly<Record<string, string>>

/** `{name}` and its like, sorted: what a translation has to keep. */
function marksOf(text: string): string {
  return (text.match(/\{\w+\}/g) ?? []).sort().join(' ')
}

/**
 * What is wrong with a translation, a sentence each: keys that are missing, keys that no code asks for, empty texts,
 * and marks (`{name}`) that were lost or invented. Empty for a complete one.
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
