import { errorTexts } from '@latchkey/kernel'
import { BalanceUnavailableError } from './errors'

/** Every text of this package in English, by key: what a translation starts from. */
export const english: Readonly<Record<string, string>> = {
  'portfolio.balance-unavailable': 'Token Balance Unavailable',
  ...errorTexts([BalanceUnavailableError]),
}
