import { defineError } from '@latchkey/kernel'

/** The browser is older than those that README names, and cannot show the dialog. */
export class BrowserUnsupportedError extends defineError(
  'BROWSER_UNSUPPORTED',
  'This browser is too old to show this. Update it, or open this page in another browser.',
) {}

/** @throws `BrowserUnsupportedError` where what the dialog is made of is missing */
export function requireBrowser(): void {
  const isThere =
    'adoptedStyleSheets' in Document.prototype && 'showModal' in document.createElement('dialog')
  if (!isThere) throw new BrowserUnsupportedError()
}
