/** Every text of this plugin, in English. `ar.ts` has the same keys. */
export const copy = {
  'transactions.confirmed': '{what} is confirmed',
  'transactions.unread':
    'Your transaction is confirmed, but what it did couldn’t be checked. Look at it in the explorer.',
  'transactions.reverted': '{what} failed: the network reverted it. Nothing was moved except the fee.',
  'transactions.repriced': '{what} is confirmed, with the fee you changed in your wallet',
  'transactions.cancelled': '{what} was cancelled in your wallet. Nothing was moved.',
  'transactions.replaced': '{what} was replaced in your wallet by another transaction',
  'transactions.timed-out': '{what} is not confirmed yet. It may still be.',
  'transactions.expired':
    '{what} was not taken by the network in time. Nothing was moved; you can send it again.',
  'transactions.different': 'Your wallet sent something else than you were shown. Check it on the explorer.',
  'transactions.different-network': 'Your wallet sent this on another network: {network}',
  'transactions.transaction': 'Your transaction',
  'transactions.transfer': 'Your transfer of {amount}',
  'transactions.swap': 'Your swap of {amount}',
  'transactions.explorer': 'View on explorer',
  'transactions.unwatched': 'Too many transactions are pending. The oldest is no longer followed.',
} as const satisfies Readonly<Record<string, string>>
