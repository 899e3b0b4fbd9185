import { loadLanguage } from '@latchkey/everything/languages'
import { english } from '@latchkey/everything/languages/en'
import type { Language } from '@latchkey/kernel'
import { pseudoLanguage } from '@latchkey/kernel/testing'
import { actionsInArabic, actionsInEnglish } from './data/actions'
import { notices } from './data/notices'
import { noticesInArabic } from './data/notices-in-arabic'

/**
 * Theme, language and direction in which states are shown, from the page's query: `?theme=dark&locale=ar`, or any language there is.
 */
export interface Look {
  /** With `auto` the browser's preference applies, which a test can emulate. */
  readonly theme: 'light' | 'dark' | 'auto'
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  /** Translates the gallery's own texts. */
  readonly word: (english: string) => string
}

const allEnglish: Language = {
  ...english,
  texts: { ...english.texts, ...notices, ...actionsInEnglish },
}

/** The texts in a language, with those of the gallery's own examples where they are translated. */
async function languageOf(locale: string): Promise<Language> {
  if (locale === 'en') return allEnglish
  if (locale === 'pseudo') return pseudoLanguage(allEnglish.texts)
  const language = await loadLanguage(locale)
  if (language.locale !== 'ar') return language
  return { ...language, texts: { ...language.texts, ...noticesInArabic, ...actionsInArabic } }
}

/** Rejects when the texts cannot be fetched. */
export async function readLook(query: URLSearchParams): Promise<Look> {
  const locale = query.get('locale') ?? 'en'
  const theme = query.get('theme')
  return {
    theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
    language: await languageOf(locale),
    direction: locale === 'ar' ? 'rtl' : 'ltr',
    word: locale === 'pseudo' ? lengthen : (text) => text,
  }
}

function lengthen(text: string): string {
  return pseudoLanguage({ text }).texts['text'] ?? text
}
