/** Every text of this plugin, in English. `ar.ts` has the same keys. */
export const copy = {
  'pending-transactions.confirmed': '{what} is confirmed',
  'pending-transactions.unread':
    'Your transaction is confirmed, but what it did couldn’t be checked. Look at it in the explorer.',
  'pending-transactions.reverted':
    '{what} failed: the network reverted it. Nothing was moved except the fee.',
  'pending-transactions.repriced': '{what} is confirmed, with the fee you changed in your wallet',
  'pending-transactions.cancelled': '{what} was cancelled in your wallet. Nothing was moved.',
  'pending-transactions.replaced': '{what} was replaced in your wallet by another transaction',
  'pending-transactions.timed-out': '{what} is not confirmed yet. It may still be.',
  'pending-transactions.expired':
    '{what} was not taken by the network in time. Nothing was moved; you can send it again.',
  'pending-transactions.different':
    'Your wallet sent something else than you were shown. Check it on the explorer.',
  'pending-transactions.different-network': 'Your wallet sent this on another network: {network}',
  'pending-transactions.transaction': 'Your transaction',
  'pending-transactions.transfer': 'Your transfer of {amount}',
  'pending-transactions.swap': 'Your swap of {amount}',
  'pending-transactions.explorer': 'View on explorer',
  'pending-transactions.unwatched': 'Too many transactions are pending. The oldest is no longer followed.',
} as const satisfies Readonly<Record<string, string>>
