import type { Network, NetworkId } from './account'
import { ChainAdapterNotFoundError } from './chain-adapter-not-found-error'
import { chainAdapters } from './contract'
import type { SessionContext } from './session-context'

export interface Networks {
  add(network: Network): void
  remove(networkId: NetworkId): void
}

/** CAIP-2: what stands before the colon. */
export const namespaceOf = (networkId: string): string => networkId.replace(/:.*/, '')

/** Keeps the list of configured networks: what adapters bring, and what the host adds and removes later. */
export function createNetworks(ctx: SessionContext): Networks {
  /** By the host; an empty list for one that it removed. */
  const own = new Map<string, readonly Network[]>()
  const refresh = (): void => {
    const brought = ctx.items(chainAdapters).flatMap(({ networks }) => networks)
    const all = [...brought.filter(({ id }) => !own.has(id)), ...[...own.values()].flat()]
    // Copied, since the store freezes what it holds.
    const networks: readonly Network[] = JSON.parse(JSON.stringify(all))
    ctx.state.update((draft) => void Object.assign(draft, { networks }))
  }
  const set = (networkId: string, networks: readonly Network[]): void => {
    const namespace = namespaceOf(networkId)
    if (!ctx.items(chainAdapters).some((adapter) => adapter.namespace === namespace))
      throw new ChainAdapterNotFoundError(namespace)
    if (ctx.state.get().networks.some(({ id }) => id === networkId) === networks.length > 0) return
    own.set(networkId, networks)
    refresh()
  }
  ctx.onItems(chainAdapters, refresh)
  return {
    add: (network) => set(network.id, [network]),
    remove: (networkId) => set(networkId, []),
  }
}
