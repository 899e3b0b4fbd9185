import type { Language } from '@latchkey/kernel'
import { useEffect } from 'react'
import type { PlaygroundLatchkey } from '../../latchkey/create-playground-latchkey'
import type { Settings } from '../../latchkey/settings'

/** Sets the language of the instance. English is bundled; other languages are fetched when selected. */
export function useLanguage(latchkey: PlaygroundLatchkey, language: Settings['language']): void {
  useEffect(() => {
    let current = true
    const speak = async (): Promise<void> => {
      const next = language === 'English' ? { locale: 'en', texts: {} } : await loadArabic()
      if (current) latchkey.setLanguage(next)
    }
    speak().catch(console.error)
    return () => {
      current = false
    }
  }, [latchkey, language])
}

/** `latchkey/ar` has the texts of the essential plugins; the other plugins export their own. */
async function loadArabic(): Promise<Language> {
  const [{ arabic }, ...others] = await Promise.all([
    import('latchkey/ar'),
    import('@latchkey/embedded-wallet/ar'),
    import('@latchkey/pay/ar'),
    import('@latchkey/approvals/ar'),
    import('@latchkey/email/ar'),
    import('@latchkey/socials/ar'),
    import('@latchkey/onramp/ar'),
    import('@latchkey/receive/ar'),
    import('@latchkey/send/ar'),
    import('@latchkey/names/ar'),
    import('@latchkey/smart-sessions/ar'),
    import('@latchkey/swaps/ar'),
    import('@latchkey/siwx/ar'),
    import('@latchkey/history/ar'),
    import('@latchkey/telemetry/ar'),
    import('@latchkey/cloud/ar'),
    import('@latchkey/walletconnect/ar'),
  ])
  return { ...arabic, texts: Object.assign({}, arabic.texts, ...others.map((one) => one.arabic)) }
}
