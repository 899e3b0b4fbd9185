import { accountActions } from '@latchkey/account/contract'
import { definePlugin, type Label, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { type TipsContract, tipsContract } from './contract'

const tipsTitle: Label = (t) => t('acme-tips.title', 'Leave a tip')

export const tips: PluginFactory<TipsContract, 'session'> = /* @__PURE__ */ definePlugin(tipsContract, {
  dependsOn: [sessionContract],
  initialState: () => ({ given: 0 }),
  views: { 'acme/Tips': { title: tipsTitle, load: () => import('./tips-view') } },
  setup(ctx) {
    ctx.fill(accountActions, {
      id: 'acme/tips',
      order: 90,
      label: tipsTitle,
      run: () => ctx.router.push('acme/Tips'),
    })
    return {
      give(coins) {
        ctx.state.update((draft) => {
          draft.given += coins
        })
        ctx.events.emit('acme/tips:given', { coins })
      },
    }
  },
})
