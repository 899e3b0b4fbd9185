/** Every text of this plugin, in English. `copy/ar.json` has the same keys. */
export const copy = {
  'acme-tip.title': 'Leave a tip',
  'acme-tip.sending-title': 'Sending your tip',
  'acme-tip.receiver': 'To',
  'acme-tip.receiver-placeholder': 'Address',
  'acme-tip.paste': 'Paste',
  'acme-tip.valid-address': 'Valid address',
  'acme-tip.amount': 'Amount',
  'acme-tip.balance': 'You have {amount} {symbol}',
  'acme-tip.max': 'Max',
  'acme-tip.from': 'From {account} on {network}',
  'acme-tip.continue': 'Continue in wallet',
  'acme-tip.receiver-missing': 'Enter the address of who gets the tip.',
  'acme-tip.receiver-invalid': 'That’s no Ethereum address.',
  'acme-tip.amount-empty': 'Enter an amount.',
  'acme-tip.amount-not-a-number': 'That’s no amount.',
  'acme-tip.amount-ambiguous': 'That can mean two amounts. Write it without a thousands separator.',
  'acme-tip.amount-too-many-decimals': 'That’s more decimals than this currency has.',
  'acme-tip.amount-too-large': 'That’s more than you have.',
  'acme-tip.ask': 'Approve the tip in your wallet',
  'acme-tip.ask-hint': '{amount} {symbol} to {receiver}',
  'acme-tip.declined': 'Not sent',
  'acme-tip.declined-hint': 'You declined in your wallet. Your tip is still in the form.',
  'acme-tip.waiting': 'Your tip is on its way',
  'acme-tip.waiting-hint': 'You can close this. We’ll tell you when it’s there.',
  'acme-tip.confirmed': 'Your tip is there',
  'acme-tip.confirmed-hint': '{amount} {symbol} arrived. Thank you!',
  'acme-tip.pending': 'This takes longer than usual',
  'acme-tip.pending-hint': 'Your tip was sent and will be confirmed later.',
  'acme-tip.done': 'Done',
  'acme-tip.edit': 'Back to the form',
  'error.TIP_FAILED': 'The tip didn’t go through',
  'recovery.TIP_FAILED': 'Nothing was sent but the network fee. Try again.',
} as const satisfies Readonly<Record<string, string>>

export type CopyKey = keyof typeof copy

/** Whether a string is a key of these texts; the form's schema names keys. */
export function isTipText(key: string): key is CopyKey {
  return Object.hasOwn(copy, key)
}
