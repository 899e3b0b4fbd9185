import {
  activeAccount,
  activeConnection,
  type ChainNamespace,
  type Connection,
  type ConnectionId,
  connectedWallet,
  type SessionState,
} from '@latchkey/session/contract'

/** The account of a wallet that is used in one namespace. */
interface ListedAccount {
  readonly namespace: ChainNamespace
  readonly address: string
  /** The active account of the page. */
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

/** All connected and reconnecting wallets, in the order they were connected. */
export function listConnections(state: SessionState, unknownName: string): readonly ListedConnection[] {
  const activeId = activeConnection(state)?.id
  const shown = ({ id }: Connection): ChainNamespace | undefined =>
    id === activeId ? state.activeNamespace : undefined
  return Object.values(state.connections)
    .filter(({ status }) => status !== 'connecting')
    .map((connection) => {
      const wallet = connectedWallet(state, connection.id)
      return {
        id: connection.id,
        name: wallet?.name ?? unknownName,
        iconUrl: wallet?.iconUrl,
        accounts: connection.status === 'connected' ? listAccounts(connection, shown(connection)) : [],
        isActive: connection.id === activeId,
      }
    })
}

/** The account of each namespace that is used. */
function listAccounts(
  connection: Connected,
  shown: ChainNamespace | undefined,
): ListedConnection['accounts'] {
  const namespaces = [...new Set(connection.accounts.map(({ namespace }) => namespace))]
  return namespaces.flatMap((namespace) => {
    const account = activeAccount(connection, namespace)
    return account ? [{ namespace, address: account.address, isActive: namespace === shown }] : []
  })
}

/** A connected wallet and a namespace of the page in which it is not connected. */
interface MoreNamespace {
  readonly walletId: string
  readonly name: string
  readonly namespace: ChainNamespace
}

/** Namespaces in which connected wallets can be connected too; not over a relay, whose wallet granted its namespaces when it was paired. */
export function listMoreNamespaces(state: SessionState): readonly MoreNamespace[] {
  const connected = Object.values(state.connections).filter(({ status }) => status === 'connected')
  const configured = new Set(state.networks.map(({ namespace }) => namespace))
  return state.wallets
    .filter(({ id, connectors }) => isOneOf(connected, id) && connectors[0]?.kind !== 'walletConnect')
    .flatMap(({ id, name, namespaces }) =>
      namespaces
        .filter((one) => configured.has(one) && !serves(connected, id, one))
        .map((namespace) => ({ walletId: id, name, namespace })),
    )
}

const isOneOf = (connections: readonly Connection[], id: string): boolean =>
  connections.some(({ walletId }) => walletId === id)

const serves = (connections: readonly Connection[], id: string, namespace: ChainNamespace): boolean =>
  connections.some(
    (one) => one.walletId === id && one.status === 'connected' && one.networkIds[namespace] !== undefined,
  )
