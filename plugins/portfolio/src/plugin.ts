import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, lazy, type PluginFactory } from '@latchkey/kernel'
import { optionChecks, warnOfTokens } from '@latchkey/portfolio/internal/check-options'
import { sessionContract, sessionStatus } from '@latchkey/session/contract'
import { accountKey, type PortfolioContract, type PortfolioOptions, portfolioContract } from './contract'
import type { ReadTask } from './controller'

const controllerCode = () => import('./controller')

/** Reads the active account's balance, tokens, collectibles, name and picture. */
export const portfolio: PluginFactory<PortfolioContract, 'session', PortfolioOptions> =
  /* @__PURE__ */ definePlugin(portfolioContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract],
    ...optionChecks,
    initialState: ({ balances, names }: PortfolioOptions) => ({
      native: {},
      tokens: {},
      nfts: {},
      identities: {},
      balances: balances === false ? 'off' : 'on',
      names: names === false ? 'off' : 'on',
    }),
    setup(ctx, options) {
      warnOfTokens(ctx, options)
      const activeKey = (): string | undefined => {
        const target = ctx.use(sessionContract).active()
        return target?.network && accountKey(target)
      }
      const controller = lazy(async () => (await controllerCode()).createController(ctx, options, activeKey))
      const read = async (task: ReadTask, accountId?: string): Promise<void> => {
        // If both are off nothing is ever read.
        const isOn = options.balances !== false || options.names !== false
        if (isOn && activeKey()) await (await controller())(task, accountId)
      }
      const readStale = (change?: unknown): void =>
        // Nothing is stored while no wallet is connected. The key is the kernel's for persisted state, whose
        // module is lazy and thus not imported.
        ctx.spawn(() => (change === 'disconnected' ? ctx.storage.remove('state') : read('stale')))
      ctx.watch(sessionContract, (state) => activeKey() ?? sessionStatus(state), readStale)
      ctx.events.on('kernel:view-changed', readStale)
      return {
        refresh: (accountId) => read('refresh', accountId),
        loadBalance: () => read('balance'),
        loadTokens: () => read('tokens'),
        loadNfts: () => read('nfts'),
        loadIdentity: () => read('names'),
        reloadIdentity: () => read('identity'),
        pictureUrlCheck: async () => (await controllerCode()).createImageUrlCheck(options),
      }
    },
  })
