import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy/copy'
import { OnrampTargetChangedError, OnrampUnsupportedError } from './errors'

/** Every text of this package in English, by key: what a translation starts from. Errors are keyed by code. */
export const english: Readonly<Record<string, string>> = {
  'onramp.action': 'Buy',
  ...copy,
  ...errorTexts([OnrampUnsupportedError, OnrampTargetChangedError]),
}
