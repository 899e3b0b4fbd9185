import { accountActions } from '@latchkey/account/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { type PriceAlertsContract, priceAlertsContract } from './contract'

// The only text that is needed before the view is loaded. The view loads the others.
const title: Label = (t) => t('price-alerts.title', 'Price alerts')

export const priceAlerts: PluginFactory<PriceAlertsContract> = /* @__PURE__ */ definePlugin(
  priceAlertsContract,
  {
    initialState: () => ({ phase: 'idle' }),
    views: { PriceAlerts: { title, load: () => import('./views/price-alerts-view') } },
    setup(ctx) {
      ctx.fill(accountActions, {
        id: 'priceAlerts',
        order: 50,
        label: title,
        run: () => ctx.router.push('PriceAlerts'),
      })
      return {
        run: async () => (await import('./controller')).runPriceAlerts(ctx),
      }
    },
  },
)
