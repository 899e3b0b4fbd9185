// Every change of the session's state that a connection causes, as pure functions: state in, changed keys out. The list of
// wallets (`wallets/sync-wallets.ts`) and the configured networks (`network/configured-networks.ts`) have one writer each.
import type {
  AccountSelection,
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
import { remainingSelection } from './accounts'

type SessionPatch = Partial<SessionState>

/** A wallet is being asked, or waited for. A connected one stays connected. */
export function addPendingConnection(state: SessionState, connection: Connection): SessionPatch {
  if (state.connections[connection.id]?.status === 'connected') return {}
  return { connections: { ...state.connections, [connection.id]: connection } }
}

/** A wallet has granted a connection. A silent one takes over only what no other connection has. */
export function addConnectedConnection(
  state: SessionState,
  connection: ConnectedConnection,
  options: {
    readonly silent: boolean
    readonly persist: boolean
    /** Those that the caller of `connect` named. */
    readonly requestedNamespaces: readonly ChainNamespace[] | undefined
  },
): SessionPatch {
  const { silent, persist } = options
  const connections = { ...state.connections, [connection.id]: connection }
  const namespaces = namespacesOf(connection)
  const isVacant = (id: ConnectionId | undefined): boolean => id === undefined || !connections[id]
  const requested = options.requestedNamespaces?.filter((one) => namespaces.includes(one))
  // A wallet connected for one namespace leaves its others to the wallets that are active there.
  /* control: wallet-takes-over-another-chain */ const takesOver = (one: ChainNamespace): boolean =>
    !silent && (requested?.includes(one) ?? true)
  const taken = namespaces.filter((one) => takesOver(one) || isVacant(state.active[one]))
  const active: SessionState['active'] = {
    ...state.active,
    ...Object.fromEntries(taken.map((one) => [one, connection.id])),
  }
  const current = state.activeNamespace
  const isServed = current !== undefined && namespaces.includes(current)
  // A silent connection keeps the namespace that is active, or that was preferred before anything was connected.
  const hadNone = current !== undefined && state.active[current] === undefined
  const isOccupied = current !== undefined && !isVacant(active[current])
  const staysInNamespace = silent ? hadNone || isOccupied : isServed && !requested?.length
  return {
    connections,
    active,
    activeNamespace: staysInNamespace ? current : (requested?.[0] ?? namespaces[0]),
    ...(persist ? { remembered: upsertRemembered(state.remembered, connection) } : {}),
    ...(state.pendingPairing?.connectorId === connection.connectorId ? { pendingPairing: undefined } : {}),
  }
}

/** The accounts, the selected one or the networks of a connection have changed. */
export function updateConnection(
  state: SessionState,
  connection: ConnectedConnection,
  persist: boolean,
): SessionPatch {
  const { id } = connection
  const before = state.connections[id]
  if (before?.status !== 'connected') return {}
  /* control: other-connection-is-touched */ const connections = { ...state.connections, [id]: connection }
  const chosen = networksChosenInWallet(state, before, connection)
  return {
    connections,
    ...(persist ? { remembered: upsertRemembered(state.remembered, connection) } : {}),
    ...(Object.keys(chosen).length > 0
      ? { preferredNetworkIds: { ...state.preferredNetworkIds, ...chosen } }
      : {}),
    ...reassignActive({ ...state, connections }, before, connection),
  }
}

/**
 * Makes a connection the active one of its namespaces, or of the requested ones. The first of those becomes the active
 * namespace; without requested ones the active namespace stays, as long as the connection serves it.
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

/** Removes connections; where one was active, another that serves the namespace becomes active. */
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
      const replacement = findReplacement(connections, namespace)
      // Connecting here and connected in another tab: tabs share `active`, and it is taken there.
      const inOtherTab = kept.find(
        (one) => connections[one.connectorId] && namespacesOf(one).includes(namespace),
      )
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

/** Ends restoring for a page that remembers nothing: what is stored is dropped, what is connected stays. */
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

/** Puts back what was remembered of a connection before. */
export function replaceRemembered({ remembered }: SessionState, entry: RememberedConnection): SessionPatch {
  return {
    remembered: remembered.map((one) => (one.connectorId === entry.connectorId ? entry : one)),
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

/** 'waiting' for remembered wallets, then 'done'. */
export function setRestoreStatus(restoreStatus: SessionState['restoreStatus']): SessionPatch {
  return { restoreStatus }
}

/** No pairing is waited for any more, in no tab. */
export function clearPendingPairing({ pendingPairing }: SessionState): SessionPatch {
  return pendingPairing ? { pendingPairing: undefined } : {}
}

/** Always with one order of keys, so that equal connections serialise to equal text. */
export function createConnectedConnection(
  { id, walletId, connectorId }: Pick<Connection, 'id' | 'walletId' | 'connectorId'>,
  { accounts, networkIds, approvedNetworkIds, wallet }: ConnectionResult,
  selectedAddresses: AccountSelection['selectedAddresses'],
): ConnectedConnection {
  return {
    id,
    walletId,
    connectorId,
    status: 'connected',
    accounts,
    networkIds,
    ...(approvedNetworkIds ? { approvedNetworkIds } : {}),
    ...(selectedAddresses ? { selectedAddresses } : {}),
    ...(wallet ? { wallet } : {}),
  }
}

/** A connection with what its wallet reports now. A wallet that no longer describes itself keeps its description. */
export function mergeConnectionResult(
  before: ConnectedConnection,
  result: ConnectionResult,
): ConnectedConnection {
  const { wallet = before.wallet } = result
  const merged = { ...result, ...(wallet ? { wallet } : {}) }
  return createConnectedConnection(before, merged, remainingSelection(before, result.accounts))
}

/** What is stored of a connection, in the order of keys in which it is written. */
export function toRememberedConnection(connection: ConnectedConnection): RememberedConnection {
  const { walletId, id, accounts, networkIds, approvedNetworkIds, selectedAddresses, wallet } = connection
  return {
    walletId,
    connectorId: id,
    accounts,
    networkIds,
    ...(approvedNetworkIds ? { approvedNetworkIds } : {}),
    ...(selectedAddresses ? { selectedAddresses } : {}),
    ...(wallet ? { wallet } : {}),
  }
}

export function namespacesOf({ accounts }: Pick<ConnectionResult, 'accounts'>): readonly string[] {
  return [...new Set(accounts.map(({ namespace }) => namespace))]
}

/** A network switched to in the wallet replaces the preferred one; a namespace that is new to it is no choice. */
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

/** A connection serves other namespaces than before: it becomes active where none is, and inactive where it left. */
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
      // control: state-of-a-lost-network
      if (replacement) active[namespace] = replacement.id
      else delete active[namespace]
    }
  for (const namespace of gained) active[namespace] ??= connection.id
  return { active, activeNamespace: remainingActiveNamespace(state, active) ?? served[0] }
}

/** The active namespace, unless it has just lost its connection. One preferred before it had any stays. */
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

/** Keeps the position: the order, and with it the stored text, changes only with the content. */
function upsertRemembered(
  remembered: readonly RememberedConnection[],
  connection: ConnectedConnection,
): readonly RememberedConnection[] {
  const entry = toRememberedConnection(connection)
  return remembered.some(({ connectorId }) => connectorId === entry.connectorId)
    ? remembered.map((one) => (one.connectorId === entry.connectorId ? entry : one))
    : [...remembered, entry]
}
