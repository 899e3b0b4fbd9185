// Every change of the session's state that a connection causes, as pure functions that return the changed keys. Written
// elsewhere: `wallets` in `wallets/sync-wallets.ts`, `networks` in `network/configured-networks.ts`, and `restoreStatus` in
// `plugin.ts` where nothing is stored.
import type {
  AccountType,
  ChainNamespace,
  ConnectedConnection,
  Connection,
  ConnectionId,
  ConnectionResult,
  NetworkId,
  RememberedConnection,
} from '../contract/account'
import type { PendingPairing, SessionState } from '../contract/session-state'
import { haveSameAccounts, shareAccount } from './accounts'
import { namespacesOf, toRememberedConnection } from './connection-result'

type SessionPatch = Partial<SessionState>

/**
 * How much of a connection is stored for the next visit. 'known-accounts': of a stored connection with which it has an
 * account in common, everything but accounts that are not stored.
 */
export type Persistence = 'everything' | 'known-accounts' | 'nothing'

/** Adds a connection that is connecting or reconnecting. One that is connected stays connected. */
export function addPendingConnection(state: SessionState, connection: Connection): SessionPatch {
  if (state.connections[connection.id]?.status === 'connected') return {}
  return { connections: { ...state.connections, [connection.id]: connection } }
}

/**
 * Adds a connection that a wallet has granted. A silent one becomes active only in namespaces without an active connection.
 */
export function addConnectedConnection(
  state: SessionState,
  connection: ConnectedConnection,
  options: {
    readonly silent: boolean
    readonly persist: Persistence
    /** The namespaces that the caller of `connect` requested. */
    readonly requestedNamespaces: readonly ChainNamespace[] | undefined
  },
): SessionPatch {
  const { silent, persist } = options
  const connections = { ...state.connections, [connection.id]: connection }
  const namespaces = namespacesOf(connection)
  const isVacant = (id: ConnectionId | undefined): boolean => id === undefined || !connections[id]
  const requested = options.requestedNamespaces?.filter((one) => namespaces.includes(one))
  // If namespaces were requested, the connection does not replace the active connections of other namespaces.
  const takesOver = (one: ChainNamespace): boolean => !silent && (requested?.includes(one) ?? true)
  const taken = namespaces.filter((one) => takesOver(one) || isVacant(state.active[one]))
  // A wallet that was restored may no longer serve a namespace in which it was active.
  const served = Object.entries(state.active).flatMap(([namespace, id]) => {
    if (id !== connection.id || namespaces.includes(namespace)) return [[namespace, id] as const]
    const replacement = findReplacement(connections, namespace)
    return replacement ? [[namespace, replacement.id] as const] : []
  })
  const active: SessionState['active'] = {
    ...Object.fromEntries(served),
    ...Object.fromEntries(taken.map((one) => [one, connection.id])),
  }
  const current = state.activeNamespace
  const isServed = current !== undefined && namespaces.includes(current)
  // A silent connection does not change the active namespace if that has a connection, or was chosen without one.
  const hadNone = current !== undefined && state.active[current] === undefined
  const isOccupied = current !== undefined && !isVacant(active[current])
  const staysInNamespace = silent ? hadNone || isOccupied : isServed && !requested?.length
  return {
    connections,
    active,
    activeNamespace: staysInNamespace ? current : (requested?.[0] ?? namespaces[0]),
    ...rememberConnection(state, connection, persist),
    ...(state.pendingPairing?.connectorId === connection.connectorId ? { pendingPairing: undefined } : {}),
  }
}

/** Replaces a connection whose accounts, selected account or networks have changed. */
export function updateConnection(
  state: SessionState,
  connection: ConnectedConnection,
  persist: Persistence,
): SessionPatch {
  const { id } = connection
  const before = state.connections[id]
  if (before?.status !== 'connected') return {}
  const connections = { ...state.connections, [id]: connection }
  const chosen = networksChosenInWallet(state, before, connection)
  return {
    connections,
    ...rememberConnection(state, connection, persist),
    ...(Object.keys(chosen).length > 0
      ? { preferredNetworkIds: { ...state.preferredNetworkIds, ...chosen } }
      : {}),
    ...reassignActive({ ...state, connections }, before, connection),
  }
}

/**
 * Makes a connection the active one of its namespaces, or only of the requested ones. The first of these becomes the active
 * namespace, unless none was requested and the connection serves the namespace that is active.
 */
export function activateConnection(
  state: SessionState,
  connection: ConnectedConnection,
  requestedNamespaces: readonly ChainNamespace[] | undefined,
): SessionPatch {
  const served = namespacesOf(connection)
  const namespaces = requestedNamespaces?.filter((one) => served.includes(one)) ?? served
  const current = state.activeNamespace
  const stays = !requestedNamespaces && current !== undefined && served.includes(current)
  return {
    active: { ...state.active, ...Object.fromEntries(namespaces.map((one) => [one, connection.id])) },
    activeNamespace: stays ? current : (namespaces[0] ?? current),
  }
}

/**
 * Removes connections. Where one was active, another that serves the namespace becomes active. With `forget`, they are also
 * removed from the stored connections.
 */
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
      // Tabs share `active`: one that is not connected here may be connected, and have been chosen, in another tab.
      const isElsewhere = kept.some(({ connectorId }) => connectorId === id)
      if (id !== undefined && (connections[id] || isElsewhere)) return [[namespace, id]]
      const replacement = findReplacement(connections, namespace)
      // A connection that is still connecting here may be connected in another tab too.
      const inOtherTab = kept.find((one) => {
        const { status } = connections[one.connectorId] ?? {}
        return status !== undefined && status !== 'connected' && namespacesOf(one).includes(namespace)
      })
      const next = replacement?.id ?? inOtherTab?.connectorId
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

/** Used with the option `reconnect: false`: removes the stored connections. Connected ones stay connected. */
export function forgetRemembered(state: SessionState): SessionPatch {
  const ids = state.remembered.map(({ connectorId }) => connectorId)
  const notConnected = ids.filter((id) => state.connections[id]?.status !== 'connected')
  return {
    ...removeConnections(state, notConnected, false),
    remembered: [],
    pendingPairing: undefined,
    restoreStatus: 'done',
  }
}

/** Stores a connection. An entry is replaced at its position, so that the stored JSON changes only if an entry changes. */
export function rememberConnection(
  { remembered }: SessionState,
  connection: ConnectedConnection,
  persist: Persistence,
): SessionPatch {
  const stored = remembered.find(({ connectorId }) => connectorId === connection.id)
  const reported = toRememberedConnection(connection)
  if (persist === 'everything')
    return {
      remembered: stored
        ? remembered.map((one) => (one === stored ? reported : one))
        : [...remembered, reported],
    }
  if (persist === 'nothing' || !stored || !shareAccount(stored, connection)) return {}
  const entry = haveSameAccounts(stored, connection) ? reported : withStoredAccounts(stored, connection)
  return { remembered: remembered.map((one) => (one === stored ? entry : one)) }
}

/** What a connection reports, with the stored accounts and their namespaces. */
function withStoredAccounts(
  { accounts, networkIds }: RememberedConnection,
  connection: ConnectedConnection,
): RememberedConnection {
  const reported = Object.entries(connection.networkIds).filter(([namespace]) => networkIds[namespace])
  return {
    ...toRememberedConnection(connection),
    accounts,
    networkIds: { ...networkIds, ...Object.fromEntries(reported) },
  }
}

export function setPreferredNetwork(
  { preferredNetworkIds }: SessionState,
  namespace: ChainNamespace,
  networkId: NetworkId,
): SessionPatch {
  return {
    preferredNetworkIds: { ...preferredNetworkIds, [namespace]: networkId },
    activeNamespace: namespace,
  }
}

export function setPreferredAccountType(
  { preferredAccountTypes }: SessionState,
  namespace: ChainNamespace,
  type: AccountType,
): SessionPatch {
  return { preferredAccountTypes: { ...preferredAccountTypes, [namespace]: type } }
}

export function setPendingPairing(pendingPairing: PendingPairing): SessionPatch {
  return { pendingPairing }
}

export function setRestoreStatus(restoreStatus: SessionState['restoreStatus']): SessionPatch {
  return { restoreStatus }
}

/** Clears the pending pairing, in storage and so in every tab. */
export function clearPendingPairing({ pendingPairing }: SessionState): SessionPatch {
  return pendingPairing ? { pendingPairing: undefined } : {}
}

/**
 * The networks that the user chose in the wallet and that replace preferred ones: configured networks, in a namespace that
 * the connection served before with another network.
 */
function networksChosenInWallet(
  { preferredNetworkIds, networks }: SessionState,
  before: ConnectionResult,
  { networkIds }: ConnectionResult,
): SessionState['preferredNetworkIds'] {
  return Object.fromEntries(
    Object.entries(networkIds).filter(
      ([namespace, id]) =>
        preferredNetworkIds[namespace] !== undefined &&
        before.networkIds[namespace] !== undefined &&
        id !== before.networkIds[namespace] &&
        networks.some((network) => network.id === id),
    ),
  )
}

/**
 * Updates the active connections after a connection gained or lost namespaces. In gained ones it becomes active if none is;
 * in lost ones another connection becomes active.
 */
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
      const replacement = findReplacement(state.connections, namespace)
      if (replacement) active[namespace] = replacement.id
      else delete active[namespace]
    }
  for (const namespace of gained) active[namespace] ??= connection.id
  return { active, activeNamespace: remainingActiveNamespace(state, active) ?? served[0] }
}

/** The active namespace; `undefined` if it has just lost its connection. One that never had a connection stays active. */
function remainingActiveNamespace(
  { activeNamespace, active: before }: SessionState,
  active: SessionState['active'],
): ChainNamespace | undefined {
  if (activeNamespace === undefined) return undefined
  const isLost = active[activeNamespace] === undefined && before[activeNamespace] !== undefined
  return isLost ? undefined : activeNamespace
}

function findReplacement(
  connections: SessionState['connections'],
  namespace: ChainNamespace,
): Connection | undefined {
  return Object.values(connections).find(
    (one) => one.status === 'connected' && namespacesOf(one).includes(namespace),
  )
}
