import { accountActions } from '@latchkey/account/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type TipContext, type TipContract, tipContract } from './contract'

export interface TipOptions {
  /** The EVM address that gets the tips. Without it the user enters one. */
  readonly receiver?: string
}

// The texts that are needed before a view is loaded; the views bring the others.
const title: Label = (t) => t('acme-tip.title', 'Leave a tip')
const reviewTitle: Label = (t) => t('acme-tip.review-title', 'Review your tip')

/** One function for both views, so that it is called once and they share what it creates. */
const load = (ctx: TipContext) => import('./lazy').then(({ createViews }) => createViews(ctx))

export const tip: PluginFactory<TipContract, 'session' | 'transactions', TipOptions> =
  /* @__PURE__ */ definePlugin(tipContract, {
    dependsOn: [sessionContract, transactionsContract],
    knownOptions: ['receiver'],
    initialState: () => ({ draft: undefined, balances: {} }),
    views: {
      'acme/Tip': { title, needs: { connection: ['eip155'] }, load },
      'acme/TipReview': { title: reviewTitle, load },
    },
    setup(ctx, { receiver }: TipOptions) {
      ctx.fill(accountActions, {
        id: 'acme/tip',
        order: 90,
        label: title,
        run: () => ctx.router.push('acme/Tip'),
      })
      return { receiver }
    },
  })
