import type { SimulatedWalletOptions, WalletNetwork } from '../options'
import { readSolanaAccounts } from '../read-options'
import type { SolanaAccount, SolanaAccounts } from './load-accounts'
import {
  type SolanaFeature,
  type StandardAccount,
  type StandardWallet,
  solanaFeatures,
  standardChain,
} from './standard'

/** The wallet's state on Solana. It changes through `WalletState`, which notifies the page. */
export interface SolanaSide {
  /** The page has permission. The permission outlives a disconnect, as the Wallet Standard requires. */
  authorised: boolean
  /** The page has connected since it was loaded. */
  connected: boolean
  index: number
  /** What the page sees. */
  visible: readonly StandardAccount[]
  accounts(): Promise<SolanaAccounts>
  active(): Promise<SolanaAccount>
  /** Those that a connected page may use, the active one first. */
  exposed(): Promise<readonly SolanaAccount[]>
}

export interface SolanaSideParts {
  readonly load: () => Promise<SolanaAccounts>
  readonly expose: 'active' | 'all'
  readonly authorised: boolean
  readonly index: number
  readonly isLocked: () => boolean
}

export function createSolanaSide({ load, expose, authorised, index, isLocked }: SolanaSideParts): SolanaSide {
  let loaded: Promise<SolanaAccounts> | undefined
  const side: SolanaSide = {
    authorised,
    connected: false,
    index,
    visible: [],
    accounts() {
      loaded ??= load()
      return loaded
    },
    async active() {
      const all = await side.accounts()
      return all[side.index] ?? all[0]
    },
    async exposed() {
      if (isLocked() || !side.authorised || !side.connected) return []
      const first = await side.active()
      return expose === 'active'
        ? [first]
        : [first, ...(await side.accounts()).filter((one) => one !== first)]
    },
  }
  return side
}

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
