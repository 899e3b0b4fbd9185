/** Every text of this plugin, in English. `ar.json` has the same keys. */
export const copy = {
  'receive.title': 'Receive',
  'receive.code': 'Code with your address on {network}',
  'receive.only-tokens': 'Only send tokens on {network} to this address.',
  'receive.only-token': 'Only send {symbol} on {network} to this address.',
  'receive.absent': 'No account of yours is connected on that network.',
  'receive.networks': 'Compatible networks',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.copy-failed': 'Copying failed. Select the address and copy it yourself.',
  'receive.copy-request': 'Copy payment link',
  'receive.copied-request': 'Payment link copied',
  'receive.copy-request-failed': 'Copying failed. Show the code instead.',
} as const satisfies Readonly<Record<string, string>>

export type CopyKey = keyof typeof copy
