import { untilAborted } from '@latchkey/kernel/async'
import type { ConnectionId, RememberedConnection } from './account'
import { claimantsOf, hasOtherName } from './claimants'
import { type Connector, connectors } from './contract'
import { read } from './read-failure'
import type { SessionCore, Watch } from './session-core'
import { endConnection } from './wallet-reports'

/** Waits until a connector that claims to be this one is listed. Rejects when the signal aborts first. */
export function connectorAppears(
  core: SessionCore,
  id: ConnectionId,
  signal: AbortSignal,
): Promise<Connector> {
  const { ctx } = core
  const find = (): Connector | undefined => claimantsOf(core, id)[0]
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

export function stopWatching(core: SessionCore, id: ConnectionId): void {
  core.watches.get(id)?.abort.abort()
  core.watches.delete(id)
}

/** How a kept connection is compared with what another tab wrote. */
export function storedForm(entry: RememberedConnection): string {
  return JSON.stringify(entry)
}

/**
 * Wallets of which none was taken for the remembered one are asked again when one of them names an account (it was
 * unlocked, or allowed this page again), and when another one claims to be it.
 */
export function watchForAccount(
  core: SessionCore,
  entry: RememberedConnection,
  claimants: readonly Connector[],
): void {
  const { signal } = beginWatch(core, entry)
  whenListed(core, signal, () => {
    if (isClaimedAnew(core, entry.connectorId, claimants)) core.comeBack(entry)
  })
  const back = (accounts: unknown): void => {
    if (!signal.aborted && Array.isArray(accounts) && accounts.length > 0) core.comeBack(entry)
  }
  for (const connector of claimants)
    try {
      connector.subscribe(
        {
          accountsChanged: back,
          networkChanged: () => undefined,
          sessionChanged: (result) => back(read(result, 'accounts')),
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
export function watchForClaimant(core: SessionCore, entry: RememberedConnection, connector: Connector): void {
  const { signal } = beginWatch(core, entry)
  const id = entry.connectorId
  whenListed(core, signal, () => {
    if (!isClaimedAnew(core, id, [connector]) && !hasOtherName(core, connector)) return
    if (core.live.get(id)?.connector !== connector) return
    endConnection(core, id, 'wallet', false)
    core.change(({ remembered }) => ({
      remembered: remembered.map((one) => (one.connectorId === id ? entry : one)),
    }))
    core.comeBack(entry)
  })
}

const isClaimedAnew = (core: SessionCore, id: ConnectionId, known: readonly Connector[]): boolean =>
  claimantsOf(core, id).some((one) => !known.includes(one))

function whenListed(core: SessionCore, signal: AbortSignal, run: () => void): void {
  const stop = core.ctx.onItems(connectors, () => {
    if (!signal.aborted) run()
  })
  signal.addEventListener('abort', stop, { once: true })
}

/** A wallet that did not appear in time may still come while the page lives. */
export function watchForConnector(core: SessionCore, entry: RememberedConnection): void {
  const { signal } = beginWatch(core, entry)
  connectorAppears(core, entry.connectorId, signal).then(
    () => core.comeBack(entry),
    () => undefined,
  )
}

function beginWatch(core: SessionCore, entry: RememberedConnection): { readonly signal: AbortSignal } {
  const id = entry.connectorId
  stopWatching(core, id)
  const abort = new AbortController()
  const isStored = core.ctx.state.get().remembered.some(({ connectorId }) => connectorId === id)
  const watch: Watch = { abort, stored: isStored ? storedForm(entry) : undefined }
  core.watches.set(id, watch)
  return { signal: AbortSignal.any([abort.signal, core.ctx.signal]) }
}
