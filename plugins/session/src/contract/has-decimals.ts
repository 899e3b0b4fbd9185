import type { Network } from './account'
import type { Token } from './assets'
import type { ChainCapabilities } from './chain-adapter'

/**
 * Whether a token really has as many decimals as a service says: what is shown and what is signed would else differ by
 * powers of ten. A chain that cannot be asked is believed. Rejects when the network fails.
 */
export async function hasDecimals(
  { tokens }: ChainCapabilities,
  { address, decimals }: Pick<Token, 'address' | 'decimals'>,
  network: Network,
  signal: AbortSignal,
): Promise<boolean> {
  if (address === undefined) return network.nativeCurrency.decimals === decimals
  // control: decimals-of-a-service
  return !tokens?.decimals || (await tokens.decimals(address, network, signal)) === decimals
}
