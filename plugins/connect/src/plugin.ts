import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, lazy, navigation, type PluginFactory } from '@latchkey/kernel'
import { headerActions } from '@latchkey/modal/contract'
import { sessionContract, walletFilters } from '@latchkey/session/contract'
import { checkOptions, knownOptions } from '#check-options'
import type { ConnectContext } from './connect-context'
import { type ConnectContract, connectContract } from './contract'
import { isDirectoryId, matchesAnyId } from './directory/wallet-ids'
import { connectTitle, whatIsAWalletTitle } from './labels'
import type { ConnectOptions } from './options'
import { initialConnectState, withRecent } from './state'

const storedState = () => import('./stored-state')
const listing = () => import('./chunks/directory-list')
const further = () => import('./chunks/connecting-views')
const relay = async () => (await further()).relayViews()

const list = {
  title: connectTitle,
  async load(ctx: ConnectContext) {
    const cloud = ctx.tryUse(cloudContract)
    // With a directory the plain list is never enough: the rest is fetched in the same round.
    if (cloud?.projectId) void Promise.allSettled([listing(), cloud.preload()])
    return (await import('./chunks/connect-view-entry')).loadConnectViews(ctx)
  },
}

export const connect: PluginFactory<ConnectContract, 'session', ConnectOptions> =
  /* @__PURE__ */ definePlugin(connectContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract],
    knownOptions: knownOptions,
    checkOptions,
    initialState: initialConnectState,
    persist: {
      version: 2,
      pick: ({ recent, pairingWallet }) => ({ recent, pairingWallet }),
      preload: storedState,
      parse: async (stored) => (await storedState()).parseStored(stored),
    },
    views: {
      Connect: list,
      ConnectWallets: list,
      ConnectingExternal: { title: connectTitle, load: further },
      ConnectingMultiChain: { title: connectTitle, load: further },
      ConnectingWalletConnect: { title: connectTitle, load: relay },
      ConnectingWalletConnectBasic: { title: connectTitle, load: relay },
      AllWallets: { load: relay },
      Downloads: { title: connectTitle, load: further },
      WhatIsAWallet: { title: whatIsAWalletTitle, load: further },
      GetWallet: { load: further },
    },
    setup(ctx, { excludeWalletIds = [] }) {
      const lists = lazy(async () =>
        (await listing()).createWalletDirectory(ctx, async (loadDirectory) =>
          (await further()).createDirectoryPager(ctx, loadDirectory),
        ),
      )
      const ask = (what: 'loadDirectory' | 'identifyExcluded'): void =>
        void lists().then((all) => all[what](), release)
      const release = (): void => {
        ctx.state.update(({ directory }) => void Object.assign(directory, { isHoldingWallets: false }))
        hidden.update({})
      }
      // Without a project id there is no directory either: cloud has told so.
      if (ctx.tryUse(cloudContract)?.projectId) {
        const holds = excludeWalletIds.some(isDirectoryId)
        ctx.state.update(
          ({ directory }) => void Object.assign(directory, { status: 'idle', isHoldingWallets: holds }),
        )
        // In the task of the tap: the list's own code is fetched meanwhile.
        ctx.events.on('kernel:view-changed', ({ view }) => {
          if (view === 'Connect' || view === 'ConnectWallets') ask('loadDirectory')
        })
      }
      ctx.tap(navigation, (to) => (to.view === undefined ? { view: 'Connect' } : to))
      const hidden = ctx.fill(walletFilters, {
        id: 'connect',
        hides(row) {
          if (!ctx.state.get().directory.isHoldingWallets) return matchesAnyId(row, excludeWalletIds)
          ask('identifyExcluded')
          const { restoreStatus: resume, connections } = ctx.read(sessionContract)
          // Whose wallet comes back is not held up.
          return resume === 'done' && !Object.keys(connections).length
        },
      })
      ctx.fill(headerActions, {
        id: 'connect-help',
        view: 'Connect',
        label: whatIsAWalletTitle,
        icon: 'help',
        run: () => ctx.router.push('WhatIsAWallet'),
      })
      ctx.events.on('session:connected', ({ walletId, silent }) => {
        const { recent, pairingWallet } = ctx.state.get()
        // What was paired is remembered by its own name, by the view that paired it; or here, when its page is gone.
        const used = walletId === 'walletConnect' ? silent && pairingWallet : !silent && { id: walletId }
        if (used) ctx.state.assign({ recent: withRecent(recent, used), pairingWallet: undefined })
      })
      return { directory: lists }
    },
  })
