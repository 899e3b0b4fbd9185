import type { WalletFeature } from './contract'

export interface AccountOptions {
  /**
   * Order of these actions on the account screen; those that are left out follow in the default order. Default: `['onramp',
   * 'swaps', 'receive', 'send']`.
   */
  readonly walletFeaturesOrder?: readonly WalletFeature[]
}
