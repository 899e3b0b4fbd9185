import type { WalletGroupName } from '../options'

/** SPEC.md section 2, "Connector groups": every group, in the usual order. */
export const groupNames: readonly WalletGroupName[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]
