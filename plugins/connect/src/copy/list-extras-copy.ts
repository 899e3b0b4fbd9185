/** Texts of the elements around the rows of a list (`list-extras.tsx`), loaded with them. */
export const listExtrasCopy = {
  'connect.other-ways': 'Other ways to connect',
  'connect.or': 'or',
  'connect.socials': 'Social accounts',
  'connect.continue-with': 'Continue with {name}',
  'connect.consent': 'I agree to the {terms} and the {privacy}.',
  'connect.consent-terms': 'I agree to the {terms}.',
  'connect.consent-privacy': 'I agree to the {privacy}.',
  'connect.consent-missing': 'Tick the box to agree first.',
  'connect.search': 'Search wallets',
  'connect.clear-search': 'Clear search',
  'connect.nothing-found': 'No wallet is called “{query}”.',
  'connect.show-all': 'Show all wallets',
  'connect.no-wallet': 'No wallet found in this browser.',
  'connect.with-a-wallet': 'Continue with a wallet',
  'connect.legal': 'By connecting a wallet you agree to the {terms} and the {privacy}.',
  'connect.legal-terms': 'By connecting a wallet you agree to the {terms}.',
  'connect.legal-privacy': 'By connecting a wallet you agree to the {privacy}.',
  'connect.terms': 'Terms of Service',
  'connect.privacy': 'Privacy Policy',
  'connect.get-wallet': 'Get a wallet',
  'connect.what-is-a-wallet': 'What is a wallet?',
} as const satisfies Readonly<Record<string, string>>

/** Texts of the step that asks for consent, which views of other plugins show too. */
export const consentCopy = {
  'consent.title': 'One thing first',
  'consent.hint': 'Agree to this site’s terms before you connect.',
  'consent.continue': 'Continue',
} as const satisfies Readonly<Record<string, string>>
