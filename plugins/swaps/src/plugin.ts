import { accountActions } from '@latchkey/account/contract'
import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { activeTargetKey, sessionContract } from '@latchkey/session/contract'
import { optionChecks } from '@latchkey/swaps/internal/check-options'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type SwapsContext, type SwapsContract, swapsContract } from './contract'
import type { SwapsOptions } from './options'
import { emptyDraft, initialSwapsState } from './state'

/** The views share one chunk, which also has their titles. */
const code = () => import('./lazy')
const view = { load: async (ctx: SwapsContext) => (await code()).createViews(ctx) }
// Needed before the views are loaded.
const label: Label = (t) => t('swaps.title', 'Swap')
const needs = { connection: ['eip155'] }

/** Swaps tokens of the active account through the data service. */
export const swaps: PluginFactory<
  SwapsContract,
  'cloud' | 'transactions' | 'portfolio' | 'session',
  SwapsOptions
> = /* @__PURE__ */ definePlugin(swapsContract, {
  dependsOn: [sessionContract, cloudContract, portfolioContract, transactionsContract],
  ...optionChecks,
  initialState: ({ routers = {} }) => ({ ...initialSwapsState, routers }),
  views: {
    Swap: { ...view, needs },
    SwapSelectToken: { ...view, needs },
    SwapPreview: view,
  },
  setup(ctx) {
    ctx.fill(accountActions, {
      id: 'swaps',
      order: 20,
      label,
      icon: 'swap',
      run: () => ctx.router.push('Swap'),
      preload: () => ctx.router.preload('Swap'),
    })
    return {}
  },
  start(ctx) {
    ctx.watch(sessionContract, activeTargetKey, () => ctx.state.assign({ draft: emptyDraft }))
  },
})
