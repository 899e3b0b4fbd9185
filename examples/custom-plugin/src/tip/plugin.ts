import { accountActions } from '@latchkey/account/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type TipContext, type TipContract, tipContract } from './contract'

export interface TipOptions {
  /** The EVM address that gets the tips. Without it the user enters one. */
  readonly receiver?: string
}

/** One function for both views, so that it is called once and they share what it creates. */
const view = { load: async (ctx: TipContext) => (await import('./lazy')).createViews(ctx) }
// The only text that is needed before a view is loaded.
const label: Label = (t) => t('acme-tip.title', 'Leave a tip')

export const tip: PluginFactory<TipContract, 'session' | 'transactions', TipOptions> =
  /* @__PURE__ */ definePlugin(tipContract, {
    dependsOn: [sessionContract, transactionsContract],
    knownOptions: ['receiver'],
    knownEvents: { 'acme/tip:sent': true },
    initialState: () => ({ draft: undefined, balances: {} }),
    views: {
      'acme/Tip': { ...view, needs: { connection: ['eip155'] } },
      'acme/TipReview': view,
    },
    setup(ctx, { receiver }: TipOptions) {
      ctx.fill(accountActions, {
        id: 'acme/tip',
        order: 90,
        label,
        run: () => ctx.router.push('acme/Tip'),
        preload: () => ctx.router.preload('acme/Tip'),
      })
      return { receiver }
    },
  })
