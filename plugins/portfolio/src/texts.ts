import { withErrorTexts } from '@latchkey/kernel'
import { BalanceUnavailableError } from './errors'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
const texts = {
  'portfolio.balance-unavailable': 'Token Balance Unavailable',
} as const satisfies Readonly<Record<string, string>>

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [
  BalanceUnavailableError,
])
