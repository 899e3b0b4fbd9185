import { useEffect } from 'react'
import type { PlaygroundLatchkey } from '../latchkey/create-playground-latchkey'
import type { Settings } from '../latchkey/settings'

/** English is in the code; any other language is a file of its own, fetched on request. */
export function useLanguage(latchkey: PlaygroundLatchkey, language: Settings['language']): void {
  useEffect(() => {
    let current = true
    const speak = async (): Promise<void> => {
      const next = language === 'English' ? { locale: 'en', texts: {} } : (await import('latchkey/ar')).arabic
      if (current) latchkey.setLanguage(next)
    }
    speak().catch(console.error)
    return () => {
      current = false
    }
  }, [latchkey, language])
}
