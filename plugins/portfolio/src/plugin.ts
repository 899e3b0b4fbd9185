import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import { checkOptions, knownOptions } from '#check-options'
import { type PortfolioContract, portfolioContract } from './contract'
import type { Task } from './controller'
import type { Desk } from './desk'
import type { PortfolioOptions } from './options'

const controller = () => import('./controller')

/** What the active account has, and what its address is called. */
export const portfolio: PluginFactory<PortfolioContract, 'session', PortfolioOptions> =
  /* @__PURE__ */ definePlugin(portfolioContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract],
    knownOptions: knownOptions,
    checkOptions,
    initialState: ({ balances, names }: PortfolioOptions) => ({
      native: {},
      tokens: {},
      nfts: {},
      identities: {},
      balances: balances === false ? 'off' : 'on',
      names: names === false ? 'off' : 'on',
    }),
    setup(ctx, options) {
      const desk: Desk = {
        ctx,
        options,
        cloud: () => ctx.tryUse(cloudContract),
        activeKey() {
          const target = ctx.use(sessionContract).active()
          return target?.network && `${target.networkId}:${target.account.address}`
        },
      }
      const run = async (task: Task): Promise<void> => {
        const { balances, names } = ctx.state.get()
        if (balances + names !== 'offoff' && desk.activeKey()) await (await controller()).run(desk, task)
      }
      const look = (now?: unknown): void =>
        // Where nobody is connected, nothing of anybody is kept: `KEPT_KEY`, which would cost a chunk of its own here.
        ctx.spawn(() => (now === 'disconnected' ? ctx.storage.remove('balances') : run('look')))
      ctx.watch(sessionContract, (state) => desk.activeKey() ?? sessionStatus(state), look)
      ctx.events.on('kernel:view-changed', look)
      return {
        refresh: () => run('refresh'),
        loadTokens: () => run('tokens'),
        loadNfts: () => run('nfts'),
      }
    },
  })
