import { activeConnection, type ChainNamespace, type Network, type SessionState } from '../contract'

/**
 * The configured networks of a namespace that the active wallet serves; without a wallet or a list of approved networks,
 * all of them.
 */
export function compatibleNetworks(state: SessionState, namespace: ChainNamespace): readonly Network[] {
  const connection = activeConnection(state, namespace)
  const approved = connection?.status === 'connected' ? connection.approvedNetworkIds?.[namespace] : undefined
  return state.networks.filter(
    (network) => network.namespace === namespace && (approved?.includes(network.id) ?? true),
  )
}
