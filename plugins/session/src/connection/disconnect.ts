import { untilAborted } from '@latchkey/kernel/async'
import { beforeDisconnect } from '../contract'
import type { ChainNamespace, Connection, ConnectionId } from '../contract/account'
import { promiseTry, startDeadline } from '../deadline'
import {
  DisconnectChainFailedError,
  DisconnectChainsFailedError,
  DisconnectFailedError,
  DisconnectRefusedError,
} from '../errors'
import type { SessionCore } from '../session-core'
import { endConnection } from './apply-wallet-events'
import { clearPendingPairing } from './pending-pairing'
import { cancelPendingReconnect } from './pending-reconnects'
import { removeConnections } from './reducer'

/** How long a wallet may take to withdraw its permission. */
export const REVOKE_TIMEOUT_MS = 3_000

/** Ends one connection or all, and every attempt to make them. Ending what has ended is fine. */
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
  if (connectionId === undefined || pendingPairing?.connectorId === connectionId) clearPendingPairing(core)
  for (const id of ids) {
    locks.get(id)?.cancel()
    cancelPendingReconnect(core, id)
  }
  const { connections } = core.ctx.state.get()
  const ends = await Promise.allSettled(ids.map((id) => leave(core, id)))
  const failures = ends.flatMap((end, index) =>
    end.status === 'rejected' ? [{ id: ids[index] ?? '', cause: end.reason }] : [],
  )
  const [first] = failures
  if (!first) return
  // The only one that was asked for says itself what happened, and so does a guard.
  const isAlone = ids.length === 1 || (failures.length === 1 && first.cause instanceof DisconnectRefusedError)
  if (isAlone) throw first.cause
  const failed = failures.map(({ id }) => ({ connectionId: id, namespaces: chainsOf(connections[id]) }))
  if (failed.flatMap(({ namespaces }) => namespaces).length === 1)
    throw new DisconnectChainFailedError(failed, first.cause)
  throw new DisconnectChainsFailedError(failed, new AggregateError(failures.map(({ cause }) => cause)))
}

function chainsOf(connection: Connection | undefined): readonly ChainNamespace[] {
  return connection?.status === 'connected' ? Object.keys(connection.networkIds) : []
}

/** Shared by everyone who asks meanwhile; a new connect waits for it. */
function leave(core: SessionCore, id: ConnectionId): Promise<void> {
  const under = core.disconnecting.get(id)
  if (under) return under
  const leaving = end(core, id).finally(() => core.disconnecting.delete(id))
  core.disconnecting.set(id, leaving)
  return leaving
}

async function end(core: SessionCore, id: ConnectionId): Promise<void> {
  const { ctx } = core
  const live = core.liveConnectors.get(id)
  // Nothing to end, but perhaps something to forget: a wallet that never came back.
  if (!live) return core.update((state) => removeConnections(state, [id], true))
  const verdict = await ctx.check(beforeDisconnect, id)
  if (verdict.kind === 'refuse') throw new DisconnectRefusedError(verdict.reason)
  if (core.liveConnectors.get(id)?.connectionAbort !== live.connectionAbort) return
  endConnection(core, id, 'host', true)
  const deadline = startDeadline(ctx, REVOKE_TIMEOUT_MS)
  try {
    await untilAborted(
      promiseTry(() => live.connector.disconnect()),
      deadline.signal,
    )
  } catch (cause) {
    throw new DisconnectFailedError([id], cause)
  } finally {
    deadline.cancel()
  }
}
