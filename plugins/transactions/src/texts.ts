import { withErrorTexts } from '@latchkey/kernel'
import {
  AmountShownWronglyError,
  TargetChangedError,
  TransactionsUnsupportedError,
  TransactionUnknownError,
  WalletRequestWaitingError,
} from './errors'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
export const texts = {
  'transactions.confirmed': '{what} is confirmed',
  'transactions.unread':
    'Your transaction is confirmed, but we couldn’t check what it did. See it on the explorer.',
  'transactions.partial': '{what}: only a part was done. Check the transactions in your wallet.',
  'transactions.reverted': '{what} failed. Nothing was sent. You only paid the network fee.',
  'transactions.repriced': '{what} is confirmed, with the fee you changed in your wallet',
  'transactions.cancelled': '{what} was cancelled in your wallet. You only paid the network fee.',
  'transactions.replaced': '{what} was replaced in your wallet by another transaction',
  'transactions.expired': '{what} wasn’t sent in time. You can send it again.',
  'transactions.different': 'Your wallet sent something else. See it on the explorer.',
  'transactions.unknown-network': 'Unknown network',
  'transactions.different-network': 'Your wallet sent this on another network: {network}',
  'transactions.arrived-less': '{what}: less arrived. The token may keep a part. See it on the explorer.',
  'transactions.arrived-amount':
    '{what}: only {arrived} arrived. The token may keep a part. See it on the explorer.',
  'transactions.not-arrived':
    '{what}: nothing arrived, although the network confirmed it. See it on the explorer.',
  'transactions.transaction': 'Your transaction',
  'transactions.transfer': 'Your transfer of {amount}',
  'transactions.swap': 'Your swap of {amount}',
  'transactions.explorer': 'View on explorer',
  'transactions.declined': 'Not sent',
  'transactions.declined-hint': 'You declined in your wallet.',
  'transactions.failed': 'Couldn’t send',
  'transactions.failed-hint': 'Nothing was sent. Try again.',
  'transactions.unknown-no':
    'It didn’t say whether it sent this: {what}. We’re looking for it on the network.',
  'transactions.unknown-plainly': 'Your account has sent nothing since, so your wallet most likely refused.',
  'transactions.unknown-quietly': 'It may have been sent: {what}. We’re looking for it on the network.',
  'transactions.status-pending': 'On its way',
  'transactions.status-pending-hint': '{what}. You can close this. We’ll tell you when it’s done.',
  'transactions.status-undecided': 'This takes longer than usual',
  'transactions.status-undecided-hint':
    '{what}. It may still arrive. Check the explorer before you send it again.',
  'transactions.status-dropped': 'The network lost sight of it',
  'transactions.status-dropped-hint':
    '{what}. It isn’t waiting on the network any more, but your wallet may send it again. We keep looking.',
  'transactions.status-confirmed': 'Done',
  'transactions.status-confirmed-hint': '{what}.',
  'transactions.status-unread': 'Confirmed on the network',
  'transactions.status-unread-hint': 'We couldn’t check what it did. See it on the explorer.',
  'transactions.status-partial': 'Only a part was done',
  'transactions.status-partial-hint': '{what}. Check the transactions in your wallet before you do it again.',
  'transactions.status-reverted': 'It didn’t go through',
  'transactions.status-reverted-hint': 'Nothing was sent. You only paid the network fee.',
  'transactions.status-repriced': 'Done',
  'transactions.status-repriced-hint': 'You sped it up in your wallet. {what}.',
  'transactions.status-cancelled': 'You cancelled it',
  'transactions.status-cancelled-hint': 'Nothing was sent. You only paid the network fee.',
  'transactions.status-replaced': 'Something else was sent',
  'transactions.status-replaced-hint':
    'Another transaction of your wallet took its place. See it on the explorer.',
  'transactions.status-expired': 'It wasn’t sent in time',
  'transactions.status-expired-hint': 'The network didn’t take it, and never will. You can send it again.',
  'transactions.status-different': 'Your wallet sent something else',
  'transactions.status-different-hint': 'It differs in: {parts}. See it on the explorer.',
  'transactions.status-arrived-less': 'Less arrived',
  'transactions.status-arrived-less-hint': '{what}: the token has kept a part, or given it to somebody else.',
  'transactions.status-arrived-amount-hint':
    '{what}: only {arrived} arrived. The token has kept the rest, or given it to somebody else.',
  'transactions.status-not-arrived': 'Nothing arrived',
  'transactions.status-not-arrived-hint':
    '{what}: the network confirmed it, but nothing arrived. See it on the explorer.',
  'transactions.differs-from': 'the account',
  'transactions.differs-to': 'the receiver',
  'transactions.differs-amount': 'the amount',
  'transactions.differs-token': 'the token',
  'transactions.differs-network': 'the network ({network})',
  'transactions.differs-call': 'what it does',
  'transactions.differs-more': 'something was added',
  'transactions.differs-arrived-less': 'how much arrived',
  'transactions.differs-not-arrived': 'whether it arrived',
  'transactions.unwatched': 'Many transactions are pending. We’ve stopped checking the oldest.',
} as const satisfies Readonly<Record<string, string>>

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [
  TransactionsUnsupportedError,
  TargetChangedError,
  AmountShownWronglyError,
  WalletRequestWaitingError,
  TransactionUnknownError,
])
