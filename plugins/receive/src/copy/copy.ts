/** Every text of this plugin, in English. `ar.json` has the same keys. */
export const copy = {
  'receive.title': 'Receive',
  'receive.code': 'Code with your address on {network}',
  'receive.only-tokens': 'Only send tokens on {network} to this address.',
  'receive.copy': 'Copy address',
  'receive.copied': 'Address copied',
  'receive.copy-failed': 'Copying failed. Select the address and copy it yourself.',
} as const satisfies Readonly<Record<string, string>>

export type CopyKey = keyof typeof copy
