import type { WalletNetwork } from '../options'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import type { FeatureContext } from './feature-context'
import { standardChain } from './standard'

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
