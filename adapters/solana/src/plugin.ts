import { deferDiscovery } from '@latchkey/adapter-kit/lazy'
import { definePlugin, lazy, type PluginFactory } from '@latchkey/kernel'
import { chainAdapters, sessionContract } from '@latchkey/session/contract'
import { optionChecks } from '@latchkey/solana/internal/check-options'
import type { Chains } from './chain/read-chain'
import { collectRegistrations } from './collect-registrations'
import { type SolanaContract, type SolanaOptions, solanaContract } from './contract'
import type { WalletFinder } from './discovery/register-wallets'
import { toNetworks } from './to-networks'

/** Solana networks and the wallets of the page that implement the Wallet Standard. */
export const solana: PluginFactory<SolanaContract, 'session', SolanaOptions> = /* @__PURE__ */ definePlugin(
  solanaContract,
  {
    dependsOn: [sessionContract],
    ...optionChecks,
    setup(ctx, options: SolanaOptions) {
      const networks = toNetworks(options)
      const chains: Chains = { ctx, networks, loads: new Map() }
      const finder: WalletFinder = {}
      const load = lazy(async () => (await import('./capabilities')).createCapabilities(chains))
      ctx.fill(chainAdapters, {
        id: 'solana',
        namespace: 'solana',
        networks,
        // 32 bytes have 32 to 44 letters of base58, which has all letters and digits but four. What decodes them is loaded
        // with the list of wallets, before one can be connected.
        isAddress: (input) => finder.isAddress?.(input) ?? /^[^\W_0IOl]{32,44}$/.test(input),
        capabilities: async () => (await load()).capabilities,
      })
      deferDiscovery(ctx, solanaContract.id, () => collectRegistrations(ctx, finder))
      return {
        standardWallet: (connectionId) => finder.find?.(connectionId),
        rpcUrl: async (networkId) => (await load()).rpcUrl(networkId),
      }
    },
  },
)
