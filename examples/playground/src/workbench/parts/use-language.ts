import { languages, loadLanguage } from '@latchkey/everything/languages'
import { useEffect } from 'react'
import type { PlaygroundLatchkey } from '../../latchkey/create-playground-latchkey'
import type { Settings } from '../../latchkey/settings'

/** The tag of a language by its own name. */
export const localeOf = (language: Settings['language']): string =>
  languages.find(({ name }) => name === language)?.locale ?? 'en'

/** Sets the language of the instance. English is bundled; other languages are fetched when selected. */
export function useLanguage(latchkey: PlaygroundLatchkey, language: Settings['language']): void {
  useEffect(() => {
    let current = true
    const speak = async (): Promise<void> => {
      const next = await loadLanguage(localeOf(language))
      if (current) latchkey.setLanguage(next)
    }
    speak().catch(console.error)
    return () => {
      current = false
    }
  }, [latchkey, language])
}
