import type { Language } from '@latchkey/kernel'
import { chooseLanguage } from './language/choose-language'

export { chooseLanguage, type LanguageChoice, languages } from './language/choose-language'

/** English is in the code. */
const translations: Readonly<Record<string, () => Promise<Language>>> = {
  ar: async () => (await import('./languages/ar')).arabic,
  de: async () => (await import('./languages/de')).german,
  es: async () => (await import('./languages/es')).spanish,
  fr: async () => (await import('./languages/fr')).french,
  id: async () => (await import('./languages/id')).indonesian,
  ja: async () => (await import('./languages/ja')).japanese,
  ko: async () => (await import('./languages/ko')).korean,
  'pt-BR': async () => (await import('./languages/pt-BR')).brazilianPortuguese,
  ru: async () => (await import('./languages/ru')).russian,
  tr: async () => (await import('./languages/tr')).turkish,
  'zh-CN': async () => (await import('./languages/zh-CN')).simplifiedChinese,
}

/**
 * Fetches the best language there is for tags of BCP 47, the most wanted first, with every text of `essentials()`. English
 * has none to fetch. Rejects when the file cannot be fetched.
 * @example
 * latchkey.setLanguage(await loadLanguage('de-AT'))
 */
export async function loadLanguage(wanted: string | readonly string[]): Promise<Language> {
  return (await translations[chooseLanguage(wanted)]?.()) ?? { locale: 'en', texts: {} }
}
