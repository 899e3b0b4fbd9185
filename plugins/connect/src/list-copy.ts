import { firstCopy } from './first-copy'

/** What the list says where it is more than the wallets of this browser; fetched with it. */
export const listCopy = {
  ...firstCopy,
  'connect.all-wallets': 'All wallets',
  'connect.same-name': 'Same name',
  'connect.get': 'Get',
  'connect.qr': 'QR code',
  'connect.directory-failed': 'Some wallets could not be loaded.',
  'connecting.try-again': 'Try again',
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
