import { cloudContract } from '@latchkey/cloud/contract'
import { connectContract } from '@latchkey/connect/contract'
import { type Contract, defineContract, definePlugin, type Plugin, type View } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type PayContract, payContract } from '../contract'
import { createPayments, type PayActions } from '../payment/payments'

interface WalletViewContract extends Contract {
  readonly id: 'test/wallet-view'
  readonly api: { show(signal: AbortSignal): Promise<void> }
  readonly views: { readonly 'test/WalletView': View }
}
export const walletViewContract = defineContract<WalletViewContract>('test/wallet-view', 1)
/** The view that an embedded wallet shows during a request. */
export const walletView = definePlugin(walletViewContract, {
  views: { 'test/WalletView': { title: () => 'Wallet', load: async () => ({ default: () => null }) } },
  setup: (ctx) => ({
    show: (signal) => ctx.router.ask('test/WalletView', undefined, { signal }).catch(() => undefined),
  }),
})

/** The plugin with views that show nothing, and what its views would be given. */
export function barePay(): { readonly plugin: Plugin<PayContract>; readonly actions: () => PayActions } {
  let actions: PayActions | undefined
  const view = { title: () => 'Pay', load: async () => ({ default: () => null }) }
  const bare = definePlugin(payContract, {
    dependsOn: [sessionContract, portfolioContract, transactionsContract],
    optionalDependsOn: [cloudContract, connectContract],
    initialState: () => ({ payment: undefined, exchanges: {} }),
    views: { Pay: view, PayQuote: view, PayLoading: view },
    setup(ctx) {
      const payments = createPayments(ctx)
      actions = payments.actions
      return payments.api
    },
  })
  return {
    plugin: bare(),
    actions() {
      if (!actions) throw new Error('The plugin was not set up.')
      return actions
    },
  }
}
