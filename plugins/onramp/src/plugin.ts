import { accountActions } from '@latchkey/account/contract'
import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { optionChecks } from '@latchkey/onramp/internal/check-options'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { sessionContract } from '@latchkey/session/contract'
import { type OnrampContext, type OnrampContract, type OnrampOptions, onrampContract } from './contract'

/** The views share one chunk, which also has their titles. */
const code = () => import('./lazy')
const view = { load: async (ctx: OnrampContext) => (await code()).createViews(ctx) }
// Needed before the views are loaded.
const label: Label = (t) => t('onramp.action', 'Buy')
const viewOfAccount = { ...view, needs: { connection: ['eip155', 'solana'] } }

/** Buys tokens with fiat money on the pages of the host's providers. */
export const onramp: PluginFactory<OnrampContract, 'portfolio' | 'session', OnrampOptions> =
  /* @__PURE__ */ definePlugin(onrampContract, {
    dependsOn: [sessionContract, portfolioContract],
    optionalDependsOn: [cloudContract],
    ...optionChecks,
    initialState: () => ({
      options: {},
      // The smallest of the amounts that the form offers.
      draft: { tokenKey: undefined, currency: undefined, amountText: '100' },
      purchases: [],
      shownId: undefined,
    }),
    persist: {
      version: 1,
      pick: ({ purchases }) => (purchases.length > 0 ? { purchases } : undefined),
      parse: async (stored) => (await import('./stored-purchases')).parsePurchases(stored),
    },
    views: {
      OnRampProviders: viewOfAccount,
      OnRampTokenSelect: viewOfAccount,
      OnRampFiatSelect: viewOfAccount,
      BuyInProgress: view,
      OnRampActivity: viewOfAccount,
      WhatIsABuy: view,
    },
    setup(ctx, { providers = [] }) {
      if (providers.length > 0)
        ctx.fill(accountActions, {
          id: 'onramp',
          order: 10,
          label,
          icon: 'card',
          run: () => ctx.router.push('OnRampProviders'),
          preload: () => ctx.router.preload('OnRampProviders'),
        })
      return { providers }
    },
    start(ctx) {
      let isWatching = false
      // Watches pending purchases of this page, of other tabs, and of before a reload or a stop.
      const watch = (): void => {
        if (isWatching || !ctx.state.get().purchases.some(({ progress }) => progress.phase === 'waiting'))
          return
        isWatching = true
        ctx.spawn(async (signal) => {
          try {
            await (await import('./watch/watch-purchases')).watchPurchases(ctx, signal)
          } finally {
            isWatching = false
          }
        })
      }
      ctx.state.subscribe(watch)
      watch()
    },
  })
