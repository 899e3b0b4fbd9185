import type { Language, Latchkey, Ports } from '@latchkey/kernel'
import { followBrowser } from '@latchkey/kernel/follow-browser'
import { warnOfTexts } from 'latchkey/internal/warn-of-texts'
import { createConnect } from './connect/connect-wallet'
import { loadLanguage } from './languages'

// In one file with the rest, since a page names each file of lazy code in its first bytes.
export { signMessageOf } from './sign'

/** Of the options of an instance, what this code does. */
interface Wishes {
  readonly language?: Language | 'auto'
  readonly loadLanguage?: (wanted: readonly string[]) => Promise<Language>
  readonly ports?: Partial<Ports>
}

/** What an instance needs once it connects, or follows the language of the browser. It is called once for each. */
export function createMethods(
  latchkey: Latchkey,
  { language, loadLanguage: load = loadLanguage, ports }: Wishes,
): { readonly connect: ReturnType<typeof createConnect> } {
  if (language === 'auto') {
    if (load === loadLanguage) warnOfTexts(latchkey, ports)
    followBrowser(latchkey, load)
  }
  return { connect: createConnect(latchkey) }
}
