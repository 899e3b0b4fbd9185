import {
  activeAccount,
  activeConnection,
  type ChainNamespace,
  type Connection,
  type ConnectionId,
  connectedWallet,
  type SessionState,
} from '@latchkey/session/contract'

/** The account of a wallet that is active in one namespace. */
interface ListedAccount {
  readonly namespace: ChainNamespace
  readonly address: string
  /** Whether it is the active account of the page. */
  readonly isActive: boolean
}

/** A connection as the list of wallets shows it. */
export interface ListedConnection {
  readonly id: ConnectionId
  readonly name: string
  readonly iconUrl: string | undefined
  /** One for each namespace; none while the wallet reconnects. */
  readonly accounts: readonly ListedAccount[]
  readonly isActive: boolean
}

type Connected = Extract<Connection, { readonly status: 'connected' }>

/**
 * Returns all connected and reconnecting wallets, in the order they were connected.
 * @param unknownName name of a wallet that session knows no name of
 */
export function listConnections(state: SessionState, unknownName: string): readonly ListedConnection[] {
  const activeId = activeConnection(state)?.id
  const activeNamespaceOf = ({ id }: Connection): ChainNamespace | undefined =>
    id === activeId ? state.activeNamespace : undefined
  return Object.values(state.connections)
    .filter(({ status }) => status !== 'connecting')
    .map((connection) => {
      const wallet = connectedWallet(state, connection.id)
      return {
        id: connection.id,
        name: wallet?.name ?? unknownName,
        iconUrl: wallet?.iconUrl,
        accounts:
          connection.status === 'connected' ? listAccounts(connection, activeNamespaceOf(connection)) : [],
        isActive: connection.id === activeId,
      }
    })
}

/** Returns the active account of each namespace of a connection. */
function listAccounts(
  connection: Connected,
  activeNamespace: ChainNamespace | undefined,
): ListedConnection['accounts'] {
  const namespaces = [...new Set(connection.accounts.map(({ namespace }) => namespace))]
  return namespaces.flatMap((namespace) => {
    const account = activeAccount(connection, namespace)
    return account ? [{ namespace, address: account.address, isActive: namespace === activeNamespace }] : []
  })
}

/** A connected wallet, and a configured namespace in which it is not connected. */
interface MoreNamespace {
  readonly walletId: string
  readonly name: string
  readonly namespace: ChainNamespace
}

/**
 * Returns the configured namespaces in which connected wallets can be connected too. Wallets behind the WalletConnect relay are
 * left out, because they grant all their namespaces when they are paired.
 */
export function listMoreNamespaces(state: SessionState): readonly MoreNamespace[] {
  const connected = Object.values(state.connections).filter(({ status }) => status === 'connected')
  const configured = new Set(state.networks.map(({ namespace }) => namespace))
  return state.wallets
    .filter(({ id, connectors }) => isConnected(connected, id) && connectors[0]?.kind !== 'walletConnect')
    .flatMap(({ id, name, namespaces }) =>
      namespaces
        .filter((one) => configured.has(one) && !isConnectedIn(connected, id, one))
        .map((namespace) => ({ walletId: id, name, namespace })),
    )
}

const isConnected = (connections: readonly Connection[], id: string): boolean =>
  connections.some(({ walletId }) => walletId === id)

const isConnectedIn = (connections: readonly Connection[], id: string, namespace: ChainNamespace): boolean =>
  connections.some(
    (one) => one.walletId === id && one.status === 'connected' && one.networkIds[namespace] !== undefined,
  )
