import { untilAborted } from '@latchkey/kernel/async'
import { beforeDisconnect } from '../contract'
import type { ConnectionId } from '../contract/account'
import type { Connector } from '../contract/connector'
import {
  DisconnectChainFailedError,
  DisconnectChainsFailedError,
  DisconnectFailedError,
  DisconnectRefusedError,
} from '../errors'
import { cancelPendingReconnect, promiseTry, type SessionCore, startDeadline } from '../session-core'
import { findClaimants } from '../wallets/find-connector'
import { endConnection } from './connection-lifecycle'
import { namespacesOf } from './connection-result'
import { clearPendingPairing, removeConnections } from './session-updates'

/** How long a wallet may take to revoke its permission, before `disconnect` rejects. */
const REVOKE_TIMEOUT_MS = 3_000

/**
 * Ends one connection, or all, with their pending connects and reconnects. Resolves for an id that is not connected.
 * Rejects as `SessionApi.disconnect` says.
 */
export async function disconnect(core: SessionCore, connectionId?: ConnectionId): Promise<void> {
  const { liveConnectors, locks, pendingReconnects, disconnecting } = core
  const ids =
    connectionId === undefined
      ? [
          ...new Set(
            [liveConnectors, locks, pendingReconnects, disconnecting].flatMap((map) => [...map.keys()]),
          ),
        ]
      : [connectionId]
  const { pendingPairing } = core.ctx.state.get()
  if (connectionId === undefined || pendingPairing?.connectorId === connectionId)
    core.update(clearPendingPairing)
  for (const id of ids) {
    locks.get(id)?.cancel()
    cancelPendingReconnect(core, id)
  }
  const { connections } = core.ctx.state.get()
  const results = await Promise.allSettled(ids.map((id) => disconnectOnce(core, id)))
  const failures = results.flatMap((result, index) =>
    result.status === 'rejected' ? [{ id: ids[index] ?? '', cause: result.reason }] : [],
  )
  const [first] = failures
  if (!first) return
  // A single connection rejects with its own error. So does a single guard that refused, even of several connections.
  const isSingle =
    ids.length === 1 || (failures.length === 1 && first.cause instanceof DisconnectRefusedError)
  if (isSingle) throw first.cause
  const failed = failures.map(({ id }) => {
    const connection = connections[id]
    return {
      connectionId: id,
      namespaces: connection?.status === 'connected' ? namespacesOf(connection) : [],
    }
  })
  if (failed.flatMap(({ namespaces }) => namespaces).length === 1)
    throw new DisconnectChainFailedError(failed, first.cause)
  throw new DisconnectChainsFailedError(failed, new AggregateError(failures.map(({ cause }) => cause)))
}

/** Disconnects a connection. Concurrent calls share one promise, and a new `connect` waits for it. */
function disconnectOnce(core: SessionCore, id: ConnectionId): Promise<void> {
  const pending = core.disconnecting.get(id)
  if (pending) return pending
  const promise = disconnectOne(core, id)
    .catch((error: unknown) => {
      core.ctx.events.emit('session:disconnect-failed', { connectionId: id, error })
      throw error
    })
    .finally(() => core.disconnecting.delete(id))
  core.disconnecting.set(id, promise)
  return promise
}

async function disconnectOne(core: SessionCore, id: ConnectionId): Promise<void> {
  const { ctx } = core
  const live = core.liveConnectors.get(id)
  if (!live) {
    const embedded = findRememberedEmbedded(core, id)
    // It is not connected, but may be stored: a wallet that has not reconnected.
    core.update((state) => removeConnections(state, [id], true))
    return embedded && revoke(core, id, embedded)
  }
  const result = await ctx.check(beforeDisconnect, id)
  if (result.kind === 'refuse') throw new DisconnectRefusedError(result.reason)
  if (core.liveConnectors.get(id)?.connectionAbort !== live.connectionAbort) return
  endConnection(core, id, 'host', true)
  await revoke(core, id, live.connector)
}

/**
 * The embedded wallet with this id, if it is stored but not connected. It keeps its user logged in, so `disconnect` has to
 * call it even before it has reconnected.
 */
function findRememberedEmbedded(core: SessionCore, id: ConnectionId): Connector | undefined {
  const isRemembered = core.ctx.state.get().remembered.some(({ connectorId }) => connectorId === id)
  return isRemembered ? findClaimants(core, id).find(({ traits }) => traits.kind === 'embedded') : undefined
}

/** Rejects with `DisconnectFailedError` if the wallet fails or does not respond in time. */
async function revoke({ ctx }: SessionCore, id: ConnectionId, connector: Connector): Promise<void> {
  const deadline = startDeadline(ctx, REVOKE_TIMEOUT_MS)
  try {
    await untilAborted(
      promiseTry(() => connector.disconnect()),
      deadline.signal,
    )
  } catch (cause) {
    throw new DisconnectFailedError([id], cause)
  } finally {
    deadline.cancel()
  }
}
