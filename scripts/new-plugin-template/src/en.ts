import { errorTexts } from '@latchkey/kernel'
import { copy } from './copy'
import { PriceAlertsBusyError } from './errors'

/** Every text of this package in English, by key: what a translation starts from. */
export const english: Readonly<Record<string, string>> = {
  ...copy,
  ...errorTexts([new PriceAlertsBusyError()]),
}
