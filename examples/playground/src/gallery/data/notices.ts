/** Texts of the gallery's banners and alerts. */
export const notices = {
  'gallery.copied': 'Address copied',
  'gallery.loading': 'Approve in your wallet',
  'gallery.failed': 'Failed to disconnect',
  'gallery.changed': 'Your wallet is on Base now',
  'gallery.offline': 'You’re offline. What you see may be out of date.',
  'gallery.slow': 'This network is slow at the moment. A transaction may take some minutes.',
  'gallery.done': 'Your payment has arrived',
  'gallery.unreachable': 'No answer from the network. Check your connection, then try again.',
  'gallery.not-switched': 'Connected, but your wallet didn’t switch to Base',
  'gallery.other-account': 'Brass Wallet now uses 0xb3…\u20603fBfdA',
  'gallery.one-of-several': 'Several wallets claim to be Brass Wallet. Check this account: 0xb3…\u20603fBfdA',
} as const
