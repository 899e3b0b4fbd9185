import type { Translate } from './label'

/** A language and its texts. For missing keys the English texts of the plugins are used. */
export interface Language {
  /** BCP 47 tag, such as `en`, `ar` or `pt-BR`. */
  readonly locale: string
  /** Texts by key. `{name}` is a placeholder for a value. A host can also replace single texts here. */
  readonly texts: Readonly<Record<string, string>>
}

export const english: Language = { locale: 'en', texts: {} }

/** Copies the host's object, so that it is not frozen and later changes by the host have no effect. */
export function copyLanguage({ locale, texts }: Language): Language {
  return { locale, texts: { ...texts } }
}

/** Creates the translation function of a language. Unknown placeholders are not replaced, so that mistakes are visible. */
export function createTranslate(language: Language): Translate {
  return (key, fallback, values) => {
    const text = Object.hasOwn(language.texts, key) ? (language.texts[key] ?? fallback) : fallback
    if (!values) return text
    return text.replace(/\{(\w+)\}/g, (mark, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : mark,
    )
  }
}
