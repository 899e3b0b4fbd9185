import type { Language } from '@latchkey/kernel'
import type { Look } from '../choices'

/** The texts of the dialog; the Arabic ones are fetched when they are chosen. */
export async function loadLanguage(language: Look['language']): Promise<Language> {
  if (language === 'en') return { locale: 'en', texts: {} }
  const [{ arabic }, ...others] = await Promise.all([
    import('latchkey/ar'),
    import('@latchkey/cloud/ar'),
    import('@latchkey/history/ar'),
    import('@latchkey/onramp/ar'),
    import('@latchkey/receive/ar'),
    import('@latchkey/send/ar'),
    import('@latchkey/swaps/ar'),
    import('@latchkey/walletconnect/ar'),
  ])
  return { ...arabic, texts: Object.assign({}, arabic.texts, ...others.map((one) => one.arabic)) }
}
