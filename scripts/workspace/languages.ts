import * as v from 'valibot'

/** The languages of the product by BCP 47 tag, each with the name under which a module exports it. */
export const languageNames: Readonly<Record<string, string>> = {
  ar: 'arabic',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  id: 'indonesian',
  ja: 'japanese',
  ko: 'korean',
  'pt-BR': 'brazilianPortuguese',
  ru: 'russian',
  tr: 'turkish',
  'zh-CN': 'simplifiedChinese',
}

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>

/** A file `src/languages/TAG.json`: one name, because an import of JSON by name has no default. */
export interface Translation {
  /** `german` */
  readonly name: string
  readonly texts: Texts
}

const file = v.record(v.string(), v.record(v.string(), v.string()))

/** Reads a translation of a package. Throws for one that is not texts under one name. */
export function parseTranslation(text: string): Translation {
  const [found, ...others] = Object.entries(v.parse(file, JSON.parse(text)))
  if (found === undefined || others.length > 0)
    throw new Error('A translation has one name with its texts in it: { "german": { … } }')
  const [name, texts] = found
  return { name, texts }
}
