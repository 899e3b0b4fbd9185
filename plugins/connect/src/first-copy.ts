/** What the list of wallets says as most visitors see it; fetched with the list. The rest is in `copy.ts`. */
export const firstCopy = {
  'connect.searching': 'Looking for wallets',
  'connect.wallets': 'Wallets',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.connected': 'Connected',
  'connect.or': 'or',
  'connect.no-wallet-yet': 'I don’t have a wallet',
  'connect.look-alikes': 'Some wallets here look alike. Check who made them before you choose.',
  'connect.look-alike': 'Looks like another',
  'connect.unknown-maker': 'Does not say who made it',
} as const satisfies Readonly<Record<string, string>>

export type FirstCopyKey = keyof typeof firstCopy
