import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, navigation, type PluginFactory } from '@latchkey/kernel'
import { headerActions } from '@latchkey/modal/contract'
import { sessionContract, visibleWallets } from '@latchkey/session/contract'
import { checkOptions } from '#check-options'
import { type ConnectContract, connectContract, type RecentWallet } from './contract'
import { excludeWallets } from './exclude-wallets'
import { aboutWalletTitle, allWalletsTitle, connectTitle, getWalletTitle, whatIsAWalletTitle } from './labels'
import type { ConnectOptions } from './options'
import { initialConnectState, withRecent } from './state'

const furtherViews = () => import('./views/further-views')
const relayViews = () => import('./views/relay-views')
const controller = () => import('./controller')
/** One view of a chunk. */
const from =
  <Code, Name extends keyof Code>(load: () => Promise<Code>, name: Name) =>
  async () => ({ default: (await load())[name] })

export const connect: PluginFactory<ConnectContract, 'session', ConnectOptions> =
  /* @__PURE__ */ definePlugin(connectContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract],
    optionNames: [
      'termsConditionsUrl',
      'privacyPolicyUrl',
      'customWallets',
      'featuredWalletIds',
      'excludeWalletIds',
      'allWallets',
      'connectorTypeOrder',
      'connectMethodsOrder',
      'collapseWallets',
    ],
    checkOptions,
    initialState: initialConnectState,
    persist: {
      version: 2,
      pick: ({ recent }) => ({ recent }),
      parse: async (stored) => (await import('./stored-state')).parseStored(stored),
    },
    views: {
      Connect: { title: connectTitle, load: () => import('./views/connect-view') },
      ConnectWallets: {
        title: connectTitle,
        load: from(furtherViews, 'ConnectWalletsView'),
      },
      ConnectingExternal: {
        title: connectTitle,
        load: from(furtherViews, 'ConnectingExternalView'),
      },
      ConnectingWalletConnect: {
        title: aboutWalletTitle,
        load: from(relayViews, 'ConnectingWalletConnectView'),
      },
      ConnectingWalletConnectBasic: {
        title: aboutWalletTitle,
        load: from(relayViews, 'ConnectingWalletConnectBasicView'),
      },
      AllWallets: { title: allWalletsTitle, load: () => import('./views/all-wallets-view') },
      Downloads: {
        title: aboutWalletTitle,
        load: from(furtherViews, 'DownloadsView'),
      },
      WhatIsAWallet: {
        title: whatIsAWalletTitle,
        load: from(furtherViews, 'WhatIsAWalletView'),
      },
      GetWallet: {
        title: getWalletTitle,
        load: from(furtherViews, 'GetWalletView'),
      },
    },
    setup(ctx, { excludeWalletIds = [] }) {
      const putFirst = (used: RecentWallet): void => {
        const recent = withRecent(ctx.state.get().recent, used)
        ctx.state.update((draft) => void Object.assign(draft, { recent }))
      }
      if (ctx.tryUse(cloudContract))
        ctx.state.update(({ directory }) => void Object.assign(directory, { status: 'idle' }))
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
        // What was paired is remembered by its own name, by whoever paired it.
        if (!silent && walletId !== 'walletConnect') putFirst({ id: walletId })
      })
      return {
        remember: (wallet) => putFirst({ id: wallet.id, wallet }),
        loadDirectory: async () => (await controller()).loadDirectory(ctx),
        loadMore: async () => (await controller()).loadMore(ctx),
        showCertified: async (certified) => (await controller()).showCertified(ctx, certified),
        search: async (query, signal) => (await controller()).search(ctx, query, signal),
      }
    },
  })
