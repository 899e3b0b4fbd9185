import {
  activeAccount,
  activeConnection,
  type ChainNamespace,
  type ConnectedConnection,
  type Connection,
  type ConnectionId,
  connectedConnections,
  connectedWallet,
  isConnectionOf,
  type SessionState,
  type WalletRow,
} from '@latchkey/session/contract'
import { createWalletJoin, type KnownWallet } from '@latchkey/session/wallet-rows'

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
  connection: ConnectedConnection,
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
  /** Whether only its name says that it is the connected wallet. A script can take any name. */
  readonly isByName: boolean
}

/**
 * Returns the configured namespaces in which connected wallets can be connected too, those of a wallet that announces itself in
 * each under one name included. Wallets behind the WalletConnect relay are left out, because they grant all their namespaces
 * when they are paired.
 * @param known the wallets that a directory knows: of a name that it knows with another rdns, rows are apart
 */
export function listMoreNamespaces(
  state: SessionState,
  known: readonly KnownWallet[],
): readonly MoreNamespace[] {
  const connected = connectedConnections(state)
  const configured = new Set(state.networks.map(({ namespace }) => namespace))
  const join = createWalletJoin(state.wallets, known)
  const isConnectedIn = (row: WalletRow, namespace: ChainNamespace): boolean =>
    connected.some((one) => isConnectionOf(row, one) && one.networkIds[namespace] !== undefined)
  const wallets = state.wallets.filter(
    (row) => row.connectors[0]?.kind !== 'walletConnect' && connected.some((one) => isConnectionOf(row, one)),
  )
  return [...new Set(wallets.flatMap(join))].flatMap((row) => {
    const isByName = !wallets.includes(row)
    return row.namespaces
      .filter((one) => configured.has(one) && !isConnectedIn(row, one))
      .map((namespace) => ({ walletId: row.id, name: row.name, namespace, isByName }))
  })
}
