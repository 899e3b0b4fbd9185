import { accountTabs } from '@latchkey/account/contract'
import { cloudContract } from '@latchkey/cloud/contract'
import { optionChecks } from '@latchkey/history/internal/check-options'
import { definePlugin, type Label, lazy, lazyApi, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type HistoryContract, type HistoryOptions, historyContract } from './contract'

// Needed before the views are loaded.
const label: Label = (t) => t('history.activity', 'Activity')
const connection = ['eip155', 'solana']

const views = () => import('./views/transactions-view')

/** Shows the transactions of the active account on its network. */
export const history: PluginFactory<HistoryContract, 'session', HistoryOptions> =
  /* @__PURE__ */ definePlugin(historyContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract, transactionsContract],
    ...optionChecks,
    initialState: () => ({ pages: {} }),
    views: {
      Transactions: { load: views, title: label, needs: { connection } },
    },
    setup(ctx, options) {
      const controller = lazy(async () => (await import('./controller')).createController(ctx, options))
      ctx.fill(accountTabs, {
        id: 'activity',
        order: 30,
        label,
        when: ({ activeNamespace = '' }) => connection.includes(activeNamespace),
        component: lazy(async () => ({ default: (await views()).ActivityTab })),
      })
      return lazyApi(controller, ['fetchPage', 'load', 'refresh', 'loadMore', 'dropOlder'])
    },
  })
