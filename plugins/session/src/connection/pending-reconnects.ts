import { untilAborted } from '@latchkey/kernel/async'
import { type Connector, connectors } from '../contract'
import type { ConnectionId, RememberedConnection } from '../contract/account'
import { safeGet } from '../rpc/parse-wallet-error'
import type { PendingReconnect, SessionCore } from '../session-core'
import { findClaimants, isAnnouncedTwice } from '../wallets/claimants'
import { endConnection } from './apply-wallet-events'

/** Waits until a connector that claims to be this one is listed. Rejects when the signal aborts first. */
export function waitForConnector(
  core: SessionCore,
  id: ConnectionId,
  signal: AbortSignal,
): Promise<Connector> {
  const { ctx } = core
  const find = (): Connector | undefined => findClaimants(core, id)[0]
  const found = find()
  if (found) return Promise.resolve(found)
  let stop = (): void => undefined
  const appears = new Promise<Connector>((resolve) => {
    stop = ctx.onItems(connectors, () => {
      const connector = find()
      if (connector) resolve(connector)
    })
  })
  return untilAborted(appears, signal).finally(stop)
}

export function cancelPendingReconnect(core: SessionCore, id: ConnectionId): void {
  core.pendingReconnects.get(id)?.abort.abort()
  core.pendingReconnects.delete(id)
}

/** How a kept connection is compared with what another tab wrote. */
export function serializeRemembered(entry: RememberedConnection): string {
  return JSON.stringify(entry)
}

/**
 * Wallets of which none was taken for the remembered one are asked again when one of them names an account (it was
 * unlocked, or allowed this page again), and when another one claims to be it.
 */
export function reconnectOnAccount(
  core: SessionCore,
  entry: RememberedConnection,
  claimants: readonly Connector[],
): void {
  const { signal } = startPendingReconnect(core, entry)
  onConnectorsChanged(core, signal, () => {
    if (hasNewClaimant(core, entry.connectorId, claimants)) core.reconnectInBackground(entry)
  })
  const onAccounts = (accounts: unknown): void => {
    if (!signal.aborted && Array.isArray(accounts) && accounts.length > 0) core.reconnectInBackground(entry)
  }
  for (const connector of claimants)
    try {
      connector.subscribe(
        {
          accountsChanged: onAccounts,
          networkChanged: () => undefined,
          sessionChanged: (result) => onAccounts(safeGet(result, 'accounts')),
          disconnected: () => undefined,
        },
        signal,
      )
    } catch (error) {
      core.ctx.report(error)
    }
}

/**
 * The only wallet that claimed to be the remembered one was believed, though it granted another account. When a second
 * claimant comes, or a second name for its provider, that is no longer so: who it is is found out anew, from what was
 * remembered before.
 */
export function reconnectOnNewClaimant(
  core: SessionCore,
  entry: RememberedConnection,
  connector: Connector,
): void {
  const { signal } = startPendingReconnect(core, entry)
  const id = entry.connectorId
  onConnectorsChanged(core, signal, () => {
    if (!hasNewClaimant(core, id, [connector]) && !isAnnouncedTwice(core, connector)) return
    if (core.liveConnectors.get(id)?.connector !== connector) return
    endConnection(core, id, 'wallet', false)
    core.update(({ remembered }) => ({
      remembered: remembered.map((one) => (one.connectorId === id ? entry : one)),
    }))
    core.reconnectInBackground(entry)
  })
}

const hasNewClaimant = (core: SessionCore, id: ConnectionId, known: readonly Connector[]): boolean =>
  findClaimants(core, id).some((one) => !known.includes(one))

function onConnectorsChanged(core: SessionCore, signal: AbortSignal, run: () => void): void {
  const stop = core.ctx.onItems(connectors, () => {
    if (!signal.aborted) run()
  })
  signal.addEventListener('abort', stop, { once: true })
}

/** A wallet that did not appear in time may still come while the page lives. */
export function reconnectOnAppearance(core: SessionCore, entry: RememberedConnection): void {
  const { signal } = startPendingReconnect(core, entry)
  waitForConnector(core, entry.connectorId, signal).then(
    () => core.reconnectInBackground(entry),
    () => undefined,
  )
}

function startPendingReconnect(
  core: SessionCore,
  entry: RememberedConnection,
): { readonly signal: AbortSignal } {
  const id = entry.connectorId
  cancelPendingReconnect(core, id)
  const abort = new AbortController()
  const isStored = core.ctx.state.get().remembered.some(({ connectorId }) => connectorId === id)
  const watch: PendingReconnect = { abort, storedEntry: isStored ? serializeRemembered(entry) : undefined }
  core.pendingReconnects.set(id, watch)
  return { signal: AbortSignal.any([abort.signal, core.ctx.signal]) }
}
