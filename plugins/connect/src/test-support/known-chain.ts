import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { chainAdapters } from '@latchkey/session/contract'

interface ChainContract {
  readonly id: 'test/chain'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** What an adapter for a chain brings: without one only the relay would know any. */
export const knownChain: () => Plugin<ChainContract, never> = definePlugin(
  defineContract<ChainContract>('test/chain', 1),
  {
    setup(ctx) {
      ctx.fill(chainAdapters, {
        id: 'eip155',
        namespace: 'eip155',
        networks: [],
        isAddress: () => false,
        capabilities: async () => ({}),
      })
      return {}
    },
  },
)
