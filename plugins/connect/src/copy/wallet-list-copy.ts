import { installedWalletsCopy } from './installed-wallets-copy'

/** Texts of lists that have other rows than installed wallets (`wallet-list-item-row.tsx`), loaded with them. */
export const walletListCopy = {
  ...installedWalletsCopy,
  'connect.look-alikes': 'Some wallets here look alike. Check who made them before you choose.',
  'connect.look-alikes-unsaid': 'Some wallets here look alike. Approve only in your own wallet’s window.',
  'connect.look-alike': 'Looks like another',
  'connect.unknown-maker': 'Unknown maker',
  'connect.all-wallets': 'All wallets',
  'connect.same-name': 'Same name',
  'connect.get': 'Get',
  'connect.qr': 'QR code',
  'connect.directory-failed': 'Couldn’t load some wallets.',
  'connect.wallets-missed': 'Couldn’t load this browser’s wallets.',
  'connecting.try-again': 'Try again',
  'chains.eip155': 'Ethereum networks',
  'chains.solana': 'Solana',
  'chains.polkadot': 'Polkadot',
  'chains.bip122': 'Bitcoin',
  'chains.cosmos': 'Cosmos',
  'chains.sui': 'Sui',
  'chains.stacks': 'Stacks',
  'chains.ton': 'TON',
  'chains.tron': 'TRON',
} as const satisfies Readonly<Record<string, string>>

export type WalletListCopyKey = keyof typeof walletListCopy
