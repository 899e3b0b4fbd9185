import type { Translate } from './label'

/** A language and its texts. Keys that are missing fall back to the English in the plugin. */
export interface Language {
  /** BCP 47: `en`, `ar`, `pt-BR`. */
  readonly locale: string
  /** Key to text; `{name}` marks a value. A host's own wording goes here too. */
  readonly texts: Readonly<Record<string, string>>
}

export const english: Language = { locale: 'en', texts: {} }

/** The host's own object stays its own: it is neither frozen nor followed. */
export function copyLanguage({ locale, texts }: Language): Language {
  return { locale, texts: { ...texts } }
}

/** Builds the look-up of a language. Unknown `{names}` stay as they are, so a fault is seen and nothing is lost. */
export function createTranslate(language: Language): Translate {
  return (key, fallback, values) => {
    const text = Object.hasOwn(language.texts, key) ? (language.texts[key] ?? fallback) : fallback
    if (!values) return text
    return text.replace(/\{(\w+)\}/g, (mark, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : mark,
    )
  }
}
