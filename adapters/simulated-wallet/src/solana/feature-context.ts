import type { CallChain } from '../chain-rpc'
import type { Confirmations } from '../create-confirmations'
import type { WalletState } from '../create-wallet-state'
import type { WalletNetwork } from '../options'
import type { SolanaSide } from './create-solana-side'

/** The context of every feature on Solana. */
export interface FeatureContext {
  readonly state: WalletState
  readonly side: Readonly<SolanaSide>
  readonly networks: readonly [WalletNetwork, ...WalletNetwork[]]
  readonly confirmations: Confirmations
  readonly callChain: CallChain
  readonly busy: Set<string>
}

export type FeatureHandler = (wallet: FeatureContext, inputs: unknown, feature: string) => Promise<unknown>
