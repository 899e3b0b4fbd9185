import type { Language, Latchkey } from '@latchkey/kernel'
import { followBrowser } from '@latchkey/kernel/follow-browser'
import { createConnect } from './connect/connect-wallet'
import { loadLanguage } from './languages'

// In one file with the rest, since a page names each file of lazy code in its first bytes.
export { signMessageOf } from './sign'

/** Of the options of an instance, what this code does. */
interface Wishes {
  readonly language?: Language | 'auto'
  readonly loadLanguage?: (wanted: readonly string[]) => Promise<Language>
}

/** What an instance needs once it connects, or follows the language of the browser. It is called once for each. */
export function createMethods(
  latchkey: Latchkey,
  { language, loadLanguage: load = loadLanguage }: Wishes,
): { readonly connect: ReturnType<typeof createConnect> } {
  if (language === 'auto') followBrowser(latchkey, load)
  return { connect: createConnect(latchkey) }
}
