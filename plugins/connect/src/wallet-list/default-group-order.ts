import type { WalletGroupName } from '../contract'

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
