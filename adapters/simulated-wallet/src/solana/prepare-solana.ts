import type { SimulatedWalletOptions, WalletNetwork } from '../options'
import { readSolanaAccounts } from '../read-options'
import type { SolanaAccounts } from './create-solana-side'
import { type SolanaFeature, type StandardWallet, solanaFeatures, standardChain } from './standard'

/** What is known of the wallet on Solana before anything runs. */
export interface SolanaPlan {
  readonly networks: readonly [WalletNetwork, ...WalletNetwork[]]
  readonly chains: StandardWallet['chains']
  readonly features: readonly SolanaFeature[]
  load(): Promise<SolanaAccounts>
}

/** `undefined` for a wallet without Solana networks. */
export function prepareSolana(
  options: SimulatedWalletOptions,
  [first, ...rest]: readonly WalletNetwork[],
): SolanaPlan | undefined {
  if (!first) return undefined
  const networks: SolanaPlan['networks'] = [first, ...rest]
  const chains = [...new Set(networks.map(({ networkId }) => standardChain(networkId)))]
  const features = solanaFeatures.filter((name) => !options.unsupportedFeatures?.includes(name))
  const given = readSolanaAccounts(options)
  return {
    networks,
    chains,
    features,
    async load() {
      const { loadAccounts } = await import('./load-accounts')
      return loadAccounts(given, { chains, features: features.filter((name) => name.startsWith('solana:')) })
    },
  }
}
