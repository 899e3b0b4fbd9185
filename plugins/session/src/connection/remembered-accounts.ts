// Which accounts of a connection are remembered for the next visit. A wallet that was restored silently may be another one
// that claims the same identity, so nothing it reports replaces them. Only the user does: by connecting, or by choosing an
// account.
import type { ConnectionId, ConnectionResult, RememberedConnection } from '../contract/account'
import type { Connector } from '../contract/connector'
import { cancelPendingReconnect, findConnected, type SessionCore } from '../session-core'
import { shareAccount } from './accounts'
import { type Persistence, rememberConnection } from './session-updates'

/** Records the wallet that the user has connected, or whose account the user has chosen. Removes the notice about it. */
export function confirmWallet(core: SessionCore, id: ConnectionId, connector: Connector): void {
  core.confirmed.set(id, connector)
  cancelPendingReconnect(core, id)
  endNotice(core, id)
}

/** Called when the user connects a connected wallet again or chooses its account: what it grants is remembered from now on. */
export function confirmAccounts(core: SessionCore, id: ConnectionId): void {
  const connection = findConnected(core, id)
  const live = core.liveConnectors.get(id)
  if (!connection || !live) return
  confirmWallet(core, id, live.connector)
  if (core.persistsConnections) core.update((state) => rememberConnection(state, connection, 'everything'))
}

export function endNotice({ notices }: SessionCore, id: ConnectionId): void {
  notices.get(id)?.handle.dismiss()
  notices.delete(id)
}

/** How much of what a wallet reports about its connection is stored. */
export function persistenceOf(
  { persistsConnections, confirmed, liveConnectors }: SessionCore,
  id: ConnectionId,
  connector: Connector | undefined = liveConnectors.get(id)?.connector,
): Persistence {
  if (!persistsConnections) return 'nothing'
  if (confirmed.get(id) !== connector) return 'known-accounts'
  return 'everything'
}

/** The stored entry of a connection. */
export function findRemembered({ ctx }: SessionCore, id: ConnectionId): RememberedConnection | undefined {
  return ctx.state.get().remembered.find(({ connectorId }) => connectorId === id)
}

/**
 * Whether a wallet may reconnect silently with this result. Once its entry is forgotten, because it had no account for the
 * page, only with an account of that entry.
 */
export function mayReconnectWith(
  core: SessionCore,
  entry: RememberedConnection,
  connector: Connector,
  result: ConnectionResult,
): boolean {
  const { connectorId: id } = entry
  return core.confirmed.get(id) === connector || !!findRemembered(core, id) || shareAccount(result, entry)
}

/** Whether a wallet that ends its connection is forgotten: not if it was restored without a remembered account. */
export function isForgottenAtEnd(core: SessionCore, id: ConnectionId): boolean {
  const connection = findConnected(core, id)
  const entry = findRemembered(core, id)
  return !connection || !entry || shareAccount(connection, entry)
}
