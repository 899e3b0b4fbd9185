import { withErrorTexts } from '@latchkey/kernel'

/** Every text of this package’s views, in English. `languages` has the same keys, and those of the errors. */
export const texts = {
  'receive.title': 'Receive',
  'receive.code': 'Code with your address on {network}',
  'receive.code-amount': 'Code that asks for {amount} {symbol} on {network}',
  'receive.only-tokens': 'Only send tokens on {network} to this address.',
  'receive.only-token': 'Only send {symbol} on {network} to this address.',
  'receive.only-unknown': 'Only send tokens on your wallet’s network to this address.',
  'receive.absent': 'You have no account connected on that network.',
  'receive.networks': 'Compatible networks',
  'receive.ask': 'Ask for an amount',
  'receive.ask-other': 'Change the amount',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.copy-failed': 'Couldn’t copy. Select the address and copy it yourself.',
  'receive.copy-request': 'Copy payment link',
  'receive.copied-request': 'Payment link copied',
  'receive.copy-request-failed': 'Couldn’t copy. Show the code instead.',
  'receive.share': 'Share',
  'receive.share-copied': 'Copied instead',
  'receive.share-failed': 'Couldn’t share. Show the code instead.',
  'receive.share-request': '{amount} {symbol} on {network}',
  'receive.amount-title': 'Ask for an amount',
  'receive.token-title': 'Choose a token',
  'receive.amount': 'Amount',
  'receive.amount-hint': 'Wallets that scan the code fill it in. The payer can still change it.',
  'receive.amount-empty': 'Enter an amount',
  'receive.amount-wrong': 'Enter more than 0',
  'receive.reading': 'Loading the token…',
  'receive.unreadable': 'Couldn’t read {symbol}’s contract, so the code can’t ask for an amount.',
  'receive.other-decimals':
    '{symbol}’s contract counts its decimals differently, so the code can’t ask for an amount.',
  'receive.show': 'Show the code',
  'receive.remove': 'Remove amount',
  'receive.no-amount': 'Codes on this network can’t carry an amount.',
} as const satisfies Readonly<Record<string, string>>

export type TextKey = keyof typeof texts

/** Every text of this package in English, by key, with those of its errors by code: what a translation starts from. */
export const english: Readonly<Record<string, string>> = /* @__PURE__ */ withErrorTexts(texts, [])
