import { isNetworkId, namespaceOf } from '../caip'
import type { ChainAdapter, Network, NetworkId } from '../contract'

/**
 * Whether no adapter has the network, and none of its namespace may get it from the page later, as one without any networks
 * may.
 */
export function isUnknownNetwork(
  networkId: NetworkId,
  adapters: readonly Pick<ChainAdapter, 'namespace'>[],
  networks: readonly Pick<Network, 'id' | 'namespace'>[],
): boolean {
  const own = namespaceOf(networkId)
  const hasNetworks = networks.some(({ namespace }) => namespace === own)
  const mayComeLater = !hasNetworks && adapters.some(({ namespace }) => namespace === own)
  return !mayComeLater && networks.every(({ id }) => id !== networkId)
}

/** What a developer does about a network that nobody has configured. */
export function networkHint(networkId: unknown): { readonly hint: string } {
  const id = String(networkId)
  return { hint: `No adapter has the network '${id}'. ${placeOf(id)}, or pass one that is there.` }
}

function placeOf(id: string): string {
  const namespace = namespaceOf(id)
  if (isNetworkId(id) && namespace !== 'eip155' && namespace !== 'solana')
    return `Put a plugin with an adapter for '${namespace}' in the plugins`
  const list =
    namespace === 'solana' ? 'solana({ networks: [solanaMainnet, …] })' : 'evm({ networks: [mainnet, …] })'
  return `Put it in networks where the plugins are listed, ${list}`
}
