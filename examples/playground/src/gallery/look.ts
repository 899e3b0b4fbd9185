import { arabic } from '@latchkey/everything/languages/ar'
import { english } from '@latchkey/everything/languages/en'
import type { Language } from '@latchkey/kernel'
import { pseudoLanguage } from '@latchkey/kernel/testing'
import { actionsInArabic, actionsInEnglish } from './data/actions'
import { notices } from './data/notices'
import { noticesInArabic } from './data/notices-in-arabic'

/**
 * Theme, language and direction in which states are shown, from the page's query: `?theme=dark&locale=ar`.
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

const languages: Readonly<Record<'en' | 'ar' | 'pseudo', Language>> = {
  en: allEnglish,
  ar: { ...arabic, texts: { ...arabic.texts, ...noticesInArabic, ...actionsInArabic } },
  pseudo: pseudoLanguage(allEnglish.texts),
}

export function readLook(query: URLSearchParams): Look {
  const locale = query.get('locale')
  const theme = query.get('theme')
  const name = locale === 'ar' || locale === 'pseudo' ? locale : 'en'
  return {
    theme: theme === 'dark' || theme === 'auto' ? theme : 'light',
    language: languages[name],
    direction: name === 'ar' ? 'rtl' : 'ltr',
    word: name === 'pseudo' ? lengthen : (text) => text,
  }
}

function lengthen(text: string): string {
  return pseudoLanguage({ text }).texts['text'] ?? text
}
