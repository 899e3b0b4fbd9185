import type { Network } from './account'
import type { Token } from './assets'
import type { ChainCapabilities } from './chain-adapter'

/**
 * Whether a token has the decimals that a service reported. With wrong decimals, the displayed amount and the signed amount
 * would differ by powers of ten. True if the chain cannot read decimals of tokens. Rejects when the network cannot be read.
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
