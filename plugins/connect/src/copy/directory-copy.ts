/** What the screen with all wallets says. */
export const directoryCopy = {
  'all-wallets.certified': 'Certified',
  'all-wallets.loading': 'Wallets are loading',
  'all-wallets.found': 'Wallets found: {count}',
  'all-wallets.one-more': 'Type one more letter to search all wallets.',
  'all-wallets.failed-page':
    'The list of wallets could not be loaded. Check your connection, then try again.',
  'all-wallets.failed-search': 'The search got no answer. Check your connection, then try again.',
  'all-wallets.rest-page': 'More wallets could not be loaded.',
  'all-wallets.rest-search': 'The search got no answer. These are the wallets loaded so far.',
  'all-wallets.none': 'No wallets are listed here.',
  'all-wallets.none-certified': 'No certified wallet is listed here.',
} as const satisfies Readonly<Record<string, string>>
