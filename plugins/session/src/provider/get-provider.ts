import type { LiveConnection } from '../contract'
import type { ChainNamespace, ConnectionId, ConnectionResult } from '../contract/account'
import type { Eip1193Provider } from '../contract/eip1193'
import type { SessionCore } from '../session-core'
import { createProvider, type ProviderHandle } from './provider'

export function getProvider(core: SessionCore, id: ConnectionId, namespace: ChainNamespace): Eip1193Provider {
  const own = core.providers.get(id) ?? new Map<ChainNamespace, ProviderHandle>()
  const handle = own.get(namespace) ?? createProvider(core.ctx, core.resultRules, id, namespace)
  core.providers.set(id, own.set(namespace, handle))
  return handle.provider
}

/** What is meant where nobody says: the active namespace, else what EIP-1193 is about, else the first there is. */
export function defaultNamespace(
  core: SessionCore,
  { accounts }: Pick<ConnectionResult, 'accounts'>,
): ChainNamespace {
  const { activeNamespace } = core.ctx.state.get()
  const isServed = (wanted: ChainNamespace | undefined): boolean =>
    accounts.some(({ namespace }) => namespace === wanted)
  if (activeNamespace !== undefined && isServed(activeNamespace)) return activeNamespace
  return isServed('eip155') ? 'eip155' : accounts[0].namespace
}

/** A connection as a host gets it. */
export function toLiveConnection(
  core: SessionCore,
  { id, walletId, ...result }: ConnectionResult & Pick<LiveConnection, 'id' | 'walletId'>,
): LiveConnection {
  const { accounts, networkIds, approvedNetworkIds: approved, wallet } = result
  return {
    id,
    walletId,
    accounts,
    networkIds,
    ...(approved ? { approvedNetworkIds: approved } : {}),
    ...(wallet ? { wallet } : {}),
    provider: getProvider(core, id, defaultNamespace(core, result)),
  }
}
