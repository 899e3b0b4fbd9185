import { firstCopy } from './first-copy'

/** What the list says where it is more than the wallets of this browser; fetched with it. */
export const listCopy = {
  ...firstCopy,
  'connect.all-wallets': 'All wallets',
  'connect.other-ways': 'Other ways to connect',
  'connect.same-name': 'Same name',
  'connect.search': 'Search wallets',
  'connect.nothing-found': 'No wallet is called “{query}”.',
  'connect.show-all': 'Show all wallets',
  'connect.no-wallet': 'No wallet was found in this browser.',
  'connect.get': 'Get',
  'connect.qr': 'QR code',
  'connect.with-a-wallet': 'Continue with a wallet',
  'connect.directory-failed': 'Some wallets could not be loaded.',
  'connect.legal': 'By connecting a wallet you agree to the {terms} and the {privacy}.',
  'connect.legal-one': 'By connecting a wallet you agree to the {link}.',
  'connect.terms': 'Terms of Service',
  'connect.privacy': 'Privacy Policy',
  'connecting.try-again': 'Try again',
  'connect.get-wallet': 'Get a wallet',
  'connect.what-is-a-wallet': 'What is a wallet?',
  'chains.eip155': 'EVM Networks',
  'chains.solana': 'Solana',
  'chains.polkadot': 'Polkadot',
  'chains.bip122': 'Bitcoin',
  'chains.cosmos': 'Cosmos',
  'chains.sui': 'Sui',
  'chains.stacks': 'Stacks',
  'chains.ton': 'TON',
  'chains.tron': 'TRON',
} as const satisfies Readonly<Record<string, string>>

export type ListCopyKey = keyof typeof listCopy
