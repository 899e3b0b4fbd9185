import type { Language } from '@latchkey/kernel'
import type { Look } from '../choices'

/** The texts of the dialog; the Arabic ones are fetched when they are chosen. */
export async function loadLanguage(language: Look['language']): Promise<Language> {
  if (language === 'en') return { locale: 'en', texts: {} }
  const [{ arabic }, ...others] = await Promise.all([
    import('latchkey/languages/ar'),
    import('@latchkey/cloud/languages/ar'),
    import('@latchkey/history/languages/ar'),
    import('@latchkey/onramp/languages/ar'),
    import('@latchkey/receive/languages/ar'),
    import('@latchkey/send/languages/ar'),
    import('@latchkey/swaps/languages/ar'),
    import('@latchkey/walletconnect/languages/ar'),
  ])
  return { ...arabic, texts: Object.assign({}, arabic.texts, ...others.map((one) => one.arabic)) }
}
