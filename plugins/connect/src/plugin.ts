import { definePlugin, navigation, type PluginFactory } from '@latchkey/kernel'
import { headerActions } from '@latchkey/modal/contract'
import { sessionContract, visibleWallets } from '@latchkey/session/contract'
import { checkOptions } from '#check-options'
import { type ConnectContract, connectContract } from './contract'
import { excludeWallets } from './exclude-wallets'
import { connectTitle, getWalletTitle, whatIsAWalletTitle } from './labels'
import type { ConnectOptions } from './options'
import { initialConnectState, parseStored, withRecent } from './state'

const furtherViews = () => import('./views/further-views')

export const connect: PluginFactory<ConnectContract, 'session', ConnectOptions> =
  /* @__PURE__ */ definePlugin(connectContract, {
    dependsOn: [sessionContract],
    optionNames: [
      'termsConditionsUrl',
      'privacyPolicyUrl',
      'customWallets',
      'excludeWalletIds',
      'connectMethodsOrder',
    ],
    checkOptions,
    initialState: initialConnectState,
    persist: {
      version: 1,
      pick: ({ recent }) => ({ recent }),
      parse: parseStored,
    },
    views: {
      Connect: { title: connectTitle, load: () => import('./views/connect-view') },
      ConnectingExternal: {
        title: connectTitle,
        load: async () => ({ default: (await furtherViews()).ConnectingExternalView }),
      },
      WhatIsAWallet: {
        title: whatIsAWalletTitle,
        load: async () => ({ default: (await furtherViews()).WhatIsAWalletView }),
      },
      GetWallet: {
        title: getWalletTitle,
        load: async () => ({ default: (await furtherViews()).GetWalletView }),
      },
    },
    setup(ctx, { excludeWalletIds = [] }) {
      ctx.tap(navigation, (to) => (to.view === undefined ? { view: 'Connect' } : to))
      ctx.tap(visibleWallets, (rows) => excludeWallets(rows, excludeWalletIds))
      ctx.fill(headerActions, {
        id: 'connect-help',
        view: 'Connect',
        label: whatIsAWalletTitle,
        icon: 'help',
        run: () => ctx.router.push('WhatIsAWallet'),
      })
      ctx.events.on('session:connected', ({ walletId, silent }) => {
        if (silent) return
        ctx.state.update((draft) => {
          draft.recent = withRecent(draft.recent, walletId)
        })
      })
      return {}
    },
  })
