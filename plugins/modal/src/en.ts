import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy'
import { BrowserUnsupportedError } from './views/shell/browser-unsupported-error'

/** Every text of this package in English, by key. A translation needs the same keys. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([BrowserUnsupportedError]),
}
