import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { chainAdapters } from '@latchkey/session/contract'

interface ChainContract {
  readonly id: 'test/chain'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** A plugin with a chain adapter for `eip155`. Without a chain adapter, `Connect` is replaced by a view of the relay. */
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
