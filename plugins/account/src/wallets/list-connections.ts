import {
  activeAccount,
  activeConnection,
  type ChainNamespace,
  type Connection,
  type ConnectionId,
  connectedWallet,
  type SessionState,
} from '@latchkey/session/contract'

/** What of a wallet is used on one kind of chain. */
export interface ListedSide {
  readonly namespace: ChainNamespace
  readonly address: string
  /** The page shows this one. */
  readonly isInUse: boolean
}

/** A connection as the list of wallets shows it. */
export interface ListedConnection {
  readonly id: ConnectionId
  readonly name: string
  readonly iconUrl: string | undefined
  /** One for each kind of chain; not known yet while the wallet is coming back. */
  readonly sides: readonly ListedSide[]
  readonly isInUse: boolean
}

type Connected = Extract<Connection, { readonly status: 'connected' }>

/** Everything that is connected or coming back, in the order it came. */
export function listConnections(state: SessionState, unknownName: string): readonly ListedConnection[] {
  const inUse = activeConnection(state)?.id
  const shown = ({ id }: Connection): ChainNamespace | undefined =>
    id === inUse ? state.activeNamespace : undefined
  return Object.values(state.connections)
    .filter(({ status }) => status !== 'connecting')
    .map((connection) => {
      const wallet = connectedWallet(state, connection.id)
      return {
        id: connection.id,
        name: wallet?.name ?? unknownName,
        iconUrl: wallet?.iconUrl,
        sides: connection.status === 'connected' ? listSides(connection, shown(connection)) : [],
        isInUse: connection.id === inUse,
      }
    })
}

/** The one account of each namespace that is used. */
function listSides(connection: Connected, shown: ChainNamespace | undefined): ListedConnection['sides'] {
  const namespaces = [...new Set(connection.accounts.map(({ namespace }) => namespace))]
  return namespaces.flatMap((namespace) => {
    const account = activeAccount(connection, namespace)
    return account ? [{ namespace, address: account.address, isInUse: namespace === shown }] : []
  })
}

/** A connected wallet that can be reached on another chain of this page too. */
export interface FurtherChain {
  readonly walletId: string
  readonly name: string
  readonly namespace: ChainNamespace
}

/** Never over a relay: what its wallet grants was said when it was paired. */
export function listFurtherChains(state: SessionState): readonly FurtherChain[] {
  const connected = Object.values(state.connections).filter(({ status }) => status === 'connected')
  const ofPage = new Set(state.networks.map(({ namespace }) => namespace))
  return state.wallets
    .filter(({ id, connectors }) => isOneOf(connected, id) && connectors[0]?.kind !== 'walletConnect')
    .flatMap(({ id, name, namespaces }) =>
      namespaces
        .filter((one) => ofPage.has(one) && !serves(connected, id, one))
        .map((namespace) => ({ walletId: id, name, namespace })),
    )
}

const isOneOf = (connections: readonly Connection[], id: string): boolean =>
  connections.some(({ walletId }) => walletId === id)

const serves = (connections: readonly Connection[], id: string, namespace: ChainNamespace): boolean =>
  connections.some(
    (one) => one.walletId === id && one.status === 'connected' && one.networkIds[namespace] !== undefined,
  )
