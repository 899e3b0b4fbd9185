// How a session's state changes, as pure functions: each takes the state and gives what of it is new.
import type { Connection, ConnectionId, ConnectionResult, RememberedConnection } from './account'
import type { SessionState } from './session-state'

type Change = Partial<SessionState>

export type Connected = Extract<Connection, { status: 'connected' }>

/** A wallet is being asked, or waited for. One that is connected stays so. */
export function opening(state: SessionState, connection: Connection): Change {
  if (state.connections[connection.id]?.status === 'connected') return {}
  return { connections: { ...state.connections, [connection.id]: connection } }
}

/** A wallet said yes. `silent`: it came back by itself and takes no place that something else has. */
export function settled(
  state: SessionState,
  connection: Connected,
  options: { readonly silent: boolean; readonly keep: boolean },
): Change {
  const connections = { ...state.connections, [connection.id]: connection }
  const namespaces = namespacesOf(connection)
  const isFree = (id: ConnectionId | undefined): boolean => id === undefined || !connections[id]
  const taken = namespaces.filter((one) => !options.silent || isFree(state.active[one]))
  const active: SessionState['active'] = {
    ...state.active,
    ...Object.fromEntries(taken.map((one) => [one, connection.id])),
  }
  const current = state.activeNamespace
  const keepsNamespace = options.silent && current !== undefined && !isFree(active[current])
  return {
    connections,
    active,
    activeNamespace: keepsNamespace ? current : namespaces[0],
    ...(options.keep ? { remembered: remember(state.remembered, connection) } : {}),
  }
}

/** Accounts or networks of a connection are others now. */
export function refreshed(
  state: SessionState,
  id: ConnectionId,
  result: ConnectionResult,
  keep: boolean,
): Change {
  const before = state.connections[id]
  if (before?.status !== 'connected') return {}
  const connection: Connected = { ...before, ...result }
  const connections = { ...state.connections, [id]: connection }
  return {
    connections,
    ...(keep ? { remembered: remember(state.remembered, connection) } : {}),
  }
}

/** Makes a connection the active one of its namespaces. */
export function activated(state: SessionState, connection: Connected): Change {
  const namespaces = namespacesOf(connection)
  return {
    active: { ...state.active, ...Object.fromEntries(namespaces.map((one) => [one, connection.id])) },
    activeNamespace: namespaces[0],
  }
}

/** Takes connections out; what was active passes to another one that can take its place. */
export function without(state: SessionState, ids: readonly ConnectionId[], forget: boolean): Change {
  const connections = Object.fromEntries(
    Object.entries(state.connections).filter(([id]) => !ids.includes(id)),
  )
  const active = Object.fromEntries(
    Object.entries(state.active).flatMap(([namespace, id]) => {
      if (id !== undefined && connections[id]) return [[namespace, id]]
      const heir = Object.values(connections).find(
        (one) => one.status === 'connected' && namespacesOf(one).includes(namespace),
      )
      return heir ? [[namespace, heir.id]] : []
    }),
  )
  const current = state.activeNamespace
  const stays = current !== undefined && active[current] !== undefined
  const kept = state.remembered.filter(({ connectorId }) => !ids.includes(connectorId))
  return {
    connections,
    active,
    activeNamespace: stays ? current : Object.keys(active)[0],
    ...(forget && kept.length < state.remembered.length ? { remembered: kept } : {}),
  }
}

function namespacesOf({ accounts }: ConnectionResult): readonly string[] {
  return [...new Set(accounts.map(({ namespace }) => namespace))]
}

/** What is kept of a connection, in the order of keys that is written. */
export function rememberedOf(connection: RememberedConnection): RememberedConnection {
  const { walletId, connectorId, accounts, networkIds } = connection
  return { walletId, connectorId, accounts, networkIds }
}

/** In place, so that the order, and with it the stored text, does not change by itself. */
function remember(
  remembered: readonly RememberedConnection[],
  connection: Connected,
): readonly RememberedConnection[] {
  const entry = rememberedOf(connection)
  return remembered.some(({ connectorId }) => connectorId === entry.connectorId)
    ? remembered.map((one) => (one.connectorId === entry.connectorId ? entry : one))
    : [...remembered, entry]
}
