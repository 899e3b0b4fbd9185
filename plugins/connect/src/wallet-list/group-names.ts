import type { WalletGroupName } from '../options'

/** Every group, in the usual order. */
export const groupNames: readonly WalletGroupName[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]
