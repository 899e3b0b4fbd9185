import type { CallChain } from '../chain-rpc'
import type { Confirmations } from '../create-confirmations'
import type { WalletState } from '../create-wallet-state'
import type { WalletNetwork } from '../options'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { SolanaAccount, SolanaSide } from './create-solana-side'
import { standardChain } from './standard'

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

/**
 * The network with this name, such as `solana:mainnet`, or CAIP-2 id; the first one if the page names none.
 */
export function requireNetwork(
  { networks }: FeatureContext,
  chain: string | undefined,
  feature: string,
): WalletNetwork {
  if (chain === undefined) return networks[0]
  const found = networks.find(({ networkId }) => networkId === chain || standardChain(networkId) === chain)
  if (found) return found
  const message = `${feature}: the wallet does not know the chain ${chain}.`
  throw new ProviderRpcError(providerErrorCodes.invalidParams, message)
}

/** The account to sign with: one the page may see, else 4100. */
export async function requireSolanaAccount(
  { side }: FeatureContext,
  address: string,
): Promise<SolanaAccount> {
  const found = (await side.exposed()).find(({ account }) => account.address === address)
  if (found) return found
  const message = 'The page has not been allowed to use this account.'
  throw new ProviderRpcError(providerErrorCodes.unauthorized, message)
}
