import type { Account, ChainNamespace, Connection, ConnectionId, NetworkId } from './account'
import { activeConnection } from './active-selectors'
import type { SessionState } from './session-state'

export type ConnectedConnection = Extract<Connection, { readonly status: 'connected' }>

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

/** Whether the wallet in use there serves a network. One that does not say serves all; without a wallet nothing is refused. */
export function isApproved(state: SessionState, networkId: NetworkId): boolean {
  const [namespace = ''] = networkId.split(':')
  const connection = activeConnection(state, namespace)
  const approved = connection?.status === 'connected' ? connection.approvedNetworkIds?.[namespace] : undefined
  return approved?.includes(networkId) ?? true
}
