import { withErrorTexts } from '@latchkey/kernel'
import { HistoryAccountMissingError, HistoryUnavailableError } from './errors'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
export const texts = {
  'history.activity': 'Activity',
  'history.loading': 'Loading your transactions',
  'history.failed': 'Failed to fetch transactions',
  'history.empty': 'No transactions yet',
  'history.empty-hint': 'What you send and receive on {network} is listed here.',
  'history.sent-only': 'Only what you send here is listed. For everything else, see the explorer.',
  'history.scaled': 'Wallets may show other amounts of {tokens}.',
  'history.explorer': 'View on explorer',
  'history.more': 'Show more',
  'history.more-loading': 'Loading older transactions',
  'history.more-failed': 'Couldn’t load older transactions.',
  'history.full': 'Older transactions are on the explorer.',
  'history.no-account': 'Connect your wallet to see its transactions.',
  'history.to': 'To {address}',
  'history.from': 'From {address}',
  'history.for-amount': 'For {amount}',
  'history.confirmed': 'Confirmed',
  'history.reverted': 'Failed',
  'history.partial': 'Partly done',
  'history.pending': 'Pending',
  'history.unknown': 'Status unknown',
  'history.nft': 'NFT',
  'history.type-approve': 'Approved',
  'history.type-bought': 'Bought',
  'history.type-borrow': 'Borrowed',
  'history.type-burn': 'Burnt',
  'history.type-cancel': 'Cancelled',
  'history.type-claim': 'Claimed',
  'history.type-deploy': 'Deployed',
  'history.type-deposit': 'Deposited',
  'history.type-execute': 'Executed',
  'history.type-mint': 'Minted',
  'history.type-receive': 'Received',
  'history.type-repay': 'Repaid',
  'history.type-send': 'Sent',
  'history.type-sell': 'Sold',
  'history.type-stake': 'Staked',
  'history.type-trade': 'Swapped',
  'history.type-unstake': 'Unstaked',
  'history.type-withdraw': 'Withdrawn',
} as const satisfies Readonly<Record<string, string>>

export type TextKey = keyof typeof texts

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [
  HistoryAccountMissingError,
  HistoryUnavailableError,
])
