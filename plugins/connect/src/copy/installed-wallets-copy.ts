/** Texts of the list of installed wallets, loaded with it. */
export const installedWalletsCopy = {
  'connect.searching': 'Looking for wallets',
  'connect.wallets': 'Wallets',
  'connect.recent': 'Recent',
  'connect.installed': 'Installed',
  'connect.connected': 'Connected',
  'connect.no-wallet-yet': 'I don’t have a wallet',
} as const satisfies Readonly<Record<string, string>>
