import { withErrorTexts } from '@latchkey/kernel'
import { BrowserUnsupportedError } from './views/shell/require-browser'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
export const texts = {
  'modal.name': 'Wallet',
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.dismiss': 'Dismiss',
  'modal.loading': 'Loading',
  'modal.unloaded': 'Couldn’t load this.',
  'modal.failed': 'Something went wrong here',
  'modal.failed-hint': 'Try again. If that doesn’t help, reload the page.',
  'modal.retry': 'Try again',
  'modal.reload': 'Reload page',
  'modal.disconnect-and-close': 'Disconnect and close',
} as const satisfies Readonly<Record<string, string>>

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [
  BrowserUnsupportedError,
])
