import type { TextOf } from '@latchkey/kernel'
import { useTexts } from '@latchkey/kernel/react'

/** English texts of all lists that are loading, stale or failed, and of lists of tokens. */
const listTexts = {
  'list.offline': 'You’re offline. This may be out of date.',
  'list.offline-empty': 'You’re offline. We’ll continue when you’re back online.',
  'list.stale': 'Couldn’t update.',
  'list.retry': 'Try again',
  'list.retry-in': 'Try again in {count} s',
  'list.clear-search': 'Clear search',
  'tokens.title': 'Tokens',
  'tokens.loading': 'Loading tokens',
  'tokens.failed': 'Couldn’t load the tokens.',
  'tokens.search': 'Search tokens',
  'tokens.nothing-found': 'No token is called “{query}”.',
  'tokens.show-all': 'Show all tokens',
} as const satisfies Readonly<Record<string, string>>

export type ListTextKey = keyof typeof listTexts

/** Returns a function that gives these texts in the user's language. */
export const useListTexts = (): TextOf<ListTextKey> => useTexts(listTexts)

/** English texts for any wallet request. A view may replace them with more specific ones. */
export const requestTexts = {
  'wallet-request.pending': 'Approve in your wallet',
  'wallet-request.pending-hint': 'Check the request there first.',
  'wallet-request.silent': 'No answer from your wallet yet',
  'wallet-request.silent-hint': 'It may be hidden behind this window. Open it from your browser’s toolbar.',
  'wallet-request.waiting': 'Already waiting in your wallet',
  'wallet-request.waiting-hint': 'Answer there. If it shows nothing for a while, ask again.',
  'wallet-request.still-open': 'An earlier request is still open',
  'wallet-request.still-open-hint': 'Answer it in your wallet first. If you try again, both may go through.',
  'wallet-request.done': 'Approved',
  'wallet-request.done-hint': 'You’re all set.',
  'wallet-request.declined': 'Request declined',
  'wallet-request.declined-hint': 'Nothing was done.',
  'wallet-request.failed': 'The request failed',
  'wallet-request.failed-hint': 'Try again. If nothing happens, open your wallet.',
  'wallet-request.unknown': 'Check your wallet first',
  'wallet-request.unknown-twice': 'If you ask again, it may happen twice.',
  'wallet-request.not-asked-again': 'Your wallet wasn’t asked again',
  'wallet-request.look-again': 'Check again',
  'wallet-request.ask-again': 'Ask again',
  'wallet-request.ask-anyway': 'Ask again anyway',
  'wallet-request.try-again': 'Try again',
  'wallet-request.open-wallet': 'Open {name}',
  'wallet-request.open-wallet-hint': 'Open {name} and approve there, then come back.',
} as const satisfies Readonly<Record<string, string>>

/** English texts about the account, the network and its fee, for all features that send transactions. */
const transactionTexts = {
  'transaction.disconnected': 'Your wallet was disconnected.',
  'transaction.connect': 'Connect wallet',
  'transaction.switch': 'Switch to {network}',
  'transaction.switch-hint': 'Switch to {network} to continue.',
  'transaction.switch-declined': 'Your wallet is still on another network. Switch there, then try again.',
  'transaction.network': 'Network',
  'transaction.unknown-network': 'Unknown network',
  'transaction.fee': 'Network fee',
  'transaction.fee-up-to': 'up to {amount} {symbol}',
  'transaction.fee-about': 'about {amount} {symbol}',
  'transaction.fee-loading': 'Estimating the fee',
  'transaction.estimate-failed': 'Couldn’t estimate the fee',
  'transaction.estimate-failed-hint': 'Check your connection, then try again.',
  'transaction.cancel': 'Cancel',
  'transaction.explorer': 'View on explorer',
  'transaction.token-contract': '{symbol} contract',
  'transaction.address-whole': 'Show the whole address',
  'transaction.address-copy': 'Copy address',
  'transaction.address-copied': 'Address copied',
  'transaction.address-copy-failed': 'Couldn’t copy. Select the address and copy it yourself.',
  'transaction.done': 'Done',
} as const satisfies Readonly<Record<string, string>>

export type TransactionTextKey = keyof typeof transactionTexts

/** Returns a function that gives these texts in the user's language. */
export const useTransactionTexts = (): TextOf<TransactionTextKey> => useTexts(transactionTexts)

/** English texts of the forms in which a token and an amount are chosen, and of the way back to them. */
const transactionFormTexts = {
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

/** English texts that explain permissions of keys. */
export const permissionTexts = {
  'permission.until': 'Valid until',
  'permission.never-ends': 'This never expires.',
  'permission.signer': 'Key that acts',
  'permission.signers': 'Keys that act together',
  'permission.no-signer': 'We can’t tell who acts.',
  'permission.without-asking': 'You’re not asked again until it expires or you revoke it.',
  'permission.without-asking-ever': 'You’re not asked again until you revoke it.',
  'permission.call': 'Call {method}',
  'permission.contract': 'Contract',
  'permission.equal': 'Only if argument {position} is {value}',
  'permission.greater': 'Only if argument {position} is more than {value}',
  'permission.less': 'Only if argument {position} is less than {value}',
  'permission.this-address': 'this address',
  'permission.this-value': 'this value',
  'permission.uncertain': 'A condition on argument {position} that we can’t read',
  'permission.no-value': 'Sends no {symbol}',
  'permission.value': 'Sends up to {amount} with each call, any number of times',
  'permission.any-value': 'No limit on the {symbol} it may send.',
  'permission.unlimited-value': 'Unlimited: each call may send all your {symbol}.',
  'permission.unknown-method': 'We don’t know this method. Its name is only what the site calls it.',
  'permission.takes-all': 'This method can take or hand over all you have in this contract.',
  'permission.to-one': 'The address in its condition can get all you have in this contract.',
  'permission.lower-numbers': 'If this contract has NFTs, every one with a lower number can be taken.',
  'permission.each-call': 'To anyone, with each call, any number of times',
  'permission.other-name': 'This site calls it {name}. The contract knows it by the name above.',
  'permission.any-method': 'It could be any method of that name.',
  'permission.delegate': 'It can do anything with your account.',
  'permission.allowance': 'Send up to {amount}',
  'permission.unlimited': 'Send an unlimited amount',
  'permission.unlimited-warning': 'It may take all your {symbol}, now and later.',
  'permission.renews': 'To anyone. Renews after {period}.',
  'permission.in-all': 'Up to {amount} in all.',
  'permission.starts': 'From {date}.',
  'permission.token': 'Token contract',
  'permission.units': '{amount} units of an unknown token',
  'permission.coin': 'coins',
  'permission.tokens': 'tokens of this kind',
  'permission.unknown': 'We can’t explain this',
  'permission.unknown-named': 'We can’t explain this: {name}',
  'permission.unknown-warning': 'Approve only if you trust this site.',
} as const satisfies Readonly<Record<string, string>>

export type PermissionTextKey = keyof typeof permissionTexts

/** Every text that this package shows to users, in English, by key: the source of translations. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ (() => ({
  ...listTexts,
  ...requestTexts,
  ...transactionTexts,
  ...transactionFormTexts,
  ...permissionTexts,
}))()
