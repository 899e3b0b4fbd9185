import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy'
import { PriceAlertsBusyError } from './errors'

/** Every text of this package in English, by key, as a base for translations. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([PriceAlertsBusyError]),
}
