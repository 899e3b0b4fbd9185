import { definePlugin, lazy, type PluginFactory } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { sessionContract } from '@latchkey/session/contract'
import { type TransactionsContract, transactionsContract } from './contract'

/** Its code is loaded with the first transaction, or if another tab or an earlier visit has left one. */
export const transactions: PluginFactory<TransactionsContract, 'session'> = /* @__PURE__ */ definePlugin(
  transactionsContract,
  {
    dependsOn: [sessionContract],
    optionalDependsOn: [portfolioContract],
    initialState: () => ({ entries: [] }),
    setup(ctx) {
      const shownIds: string[] = []
      const controller = lazy(async () => (await import('./controller')).createController(ctx, shownIds))
      const resume = (): void => ctx.spawn(async () => (await controller()).begin())
      ctx.onReady(() => {
        ctx.spawn(async () => {
          // control: pending-forgotten-on-reload
          if ((await ctx.storage.get('entries')) !== undefined) resume()
        })
        const stop = ctx.storage.onChange((key, value) => {
          if (key === 'entries' && value !== undefined) resume()
        })
        ctx.signal.addEventListener('abort', stop, { once: true })
      })
      return {
        track: async (...args) => (await controller()).track(...args),
        send: async (...args) => (await controller()).send(...args),
        estimate: async (...args) => (await controller()).estimate(...args),
        suppressNotice(id) {
          shownIds.push(id)
          return () => void shownIds.splice(shownIds.indexOf(id), 1)
        },
      }
    },
  },
)
