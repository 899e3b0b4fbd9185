import type { TextOf } from '@latchkey/kernel'
import { useTexts } from '@latchkey/kernel/react'

/** English texts about the account, the network and its fee, for all features that send transactions. */
export const transactionTexts = {
  'transaction.disconnected': 'Your wallet was disconnected.',
  'transaction.connect': 'Connect Wallet',
  'transaction.switch': 'Switch to {network}',
  'transaction.switch-hint': 'This is sent on {network}.',
  'transaction.switch-declined': 'Your wallet is still on another network. Switch there, then try again.',
  'transaction.network': 'Network',
  'transaction.fee': 'Network fee',
  'transaction.fee-up-to': 'up to {amount} {symbol}',
  'transaction.fee-about': 'about {amount} {symbol}',
  'transaction.fee-loading': 'Estimating the fee',
  'transaction.estimate-failed': 'The fee couldn’t be estimated',
  'transaction.estimate-failed-hint': 'Check your connection and try again.',
  'transaction.cancel': 'Cancel',
  'transaction.explorer': 'View on explorer',
  'transaction.token-contract': '{symbol} contract',
  'transaction.address-whole': 'Shows the whole address',
  'transaction.address-copy': 'Copy address',
  'transaction.address-copied': 'Address copied',
  'transaction.address-copy-failed': 'Copying failed. Select the address and copy it yourself.',
  'transaction.done': 'Done',
} as const satisfies Readonly<Record<string, string>>

export type TransactionTextKey = keyof typeof transactionTexts

/** Returns a function that gives these texts in the user's language. */
export const useTransactionTexts = (): TextOf<TransactionTextKey> => useTexts(transactionTexts)
