import { internalsOf } from '../instance-parts'
import type { Latchkey } from '../latchkey'
import type { Language } from './text'

/** Fetches the best language for tags of BCP 47, the most wanted first. */
export type LoadLanguage = (wanted: readonly string[]) => Promise<Language>

/**
 * Keeps an instance in the language of the browser while it runs, until the host sets one: `load` is called when the
 * instance starts and when the user changes the browser's languages. What could not be loaded leaves the language as it is,
 * and is loaded again when the page is back online or in front.
 */
export function followBrowser(latchkey: Latchkey, load: LoadLanguage): void {
  const { parts } = internalsOf(latchkey)
  const { language, ports } = parts
  const { browser } = ports
  let own = language.initial()
  let runs = 0
  let hasFailed = false
  let ended: AbortController | undefined

  const speak = async (): Promise<void> => {
    runs += 1
    const run = runs
    const isWanted = (): boolean => run === runs && language.get() === own && ended !== undefined
    if (!isWanted()) return
    try {
      const next = await load(wantedLanguages(browser.windowProperty('navigator')))
      if (!isWanted()) return
      hasFailed = false
      if (next.locale === own.locale) return
      latchkey.setLanguage(next)
      own = language.get()
    } catch {
      if (run === runs) hasFailed = true
    }
  }
  const again = (): void => {
    if (hasFailed) void speak()
  }
  const start = (): void => {
    ended = new AbortController()
    browser.listen('languagechange', () => void speak(), ended.signal)
    browser.listen('online', again, ended.signal)
    browser.listen('focus', again, ended.signal)
    void speak()
  }
  latchkey.on('kernel:started', start)
  latchkey.on('kernel:stopped', () => {
    ended?.abort()
    ended = undefined
  })
  // This code is fetched after the first start.
  if (parts.isReady) start()
}

/** The languages of `navigator`, which a page without a browser may not have. */
function wantedLanguages(navigator: unknown): readonly string[] {
  const languages: unknown = Object(navigator).languages
  return Array.isArray(languages) ? languages.filter((tag): tag is string => typeof tag === 'string') : []
}
