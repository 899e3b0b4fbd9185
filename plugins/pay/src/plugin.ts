import { cloudContract } from '@latchkey/cloud/contract'
import { connectContract } from '@latchkey/connect/contract'
import { definePlugin, lazyApi, lazyPerRun, type PluginFactory } from '@latchkey/kernel'
import { knownEvents } from '@latchkey/pay/internal/known-events'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type PayContext, type PayContract, payContract } from './contract'

/** Views and behaviour share one chunk, which also has the titles. */
const code = () => import('./lazy')

/** The page may change its options while the code is fetched. What is no data cannot be paid. */
function copyOf<Data>(given: Data): Data | undefined {
  try {
    return structuredClone(given)
  } catch {
    return undefined
  }
}

/** Receives payments by wallet and, with `cloud`, by exchange. */
export const pay: PluginFactory<PayContract, 'transactions' | 'portfolio' | 'session'> = () => {
  const paymentsOf = lazyPerRun(async (ctx: PayContext) => (await code()).createPayments(ctx))
  const view = {
    load: async (ctx: PayContext) => (await code()).createViews(await paymentsOf(ctx)),
  }
  return definePlugin(payContract, {
    dependsOn: [sessionContract, portfolioContract, transactionsContract],
    optionalDependsOn: [cloudContract, connectContract],
    knownEvents,
    initialState: () => ({ payment: undefined, exchanges: {} }),
    views: { Pay: view, PayQuote: { ...view, needs: { connection: true } }, PayLoading: view },
    setup(ctx) {
      const api = async () => (await paymentsOf(ctx)).api
      return {
        async pay(options, call) {
          const given = copyOf(options)
          const how = { ...call }
          return (await api()).pay(given, how)
        },
        ...lazyApi(api, ['loadExchanges', 'payAt', 'chooseAgain']),
      }
    },
  })()
}
