import { optionChecks } from '@latchkey/account/internal/check-options'
import { definePlugin, type PluginFactory, redirects } from '@latchkey/kernel'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { type AccountContract, type AccountOptions, accountContract } from './contract'

const code = () => import('./lazy')
/** All views are in one chunk, with their titles. */
const view = { load: async () => (await code()).views }

/** The account screen, wallets, accounts and networks. Needs `session()`. */
export const account: PluginFactory<AccountContract, 'session', AccountOptions> =
  /* @__PURE__ */ definePlugin(accountContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [portfolioContract],
    ...optionChecks,
    initialState: ({ walletFeaturesOrder = [] }) => ({ tab: '', networkPictures: {}, walletFeaturesOrder }),
    views: {
      Account: view,
      ProfileWallets: view,
      SwitchAddress: view,
      AccountSettings: view,
      Networks: view,
      SwitchNetwork: view,
      SwitchActiveChain: view,
      // Can be the first view that opens, so its title is needed before the chunk is loaded.
      UnsupportedChain: { ...view, title: (t) => t('account.switch', 'Switch network') },
      WalletCompatibleNetworks: view,
      WhatIsANetwork: view,
    },
    setup(ctx) {
      ctx.fill(redirects, {
        id: 'account',
        redirect: (to, { named }) =>
          !named && activeTarget(ctx.read(sessionContract)) ? { view: 'Account' } : to,
      })
      return {
        accountState: async (namespace) => (await code()).accountStateOf(ctx, namespace),
        chooseTab: (tab) => ctx.state.assign({ tab }),
      }
    },
    start(ctx) {
      const load = () => import('./networks/dialog-networks')
      // Connect does not need this code: its header shows no network, and closing it is never refused.
      ctx.router.onFirstOpen(
        async (view) => (await load()).setUpDialogNetworks(ctx, view),
        (view) => view !== 'Connect',
      )
      ctx.events.on('session:network-changed', ({ supported, silent }) => {
        if (!supported && !silent) ctx.spawn(async () => (await load()).openUnsupportedChain(ctx))
      })
    },
  })
