import { ConfigurationError, definePlugin, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { sentences } from '#sentences'
import { activeKey } from './active-key'
import { type PortfolioContract, portfolioContract } from './contract'
import type { BalanceMemory } from './memory'
import type { PortfolioOptions } from './options'

/** The native balance of the active account. */
export const portfolio: PluginFactory<PortfolioContract, 'session', PortfolioOptions> =
  /* @__PURE__ */ definePlugin(portfolioContract, {
    dependsOn: [sessionContract],
    optionNames: ['balances'],
    checkOptions({ balances = true }: PortfolioOptions) {
      if (typeof balances !== 'boolean')
        throw new ConfigurationError('INVALID_BALANCES', { value: `${balances}` }, sentences)
    },
    initialState: ({ balances }) => ({ balances: balances === false ? 'off' : 'on', native: {} }),
    setup(ctx) {
      const memory: BalanceMemory = { flight: undefined, failedAtMs: new Map() }
      const read = async (again: boolean): Promise<void> => {
        if (ctx.state.get().balances === 'off' || activeKey(ctx) === undefined) return
        await (await import('./controller')).readActiveBalance(ctx, memory, again)
      }
      const look = (): void => ctx.spawn(() => read(false))
      ctx.watch(sessionContract, () => activeKey(ctx), look)
      ctx.events.on('kernel:view-changed', look)
      return { refresh: () => read(true) }
    },
  })
