/** The languages there are, by BCP 47 tag, each with its own name for itself: for a picker. */
export const languages: readonly LanguageChoice[] = [
  { locale: 'ar', name: 'العربية' },
  { locale: 'de', name: 'Deutsch' },
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
  { locale: 'fr', name: 'Français' },
  { locale: 'id', name: 'Bahasa Indonesia' },
  { locale: 'ja', name: '日本語' },
  { locale: 'ko', name: '한국어' },
  { locale: 'pt-BR', name: 'Português (Brasil)' },
  { locale: 'ru', name: 'Русский' },
  { locale: 'tr', name: 'Türkçe' },
  { locale: 'zh-CN', name: '简体中文' },
]

/** A language for a picker. */
export interface LanguageChoice {
  /** BCP 47: `pt-BR`. */
  readonly locale: string
  readonly name: string
}

/** The tags by the language that they are of: `pt` is `pt-BR`. */
const tags: ReadonlyMap<string, string> = new Map(
  languages.map(({ locale }) => [locale.split('-', 1)[0] ?? locale, locale]),
)

/**
 * Returns the tag of the best language there is for tags of BCP 47, the most wanted first: for `de-AT` it is `de`, for `pt`
 * and `pt-PT` `pt-BR`. Traditional Chinese is another script, which its readers do not take for their own: they get the
 * language that they want next. Without any, `en`.
 * @example
 * chooseLanguage(navigator.languages)
 */
export function chooseLanguage(wanted: string | readonly string[]): string {
  const locales = [wanted].flat().flatMap(readTag)
  // A browser writes `zh` behind `zh-TW`, where it means the same script.
  const chinese = locales.find(({ language }) => language === 'zh')?.maximize().script
  for (const { language, script } of locales) {
    if (language === 'zh' && (script ?? chinese) !== 'Hans') continue
    const tag = tags.get(language)
    if (tag !== undefined) return tag
  }
  return 'en'
}

/** Reads a tag. What is none, such as a language range `*`, is left out. */
function readTag(tag: string): readonly Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)]
  } catch {
    return []
  }
}
