import { arabic } from './ar'
import { type CopyKey, copy } from './copy'

export type Language = 'en' | 'ar'

/** A text of this wallet in one language. `values` take the places of `{name}` in it. */
export type Say = (key: CopyKey, values?: Readonly<Record<string, string | number | bigint>>) => string

const languages: Readonly<Record<Language, Readonly<Record<CopyKey, string>>>> = { en: copy, ar: arabic }

export function createSay(language: Language): Say {
  const own = languages[language]
  return (key, values = {}) =>
    own[key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** The language of a tag such as `ar-EG`. Without texts for it: English. */
export const toLanguage = (tag: string): Language => find(tag) ?? 'en'

const MAX_LENGTH = 1_000

/** The first language of an `Accept-Language` header that this wallet has texts for. Without one: English. */
export function chooseLanguage(acceptLanguage: string): Language {
  const wanted = acceptLanguage.slice(0, MAX_LENGTH).split(',').flatMap(readRange)
  const [best] = wanted.sort((one, other) => other.weight - one.weight)
  return best?.language ?? 'en'
}

interface WantedLanguage {
  readonly language: Language
  readonly weight: number
}

/** `ar-EG;q=0.8`. A weight of 0 means that the user does not want it. */
function readRange(range: string): readonly WantedLanguage[] {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
  const language = find(tag)
  const quality = parameters.find((one) => one.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return language !== undefined && weight > 0 ? [{ language, weight }] : []
}

const find = (tag: string): Language | undefined => {
  const primary = tag.split('-', 1)[0]?.toLowerCase()
  return primary === 'ar' || primary === 'en' ? primary : undefined
}
