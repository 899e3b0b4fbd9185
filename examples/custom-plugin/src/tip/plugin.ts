import { accountActions } from '@latchkey/account/contract'
import { definePlugin, type Label, lazy, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { type TipContract, tipContract } from './contract'

export interface TipOptions {
  /** The EVM address that gets the tips. Without it the user enters one. */
  readonly receiver?: string
}

// The texts that are needed before a view is loaded; the views bring the others.
const title: Label = (t) => t('acme-tip.title', 'Leave a tip')
const sendingTitle: Label = (t) => t('acme-tip.sending-title', 'Sending your tip')

export const tip: PluginFactory<TipContract, 'session', TipOptions> = /* @__PURE__ */ definePlugin(
  tipContract,
  {
    dependsOn: [sessionContract],
    knownOptions: ['receiver'],
    initialState: () => ({ draft: undefined, balances: {} }),
    views: {
      'acme/Tip': { title, needs: { connection: ['eip155'] }, load: () => import('./views/tip-view') },
      'acme/TipRequest': { title: sendingTitle, load: () => import('./views/tip-request-view') },
    },
    setup(ctx, { receiver }: TipOptions) {
      const controller = lazy(async () => (await import('./controller')).createController(ctx))
      ctx.fill(accountActions, {
        id: 'acme/tip',
        order: 90,
        label: title,
        run: () => ctx.router.push('acme/Tip'),
      })
      return {
        receiver,
        saveDraft: (draft) => ctx.state.assign({ draft }),
        loadBalance: async (target) => (await controller()).loadBalance(target),
        send: async (given) => (await controller()).send(given),
        follow: async (...given) => (await controller()).follow(...given),
      }
    },
  },
)
