import type {
  Account,
  ChainNamespace,
  ConnectedConnection,
  ConnectionId,
  NetworkId,
  WalletInfo,
} from './account'
import { activeConnection, activeTarget, isConnectionOf, namespaceOf } from './active-selectors'
import type { SessionState } from './session-state'

/** An account and the connection that it belongs to. */
export interface ConnectedAccount extends Account {
  readonly connectionId: ConnectionId
}

/** Every connected connection, in the order in which they connected. Each call returns a new array. */
export function connectedConnections({
  connections,
}: Pick<SessionState, 'connections'>): readonly ConnectedConnection[] {
  return Object.values(connections).flatMap((one) => (one.status === 'connected' ? [one] : []))
}

/** The accounts of every connected wallet, or only those in one namespace. Each call returns a new array. */
export function allAccounts(state: SessionState, namespace?: ChainNamespace): readonly ConnectedAccount[] {
  return connectedConnections(state).flatMap(({ id, accounts }) =>
    accounts.flatMap((one) =>
      namespace === undefined || one.namespace === namespace ? [{ ...one, connectionId: id }] : [],
    ),
  )
}

/** The name and icon of a connection's wallet: its own description, else its row in `state.wallets`, else `undefined`. */
export function connectedWallet(state: SessionState, id: ConnectionId | undefined): WalletInfo | undefined {
  const connection = state.connections[id ?? '']
  if (connection?.status === 'connected' && connection.wallet) return connection.wallet
  return connection && state.wallets.find((row) => isConnectionOf(row, connection))
}

/** Whether the active wallet of the namespace serves a network. True without a wallet, and if the wallet has no list. */
export function isApproved(state: SessionState, networkId: NetworkId): boolean {
  const namespace = namespaceOf(networkId)
  const connection = activeConnection(state, namespace)
  const approved = connection?.status === 'connected' ? connection.approvedNetworkIds?.[namespace] : undefined
  return approved?.includes(networkId) ?? true
}

/**
 * The network of the active account if there is one, else the preferred network of the active namespace, else the first
 * configured network. `undefined` without configured networks.
 */
export function currentNetworkId(state: SessionState): NetworkId | undefined {
  const target = activeTarget(state)
  if (target) return target.networkId
  const [first] = state.networks
  const namespace = state.activeNamespace ?? first?.namespace
  return (namespace === undefined ? undefined : state.preferredNetworkIds[namespace]) ?? first?.id
}
