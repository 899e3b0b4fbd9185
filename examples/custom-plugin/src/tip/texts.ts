/** Every text of this plugin, in English. `ar.json` has the same keys. */
export const texts = {
  'acme-tip.title': 'Leave a tip',
  'acme-tip.review-title': 'Review your tip',
  'acme-tip.receiver': 'To',
  'acme-tip.receiver-placeholder': 'Address',
  'acme-tip.paste': 'Paste',
  'acme-tip.valid-address': 'Valid address',
  'acme-tip.amount': 'Amount',
  'acme-tip.balance': 'You have {amount} {symbol}',
  'acme-tip.max': 'Max',
  'acme-tip.from': 'From {account} on {network}',
  'acme-tip.review': 'Review',
  'acme-tip.receiver-missing': 'Enter the address of who gets the tip.',
  'acme-tip.receiver-invalid': 'That’s no Ethereum address.',
  'acme-tip.amount-empty': 'Enter an amount.',
  'acme-tip.amount-not-a-number': 'Enter more than 0.',
  'acme-tip.amount-ambiguous': 'That can mean two amounts. Write it without a thousands separator.',
  'acme-tip.amount-too-many-decimals': 'That’s more decimals than this currency has.',
  'acme-tip.amount-too-large': 'That’s more than you have.',
  'acme-tip.fee-rose': 'The network fee went up. Check it, then send.',
  'acme-tip.undecided-same': 'The same tip may still arrive. If you send again, both may.',
  'acme-tip.send': 'Send',
  'acme-tip.try-again': 'Try again',
  'acme-tip.summary': '{amount} {symbol} to {receiver}',
  'acme-tip.ask-hint': 'Check that it shows {amount} {symbol} and this whole address.',
} as const satisfies Readonly<Record<string, string>>

export type TipTextKey = keyof typeof texts

/** Whether a string is a key of these texts; the form's schema names keys. */
export function isTipText(key: string): key is TipTextKey {
  return Object.hasOwn(texts, key)
}
