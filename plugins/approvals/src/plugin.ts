import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { definePlugin, lazy, type PluginFactory } from '@latchkey/kernel'
import { modalContract } from '@latchkey/modal/contract'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { sessionContract } from '@latchkey/session/contract'
import { type ApprovalsContract, approvalsContract } from './contract'

const viewCode = () => import('./views/approve-transaction-view')

/**
 * Shows what a request to the embedded wallet does, above the wallet's buttons. Loads nothing before the
 * first request.
 */
export const approvals: PluginFactory<ApprovalsContract, 'session' | 'modal' | 'embeddedWallet'> =
  /* @__PURE__ */ definePlugin(approvalsContract, {
    initialState: () => ({ ended: undefined }),
    dependsOn: [sessionContract, modalContract, embeddedWalletContract],
    optionalDependsOn: [portfolioContract],
    knownEvents: {},
    views: {
      ApproveTransaction: {
        title: (t) => t('approvals.title', 'Review request'),
        load: async (ctx) => (await viewCode()).createApproveTransactionView(ctx),
      },
    },
    setup: () => ({}),
    start(ctx) {
      const load = lazy(async () => (await import('./controller')).createController(ctx))
      ctx.watch(
        embeddedWalletContract,
        ({ approvals }) => approvals,
        () => ctx.spawn(async () => (await load()).follow()),
      )
      ctx.events.on('embeddedWallet:request-refused', () => ctx.spawn(async () => (await load()).refuse()))
      ctx.events.on('embeddedWallet:request-done', (done) =>
        ctx.spawn(async () => (await load()).complete(done)),
      )
    },
  })
