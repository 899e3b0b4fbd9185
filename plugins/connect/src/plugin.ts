import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, navigation, type PluginFactory } from '@latchkey/kernel'
import { headerActions } from '@latchkey/modal/contract'
import { sessionContract, visibleWallets } from '@latchkey/session/contract'
import { checkOptions, optionNames } from '#check-options'
import { type ConnectContract, connectContract, type RecentWallet } from './contract'
import type { Controller } from './controller'
import { excludeWallets } from './exclude-wallets'
import { allWalletsTitle, connectTitle, getWalletTitle, whatIsAWalletTitle } from './labels'
import type { ConnectOptions } from './options'
import { initialConnectState, withRecent } from './state'

const storedState = () => import('./stored-state')
const further = () => import('./views/further-views')
type Further = Awaited<ReturnType<typeof further>>
type Relay = Awaited<ReturnType<Further['relayViews']>>

/** A view of the first chunk, and of the one behind it. */
const view = <Name extends keyof Further, Title>(name: Name, title: Title) => ({
  title,
  load: async () => ({ default: (await further())[name] }),
})
const relayView = <Name extends keyof Relay, Title>(name: Name, title: Title) => ({
  title,
  load: async () => ({ default: (await (await further()).relayViews())[name] }),
})

export const connect: PluginFactory<ConnectContract, 'session', ConnectOptions> =
  /* @__PURE__ */ definePlugin(connectContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract],
    optionNames,
    checkOptions,
    initialState: initialConnectState,
    persist: {
      version: 2,
      pick: ({ recent }) => ({ recent }),
      parse: async (stored) => (await storedState()).parseStored(stored),
    },
    views: {
      Connect: { title: connectTitle, load: () => import('./views/connect-view') },
      ConnectWallets: view('ConnectWallets', connectTitle),
      ConnectingExternal: view('ConnectingExternal', connectTitle),
      ConnectingWalletConnect: relayView('ConnectingWalletConnect', connectTitle),
      ConnectingWalletConnectBasic: relayView('ConnectingWalletConnectBasic', connectTitle),
      AllWallets: relayView('AllWallets', allWalletsTitle),
      Downloads: view('Downloads', connectTitle),
      WhatIsAWallet: view('WhatIsAWallet', whatIsAWalletTitle),
      GetWallet: view('GetWallet', getWalletTitle),
    },
    setup(ctx, { excludeWalletIds = [] }) {
      let made: Promise<Controller> | undefined
      // One promise for all, so that calls reach the controller in the order in which they were made.
      const controller = (): Promise<Controller> => {
        made ??= further().then(
          ({ createController }) => createController(ctx),
          (cause) => {
            made = undefined
            throw cause
          },
        )
        return made
      }
      const putFirst = (used: RecentWallet): void =>
        ctx.state.assign({ recent: withRecent(ctx.state.get().recent, used) })
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
        loadDirectory: async () => (await controller()).loadDirectory(),
        loadMore: async () => (await controller()).loadMore(),
        showCertified: async (certified) => (await controller()).showCertified(certified),
        search: async (query, signal) => (await controller()).search(query, signal),
        keepPlace: (place) => ctx.state.assign({ place }),
      }
    },
  })
