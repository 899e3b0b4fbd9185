import { activeConnection, type ChainNamespace, type Network, type SessionState } from '../contract'

/** The networks of the page on which the active account of a namespace can receive: those that its wallet has approved. */
export function compatibleNetworks(state: SessionState, namespace: ChainNamespace): readonly Network[] {
  const connection = activeConnection(state, namespace)
  const approved = connection?.status === 'connected' ? connection.approvedNetworkIds?.[namespace] : undefined
  return state.networks.filter(
    (network) => network.namespace === namespace && (approved?.includes(network.id) ?? true),
  )
}
