// How a session's state changes, as pure functions: each takes the state and gives what of it is new.
import type {
  AccountSelection,
  ChainNamespace,
  Connection,
  ConnectionId,
  ConnectionResult,
  RememberedConnection,
} from '../contract/account'
import type { SessionState } from '../contract/session-state'
import { remainingSelection } from './accounts'

type SessionPatch = Partial<SessionState>

export type ConnectedConnection = Extract<Connection, { status: 'connected' }>

/** Always in one order of keys: two that say the same are the same text. */
export function createConnectedConnection(
  { id, walletId, connectorId }: Pick<Connection, 'id' | 'walletId' | 'connectorId'>,
  { accounts, networkIds, approvedNetworkIds: approved, wallet }: ConnectionResult,
  selected: AccountSelection['selectedAddresses'],
): ConnectedConnection {
  return {
    id,
    walletId,
    connectorId,
    status: 'connected',
    accounts,
    networkIds,
    ...(approved ? { approvedNetworkIds: approved } : {}),
    ...(selected ? { selectedAddresses: selected } : {}),
    ...(wallet ? { wallet } : {}),
  }
}

/** What a wallet says now. One that says nothing of itself this time is who it was. */
export function mergeConnectionResult(
  before: ConnectedConnection,
  result: ConnectionResult,
): ConnectedConnection {
  const { wallet = before.wallet } = result
  const said = { ...result, ...(wallet ? { wallet } : {}) }
  return createConnectedConnection(before, said, remainingSelection(before, result.accounts))
}

/** A wallet is being asked, or waited for. One that is connected stays so. */
export function addPendingConnection(state: SessionState, connection: Connection): SessionPatch {
  if (state.connections[connection.id]?.status === 'connected') return {}
  return { connections: { ...state.connections, [connection.id]: connection } }
}

/** A wallet said yes. `silent`: it came back by itself and takes no place that something else has. */
export function addConnectedConnection(
  state: SessionState,
  connection: ConnectedConnection,
  options: {
    readonly silent: boolean
    readonly keep: boolean
    /** Asked for by name. */
    readonly wanted?: readonly ChainNamespace[] | undefined
  },
): SessionPatch {
  const connections = { ...state.connections, [connection.id]: connection }
  const namespaces = namespacesOf(connection)
  const isFree = (id: ConnectionId | undefined): boolean => id === undefined || !connections[id]
  const named = options.wanted?.filter((one) => namespaces.includes(one))
  // Asked for one chain, a wallet that brings others leaves those to the wallets in use there.
  const isTaken = (one: ChainNamespace): boolean => !options.silent && (named?.includes(one) ?? true)
  const taken = namespaces.filter((one) => isTaken(one) || isFree(state.active[one]))
  const active: SessionState['active'] = {
    ...state.active,
    ...Object.fromEntries(taken.map((one) => [one, connection.id])),
  }
  const current = state.activeNamespace
  const isServed = current !== undefined && namespaces.includes(current)
  const keepsNamespace = options.silent
    ? keepsActiveNamespace(current, state, active, isFree)
    : isServed && !named?.length
  return {
    connections,
    active,
    activeNamespace: keepsNamespace ? current : (named?.[0] ?? namespaces[0]),
    ...(options.keep ? { remembered: upsertRemembered(state.remembered, connection) } : {}),
    ...(state.pendingPairing?.connectorId === connection.connectorId ? { pendingPairing: undefined } : {}),
  }
}

/** A wallet that comes back by itself leaves the namespace that is in use, or was chosen before anybody connected there. */
function keepsActiveNamespace(
  current: ChainNamespace | undefined,
  before: SessionState,
  active: SessionState['active'],
  isFree: (id: ConnectionId | undefined) => boolean,
): boolean {
  if (current === undefined) return false
  return before.active[current] === undefined || !isFree(active[current])
}

/** Accounts, the choice among them or networks of a connection are others now. */
export function updateConnection(
  state: SessionState,
  connection: ConnectedConnection,
  keep: boolean,
): SessionPatch {
  const { id } = connection
  const before = state.connections[id]
  if (before?.status !== 'connected') return {}
  const connections = { ...state.connections, [id]: connection }
  const chosen = networksChosenInWallet(state, before, connection)
  return {
    connections,
    ...(keep ? { remembered: upsertRemembered(state.remembered, connection) } : {}),
    ...(Object.keys(chosen).length > 0
      ? { preferredNetworkIds: { ...state.preferredNetworkIds, ...chosen } }
      : {}),
    ...reassignActive({ ...state, connections }, before, connection),
  }
}

/** A choice made in the wallet is newer than the one that was preferred before; a chain it comes to is no choice. */
function networksChosenInWallet(
  { preferredNetworkIds: preferred, networks }: SessionState,
  before: ConnectionResult,
  { networkIds }: ConnectionResult,
): SessionState['preferredNetworkIds'] {
  return Object.fromEntries(
    Object.entries(networkIds).filter(
      ([namespace, id]) =>
        preferred[namespace] !== undefined &&
        before.networkIds[namespace] !== undefined &&
        id !== before.networkIds[namespace] &&
        networks.some((network) => network.id === id),
    ),
  )
}

/** A connection serves other namespaces than before: it takes places that are free and leaves those it cannot fill. */
function reassignActive(
  state: SessionState,
  before: ConnectedConnection,
  connection: ConnectedConnection,
): SessionPatch {
  const served = namespacesOf(connection)
  const lost = namespacesOf(before).filter((one) => !served.includes(one))
  const gained = served.filter((one) => !namespacesOf(before).includes(one))
  if (lost.length + gained.length === 0) return {}
  const active: Record<string, ConnectionId | undefined> = { ...state.active }
  for (const namespace of lost)
    if (active[namespace] === connection.id) {
      const heir = findReplacement(Object.values(state.connections), namespace)
      if (heir) active[namespace] = heir.id
      else delete active[namespace]
    }
  for (const namespace of gained) active[namespace] ??= connection.id
  return { active, activeNamespace: remainingActiveNamespace(state, active) ?? served[0] }
}

/** The active namespace, unless it has just lost its connection; one that was chosen before it had any stays. */
function remainingActiveNamespace(
  { activeNamespace: current, active: before }: SessionState,
  active: SessionState['active'],
): ChainNamespace | undefined {
  if (current === undefined) return undefined
  return active[current] !== undefined || before[current] === undefined ? current : undefined
}

function findReplacement(connections: readonly Connection[], namespace: string): Connection | undefined {
  return connections.find((one) => one.status === 'connected' && namespacesOf(one).includes(namespace))
}

/**
 * Makes a connection the active one of its namespaces, or of those that are named. The first of them becomes the active
 * one; without names the visitor stays where they are, as long as the connection serves that.
 */
export function activateConnection(
  state: SessionState,
  connection: ConnectedConnection,
  named: readonly ChainNamespace[] | undefined = undefined,
): SessionPatch {
  const served = namespacesOf(connection)
  const namespaces = named?.filter((one) => served.includes(one)) ?? served
  const current = state.activeNamespace
  const stays = !named && current !== undefined && served.includes(current)
  return {
    active: { ...state.active, ...Object.fromEntries(namespaces.map((one) => [one, connection.id])) },
    activeNamespace: stays ? current : (namespaces[0] ?? current),
  }
}

/** Takes connections out; what was active passes to another one that can take its place. */
export function removeConnections(
  state: SessionState,
  ids: readonly ConnectionId[],
  forget: boolean,
): SessionPatch {
  const connections = Object.fromEntries(
    Object.entries(state.connections).filter(([id]) => !ids.includes(id)),
  )
  const kept = state.remembered.filter(({ connectorId }) => !ids.includes(connectorId))
  const active = Object.fromEntries(
    Object.entries(state.active).flatMap(([namespace, id]) => {
      if (id !== undefined && connections[id]) return [[namespace, id]]
      const heir = findReplacement(Object.values(connections), namespace)
      // One that is being asked here and stands in another tab: tabs share the place, and it is not free there.
      const elsewhere = kept.find(
        (one) => connections[one.connectorId] && namespacesOf(one).includes(namespace),
      )
      const next = heir?.id ?? elsewhere?.connectorId
      return next === undefined ? [] : [[namespace, next]]
    }),
  )
  return {
    connections,
    active,
    activeNamespace: remainingActiveNamespace(state, active) ?? Object.keys(active)[0],
    ...(forget && kept.length < state.remembered.length ? { remembered: kept } : {}),
  }
}

export function namespacesOf({ accounts }: Pick<ConnectionResult, 'accounts'>): readonly string[] {
  return [...new Set(accounts.map(({ namespace }) => namespace))]
}

/** What is kept of a connection, in the order of keys that is written. */
export function toRememberedConnection(connection: ConnectedConnection): RememberedConnection {
  const {
    walletId,
    id: connectorId,
    accounts,
    networkIds,
    approvedNetworkIds: approved,
    selectedAddresses: selected,
    wallet,
  } = connection
  return {
    walletId,
    connectorId,
    accounts,
    networkIds,
    ...(approved ? { approvedNetworkIds: approved } : {}),
    ...(selected ? { selectedAddresses: selected } : {}),
    ...(wallet ? { wallet } : {}),
  }
}

/** In place, so that the order, and with it the stored text, does not change by itself. */
function upsertRemembered(
  remembered: readonly RememberedConnection[],
  connection: ConnectedConnection,
): readonly RememberedConnection[] {
  const entry = toRememberedConnection(connection)
  return remembered.some(({ connectorId }) => connectorId === entry.connectorId)
    ? remembered.map((one) => (one.connectorId === entry.connectorId ? entry : one))
    : [...remembered, entry]
}
