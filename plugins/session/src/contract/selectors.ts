import type {
  Account,
  ChainNamespace,
  ConnectedConnection,
  ConnectionId,
  NetworkId,
  WalletInfo,
} from './account'
import { activeConnection } from './active-selectors'
import type { SessionState } from './session-state'

export interface ConnectedAccount extends Account {
  readonly connectionId: ConnectionId
}

/** Every connected wallet, in the order in which they were connected. A new list each time. */
export function connectedConnections({ connections }: SessionState): readonly ConnectedConnection[] {
  return Object.values(connections).flatMap((one) => (one.status === 'connected' ? [one] : []))
}

/** Every account of every connected wallet, or those of one namespace. A new list each time. */
export function allAccounts(state: SessionState, namespace?: ChainNamespace): readonly ConnectedAccount[] {
  return connectedConnections(state).flatMap(({ id, accounts }) =>
    accounts.flatMap((one) =>
      namespace === undefined || one.namespace === namespace ? [{ ...one, connectionId: id }] : [],
    ),
  )
}

/** The name and icon of a connection's wallet: how it describes itself, else how it is listed. */
export function connectedWallet(state: SessionState, id: ConnectionId | undefined): WalletInfo | undefined {
  const connection = state.connections[id ?? '']
  if (connection?.status === 'connected' && connection.wallet) return connection.wallet
  // A row's id changes when a better connector of its wallet is listed.
  return state.wallets.find(
    (row) =>
      row.id === connection?.walletId || row.connectors.some(({ id }) => id === connection?.connectorId),
  )
}

/** Whether the active wallet of the namespace serves a network. True without a wallet, and for one that does not say. */
export function isApproved(state: SessionState, networkId: NetworkId): boolean {
  const [namespace = ''] = networkId.split(':')
  const connection = activeConnection(state, namespace)
  const approved = connection?.status === 'connected' ? connection.approvedNetworkIds?.[namespace] : undefined
  return approved?.includes(networkId) ?? true
}
