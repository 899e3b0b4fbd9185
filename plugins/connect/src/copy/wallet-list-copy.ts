import { installedWalletsCopy } from './installed-wallets-copy'

/** Texts of lists that have other rows than installed wallets (`wallet-list-item-row.tsx`), loaded with them. */
export const walletListCopy = {
  ...installedWalletsCopy,
  'connect.look-alikes': 'Some wallets here look alike. Check who made them before you choose.',
  'connect.look-alikes-unsaid': 'Some wallets here look alike. Approve only in the window of your own.',
  'connect.look-alike': 'Looks like another',
  'connect.unknown-maker': 'Does not say who made it',
  'connect.all-wallets': 'All wallets',
  'connect.same-name': 'Same name',
  'connect.get': 'Get',
  'connect.qr': 'QR code',
  'connect.directory-failed': 'Some wallets could not be loaded.',
  'connect.wallets-missed': 'Wallets of this browser could not be loaded.',
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

export type WalletListCopyKey = keyof typeof walletListCopy
