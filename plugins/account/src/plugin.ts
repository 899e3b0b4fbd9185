import { definePlugin, navigation, type PluginFactory } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { type AccountContract, accountContract } from './contract'
import { accountTitle, networksTitle, switchTitle, whatIsANetworkTitle } from './labels'

const views = () => import('./views/all-views')

export const account: PluginFactory<AccountContract, 'session'> = /* @__PURE__ */ definePlugin(
  accountContract,
  {
    dependsOn: [sessionContract],
    optionalDependsOn: [portfolioContract],
    views: {
      Account: { title: accountTitle, load: views },
      Networks: { title: networksTitle, load: views },
      SwitchNetwork: { title: switchTitle, load: views },
      UnsupportedChain: { title: switchTitle, load: views },
      WhatIsANetwork: { title: whatIsANetworkTitle, load: views },
    },
    setup(ctx) {
      ctx.tap(navigation, (to, { named }) =>
        !named && activeTarget(ctx.read(sessionContract)) ? { view: 'Account' } : to,
      )
      return {}
    },
    start(ctx) {
      const rules = () => import('./network-rules')
      // The first view after the list brings the rules: before that nothing is kept open and no network is in the header.
      const bringRules = (): void => {
        const stop = ctx.events.on('kernel:view-changed', ({ view }) => {
          if (view === 'Connect') return
          stop()
          ctx.spawn(async () => {
            // Without a network they do not come; the next view asks for them again.
            const { attachNetworkRules } = await rules().catch((error: unknown) => {
              bringRules()
              throw error
            })
            attachNetworkRules(ctx, view)
          })
        })
      }
      bringRules()
      ctx.events.on('session:network-changed', ({ supported, silent }) => {
        if (!supported && !silent) ctx.spawn(async () => (await rules()).leadToSupported(ctx))
      })
    },
  },
)
