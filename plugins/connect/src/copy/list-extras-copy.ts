/** Texts of what stands around the rows of a list (`list-extras.tsx`), loaded with it. */
export const listExtrasCopy = {
  'connect.other-ways': 'Other ways to connect',
  'connect.search': 'Search wallets',
  'connect.clear-search': 'Clear search',
  'connect.nothing-found': 'No wallet is called “{query}”.',
  'connect.show-all': 'Show all wallets',
  'connect.no-wallet': 'No wallet was found in this browser.',
  'connect.with-a-wallet': 'Continue with a wallet',
  'connect.legal': 'By connecting a wallet you agree to the {terms} and the {privacy}.',
  'connect.legal-one': 'By connecting a wallet you agree to the {link}.',
  'connect.terms': 'Terms of Service',
  'connect.privacy': 'Privacy Policy',
  'connect.get-wallet': 'Get a wallet',
  'connect.what-is-a-wallet': 'What is a wallet?',
} as const satisfies Readonly<Record<string, string>>
