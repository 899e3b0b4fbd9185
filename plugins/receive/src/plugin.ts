import { accountActions, accountContract } from '@latchkey/account/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { namespaceOf } from '@latchkey/session/caip'
import { type SessionContract, sessionContract } from '@latchkey/session/contract'
import { type ReceiveArgs, type ReceiveContext, type ReceiveContract, receiveContract } from './contract'

/** The views share one chunk, which also has their titles. */
const code = () => import('./lazy')
const view = {
  load: async (ctx: ReceiveContext) => (await code()).createViews(ctx),
}
/** A wallet of the network that the page names, whose address is shown. */
const viewOfNetwork = {
  ...view,
  needs: ({ networkId }: Pick<ReceiveArgs, 'networkId'> = {}): SessionContract['needs'] => ({
    connection: networkId === undefined ? true : [namespaceOf(networkId)],
  }),
}
// Needed before the views are loaded.
const label: Label = (t) => t('receive.title', 'Receive')

/** Shows the active account's address as a QR code for wallets, with an amount if one is requested. */
export const receive: PluginFactory<ReceiveContract, 'session'> = /* @__PURE__ */ definePlugin(
  receiveContract,
  {
    dependsOn: [sessionContract],
    optionalDependsOn: [accountContract, portfolioContract],
    knownEvents: {},
    initialState: () => ({ draft: undefined, asked: undefined }),
    views: {
      WalletReceive: viewOfNetwork,
      WalletReceiveAmount: viewOfNetwork,
      WalletReceiveSelectToken: { ...view, needs: { connection: true } },
    },
    setup(ctx) {
      ctx.fill(accountActions, {
        id: 'receive',
        order: 30,
        label,
        icon: 'qr',
        run() {
          // Clears the amount of the previous opening.
          ctx.state.assign({ draft: undefined, asked: undefined })
          ctx.router.push('WalletReceive')
        },
        preload: () => ctx.router.preload('WalletReceive'),
      })
      return {}
    },
  },
)
