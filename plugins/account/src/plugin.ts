import { definePlugin, navigation, type PluginFactory } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { type AccountContract, accountContract } from './contract'
import { accountTitle, networksTitle, switchTitle, whatIsANetworkTitle } from './labels'

export const account: PluginFactory<AccountContract, 'session'> = /* @__PURE__ */ definePlugin(
  accountContract,
  {
    dependsOn: [sessionContract],
    optionalDependsOn: [portfolioContract],
    views: {
      Account: { title: accountTitle, load: () => import('./views/account-view') },
      Networks: { title: networksTitle, load: () => import('./views/networks-view') },
      SwitchNetwork: { title: switchTitle, load: () => import('./views/switch-network-view') },
      UnsupportedChain: { title: switchTitle, load: () => import('./views/unsupported-chain-view') },
      WhatIsANetwork: { title: whatIsANetworkTitle, load: () => import('./views/what-is-a-network-view') },
    },
    setup(ctx) {
      ctx.tap(navigation, (to, { named }) =>
        !named && activeTarget(ctx.read(sessionContract)) ? { view: 'Account' } : to,
      )
      return {}
    },
    start(ctx) {
      const rules = () => import('./network-rules')
      // The first view to be shown brings the rules: before that there is nothing to close and no header.
      const stop = ctx.events.on('kernel:view-changed', ({ view }) => {
        stop()
        ctx.spawn(async () => (await rules()).attachNetworkRules(ctx, view))
      })
      ctx.events.on('session:network-changed', ({ supported, silent }) => {
        if (!supported && !silent) ctx.spawn(async () => (await rules()).leadToSupported(ctx))
      })
    },
  },
)
