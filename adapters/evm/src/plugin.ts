import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { chainAdapters, sessionContract } from '@latchkey/session/contract'
import { checkOptions, optionNames } from '#check-options'
import type { Chains } from './chain/chains'
import { type EvmContract, evmContract } from './contract'
import type { EvmOptions } from './options'
import { toNetworks } from './to-networks'
import { watchWallets } from './watch-wallets'

const controller = () => import('./controller')

/** EVM networks and the browser wallets on the page. */
export const evm: PluginFactory<EvmContract, 'session', EvmOptions> = /* @__PURE__ */ definePlugin(
  evmContract,
  {
    dependsOn: [sessionContract],
    optionNames,
    checkOptions,
    setup(ctx, options: EvmOptions) {
      const networks = toNetworks(options)
      // A visitor may be quicker than the page's first effects, and open the list before the start.
      let isOpen = false
      ctx.events.on('kernel:view-changed', ({ view }) => {
        isOpen = view !== undefined
      })
      const chains: Chains = { ctx, options, networks, memory: new Map() }
      ctx.fill(chainAdapters, {
        id: 'evm',
        namespace: 'eip155',
        networks,
        isAddress: (input) => /^0x[\da-f]{40}$/i.test(input),
        balance: {
          native: async (...question) => (await controller()).readNativeBalance(chains, ...question),
        },
        read: { answer: async (...question) => (await controller()).answerQuestion(chains, ...question) },
        sign: { message: async (...question) => (await controller()).signMessage(ctx, ...question) },
      })
      // Here and not in `start`, which has no options and runs before every outlet is known.
      ctx.events.on('kernel:started', () => watchWallets(ctx, options.enableEIP6963, isOpen))
      return {
        walletClient: async (connectionId) => (await controller()).walletClient(chains, connectionId),
        publicClient: async (networkId) => (await controller()).publicClient(chains, networkId),
      }
    },
  },
)
