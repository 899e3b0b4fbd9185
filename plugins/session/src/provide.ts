import type { ConnectionId } from './account'
import type { Connected } from './connection-changes'
import type { LiveConnection } from './contract'
import type { Eip1193Provider } from './eip1193'
import { createProvider, type ProviderHandle } from './provider'
import type { SessionCore } from './session-core'

export function providerOf(core: SessionCore, id: ConnectionId): Eip1193Provider {
  const handle: ProviderHandle = core.providers.get(id) ?? createProvider(core.ctx, id)
  core.providers.set(id, handle)
  return handle.provider
}

/** A connection as a host gets it. */
export function provide(core: SessionCore, connection: Connected): LiveConnection {
  const { id, walletId, accounts, networkIds, wallet } = connection
  return {
    id,
    walletId,
    accounts,
    networkIds,
    ...(wallet ? { wallet } : {}),
    provider: providerOf(core, id),
  }
}
