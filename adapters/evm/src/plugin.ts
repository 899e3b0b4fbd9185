import { deferDiscovery } from '@latchkey/adapter-kit/lazy'
import { optionChecks } from '@latchkey/evm/internal/check-options'
import { definePlugin, lazy, lazyApi, type PluginFactory } from '@latchkey/kernel'
import { chainAdapters, sessionContract } from '@latchkey/session/contract'
import type { Chains } from './chain/read-chain'
import { type EvmContract, type EvmOptions, evmContract } from './contract'
import { collectAnnouncements } from './discovery/collect-announcements'
import { toNetworks } from './to-networks'

/** EVM networks and the browser wallets on the page. */
export const evm: PluginFactory<EvmContract, 'session', EvmOptions> = /* @__PURE__ */ definePlugin(
  evmContract,
  {
    dependsOn: [sessionContract],
    ...optionChecks,
    setup(ctx, options: EvmOptions) {
      const networks = toNetworks(options)
      const chains: Chains = { ctx, options, networks, memory: new Map() }
      const load = lazy(async () => (await import('./capabilities')).createCapabilities(chains))
      ctx.fill(chainAdapters, {
        id: 'evm',
        namespace: 'eip155',
        networks,
        isAddress: (input) => /^0x[\da-fA-F]{40}$/.test(input),
        capabilities: async () => (await load()).capabilities,
      })
      deferDiscovery(ctx, evmContract.id, () => collectAnnouncements(ctx, options.enableEIP6963))
      return lazyApi(load, ['walletClient', 'publicClient'])
    },
  },
)
