import { accountActions } from '@latchkey/account/contract'
import { definePlugin, type Label, lazy, lazyApi, type PluginFactory } from '@latchkey/kernel'
import { type PriceAlertsContract, priceAlertsContract } from './contract'

/** Views and behaviour share one chunk, which also has the titles. */
const code = () => import('./lazy')
// Needed before the views are loaded.
const label: Label = (t) => t('price-alerts.title', 'Price alerts')

export const priceAlerts: PluginFactory<PriceAlertsContract> = /* @__PURE__ */ definePlugin(
  priceAlertsContract,
  {
    knownEvents: { 'priceAlerts:finished': true },
    initialState: () => ({ phase: 'idle' }),
    views: { PriceAlerts: { load: async () => (await code()).createViews() } },
    setup(ctx) {
      const controller = lazy(async () => (await code()).createController(ctx))
      ctx.fill(accountActions, {
        id: 'priceAlerts',
        order: 50,
        label,
        run: () => ctx.router.push('PriceAlerts'),
      })
      return lazyApi(controller, ['run'])
    },
  },
)
