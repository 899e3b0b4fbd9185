import { accountActions } from '@latchkey/account/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { knownEvents } from '@latchkey/send/internal/known-events'
import { namespaceOf } from '@latchkey/session/caip'
import { activeTargetKey, sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { type SendContext, type SendContract, sendContract } from './contract'
import { sendNamespaces, sendsIn } from './send-namespaces'
import { emptyDraft } from './state'

/** The views share one chunk, which also has their titles. */
const code = () => import('./lazy')
const view = {
  load: (ctx: SendContext) => code().then((views) => views.createViews(ctx)),
}
// Needed before the views are loaded.
const label: Label = (t) => t('send.title', 'Send')

/** Sends the native currency and tokens from the active account. */
export const send: PluginFactory<SendContract, 'transactions' | 'portfolio' | 'session'> =
  /* @__PURE__ */ definePlugin(sendContract, {
    dependsOn: [sessionContract, portfolioContract, transactionsContract],
    knownEvents,
    initialState: () => ({ draft: emptyDraft, recent: [] }),
    persist: {
      version: 1,
      pick: ({ recent }) => recent[0] && { recent },
      parse: (stored) => import('./recent-receivers').then((recent) => recent.parseRecent(stored)),
    },
    views: {
      WalletSend: {
        ...view,
        needs({ networkId = '' } = {}) {
          const namespace = namespaceOf(networkId)
          return { connection: sendsIn(namespace) ? [namespace] : sendNamespaces }
        },
      },
      WalletSendSelectToken: { ...view, needs: { connection: sendNamespaces } },
      WalletSendPreview: view,
      WalletSendConfirmed: view,
    },
    setup(ctx) {
      ctx.fill(accountActions, {
        id: 'send',
        order: 40,
        label,
        icon: 'send',
        run: () => ctx.router.push('WalletSend'),
        preload: () => ctx.router.preload('WalletSend'),
      })
      return {}
    },
    start(ctx) {
      ctx.watch(sessionContract, activeTargetKey, () => ctx.state.assign({ draft: emptyDraft }))
    },
  })
