import type { TextOf } from '@latchkey/kernel'
import { useTexts } from '@latchkey/kernel/react'

/** English texts of the forms in which a token and an amount are chosen, and of the way back to them. */
export const transactionFormTexts = {
  'transaction.max': 'Max',
  'transaction.balance': 'Balance: {amount} {symbol}',
  'transaction.balance-unknown': 'Balance unknown',
  'transaction.fee-kept': 'Some {symbol} stays for the network fee.',
  'transaction.fee-short': 'You need some {symbol} for the network fee.',
  'transaction.target-changed': 'Your account or network changed. Nothing was sent.',
  'transaction.back-to-form': 'Back to the form',
} as const satisfies Readonly<Record<string, string>>

export type TransactionFormTextKey = keyof typeof transactionFormTexts

/** Returns a function that gives these texts in the user's language. */
export const useTransactionFormTexts = (): TextOf<TransactionFormTextKey> => useTexts(transactionFormTexts)
