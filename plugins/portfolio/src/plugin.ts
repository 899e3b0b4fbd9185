import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { checkOptions } from '#check-options'
import { type PortfolioContract, portfolioContract } from './contract'
import type { BalanceMemory } from './memory'
import type { PortfolioOptions } from './options'

/** The native balance of the active account. */
export const portfolio: PluginFactory<PortfolioContract, 'session', PortfolioOptions> =
  /* @__PURE__ */ definePlugin(portfolioContract, {
    dependsOn: [sessionContract],
    optionNames: ['balances'],
    checkOptions,
    initialState: ({ balances }: PortfolioOptions) => ({
      balances: balances === false ? 'off' : 'on',
      native: {},
    }),
    setup(ctx) {
      const memory: BalanceMemory = {
        activeKey() {
          const target = ctx.use(sessionContract).active()
          return target?.network && `${target.networkId}:${target.account.address}`
        },
        flight: undefined,
        failedAtMs: new Map(),
      }
      const read = async (again: boolean): Promise<void> => {
        if (ctx.state.get().balances === 'on' && memory.activeKey())
          await (await import('./controller')).readActiveBalance(ctx, memory, again)
      }
      const look = (): void => ctx.spawn(() => read(false))
      ctx.watch(sessionContract, memory.activeKey, look)
      ctx.events.on('kernel:view-changed', look)
      return { refresh: () => read(true) }
    },
  })
