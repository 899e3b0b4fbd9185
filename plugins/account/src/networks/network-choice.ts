import {
  activeConnection,
  activeTarget,
  connectedWallet,
  type Network,
  type SessionState,
} from '@latchkey/session/contract'

/** What picking a network does. */
export type NetworkChoice =
  /** It is the active one already. */
  | 'current'
  /** No wallet is connected: it becomes the preferred one. */
  | 'prefer'
  /** A connected wallet is on it: switches without a request. */
  | 'switch'
  /** The wallet has to approve. */
  | 'request'
  /** Wallets are connected, but none in its namespace. */
  | 'connect-first'

/** Returns what picking this network does in the given session state. */
export function networkChoice(state: SessionState, { id, namespace }: Network): NetworkChoice {
  const target = activeTarget(state)
  if (target?.networkId === id) return 'current'
  const connection = activeConnection(state, namespace)
  if (connection?.status !== 'connected' || connection.networkIds[namespace] === undefined)
    return target ? 'connect-first' : 'prefer'
  return connection.networkIds[namespace] === id ? 'switch' : 'request'
}

/** Returns the name of the connected wallet that has not approved the network; `undefined` if the network can be picked. */
export function walletWithoutNetwork(state: SessionState, { id, namespace }: Network): string | undefined {
  const connection = activeConnection(state, namespace)
  if (connection?.status !== 'connected' || connection.networkIds[namespace] === id) return undefined
  const approved = connection.approvedNetworkIds?.[namespace]
  if (!approved || approved.includes(id)) return undefined
  return connectedWallet(state, connection.id)?.name
}
