import type { WalletGroupName } from '../options'

/** All groups in the default order. */
export const defaultGroupOrder: readonly WalletGroupName[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]
