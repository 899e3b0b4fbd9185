/** Every text of the dialog itself, in English. `copy/ar.json` has the same keys. */
export const copy = {
  'modal.name': 'Wallet',
  'modal.back': 'Back',
  'modal.close': 'Close',
  'modal.dismiss': 'Dismiss',
  'modal.loading': 'Loading',
  'modal.unloaded': 'This could not be loaded.',
  'modal.failed': 'Something went wrong in this part',
  'modal.failed-hint': 'Try again. If it stays, reload the page.',
  'modal.retry': 'Try again',
  'modal.reload': 'Reload page',
  'modal.disconnect-and-close': 'Disconnect and close',
} as const
