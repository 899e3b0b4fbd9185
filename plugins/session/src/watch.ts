import { untilAborted } from '@latchkey/kernel/async'
import type { ConnectionId, RememberedConnection } from './account'
import { type Connector, connectors } from './contract'
import { read } from './read-failure'
import type { SessionCore, Watch } from './session-core'

/** Waits until a connector is listed. Rejects when the signal aborts first. */
export function connectorAppears(
  core: SessionCore,
  id: ConnectionId,
  signal: AbortSignal,
): Promise<Connector> {
  const { ctx } = core
  const find = (): Connector | undefined => ctx.items(connectors).find((one) => one.id === id)
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

/** A wallet that gave no account comes back when it names one: it was unlocked, or allowed this page again. */
export function watchForAccount(core: SessionCore, entry: RememberedConnection, connector: Connector): void {
  const { signal } = beginWatch(core, entry)
  const back = (accounts: unknown): void => {
    if (!signal.aborted && Array.isArray(accounts) && accounts.length > 0) core.comeBack(entry)
  }
  try {
    connector.listen(
      {
        accountsChanged: back,
        networkChanged: () => undefined,
        changed: (result) => back(read(result, 'accounts')),
        ended: () => undefined,
      },
      signal,
    )
  } catch (error) {
    core.ctx.report(error)
  }
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
