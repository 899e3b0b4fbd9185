import { ConfigurationError } from '@latchkey/kernel'
import { checkNetwork } from '@latchkey/session/internal/check-options'
import { chainAdapters, type SessionApi } from '../contract'
import type { Network } from '../contract/account'
import { namespaceOf } from '../contract/active-selectors'
import type { SessionContext } from '../options'

export type ConfiguredNetworks = Pick<SessionApi, 'addNetwork' | 'removeNetwork'>

/** This error text is also in the production build. */
const messages = { CHAIN_ADAPTER_NOT_FOUND: () => 'Chain adapter not found' }

/** Keeps `state.networks` up to date: the networks of the adapters, with those that the host has added or removed. */
export function createConfiguredNetworks(ctx: SessionContext): ConfiguredNetworks {
  /** Keyed by network id: a list with the added network, or an empty list for a removed one. */
  const hostNetworks = new Map<string, readonly Network[]>()
  const refresh = (): void => {
    const adapterNetworks = ctx.items(chainAdapters).flatMap(({ networks }) => networks)
    const all = [
      ...adapterNetworks.filter(({ id }) => !hostNetworks.has(id)),
      ...[...hostNetworks.values()].flat(),
    ]
    // Copied, because the state freezes its objects; as they are, also where the page gives lists a `toJSON` (`toJson`, without
    // its bytes before a click).
    const json = JSON.stringify(all, function (this: object, key): unknown {
      return Reflect.get(this, key)
    })
    const networks: readonly Network[] = JSON.parse(json)
    ctx.state.assign({ networks })
  }
  const set = (networkId: string, networks: readonly Network[]): void => {
    const namespace = namespaceOf(networkId)
    if (!ctx.items(chainAdapters).some((adapter) => adapter.namespace === namespace))
      throw new ConfigurationError('CHAIN_ADAPTER_NOT_FOUND', { namespace }, messages)
    if (ctx.state.get().networks.some(({ id }) => id === networkId) === networks.length > 0) return
    hostNetworks.set(networkId, networks)
    refresh()
  }
  ctx.onItems(chainAdapters, refresh)
  return {
    addNetwork(network) {
      checkNetwork(network)
      set(network.id, [network])
    },
    removeNetwork: (networkId) => set(networkId, []),
  }
}
