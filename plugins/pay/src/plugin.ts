import { cloudContract } from '@latchkey/cloud/contract'
import { connectContract } from '@latchkey/connect/contract'
import { definePlugin, lazy, type PluginFactory } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type PayContract, payContract } from './contract'

/** Views and behaviour share one chunk, which also has the titles. */
const code = () => import('./lazy-code')
const view = { load: code }

/** Receives payments by wallet and, with `cloud`, by exchange. */
export const pay: PluginFactory<PayContract, 'transactions' | 'portfolio' | 'session'> =
  /* @__PURE__ */ definePlugin(payContract, {
    dependsOn: [sessionContract, portfolioContract, transactionsContract],
    optionalDependsOn: [cloudContract, connectContract],
    initialState: () => ({ payment: undefined, exchanges: {} }),
    views: {
      Pay: view,
      PayQuote: { ...view, needs: { connection: true } },
      PayRequest: view,
      PayLoading: view,
    },
    setup(ctx) {
      const payments = lazy(async () => (await code()).createPayments(ctx))
      return {
        pay: async (...args) => (await payments()).pay(...args),
        loadExchanges: async (...args) => (await payments()).loadExchanges(...args),
        estimate: async (...args) => (await payments()).estimate(...args),
        send: async (...args) => (await payments()).send(...args),
        isWaiting: (payment) => payments.loaded()?.isWaiting(payment) ?? false,
        payAt: async (...args) => (await payments()).payAt(...args),
        chooseAgain: async () => (await payments()).chooseAgain(),
      }
    },
  })
