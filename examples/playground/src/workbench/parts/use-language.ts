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

async function loadArabic(): Promise<Language> {
  return (await import('@latchkey/everything/languages/ar')).arabic
}
