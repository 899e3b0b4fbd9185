import { accountActions, accountContract } from '@latchkey/account/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { type ReceiveContract, receiveContract } from './contract'

// Needed before the view is loaded.
const title: Label = (t) => t('receive.title', 'Receive')

/** The user's address to be scanned, copied and shared. */
export const receive: PluginFactory<ReceiveContract, 'session'> = /* @__PURE__ */ definePlugin(
  receiveContract,
  {
    dependsOn: [sessionContract],
    optionalDependsOn: [accountContract],
    views: {
      WalletReceive: {
        title,
        load: () => import('./views/receive-view'),
        needs: { connection: true },
      },
    },
    setup(ctx) {
      ctx.fill(accountActions, {
        id: 'receive',
        order: 30,
        label: title,
        icon: 'qr',
        run: () => ctx.router.push('WalletReceive'),
      })
      return {}
    },
  },
)
