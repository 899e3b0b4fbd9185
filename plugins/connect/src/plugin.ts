import { cloudContract } from '@latchkey/cloud/contract'
import { optionChecks } from '@latchkey/connect/internal/check-options'
import { definePlugin, type Label, lazy, type PluginFactory, redirects, viewNeeds } from '@latchkey/kernel'
import { headerActions } from '@latchkey/modal/contract'
import {
  beforeConnect,
  type SessionContract,
  sessionContract,
  walletFilters,
} from '@latchkey/session/contract'
import {
  type ConnectContext,
  type ConnectContract,
  type ConnectOptions,
  type ConnectState,
  connectContract,
  type DirectoryState,
} from './contract'
import { isDirectoryId, matchesAnyId } from './directory/wallet-ids'

const storedState = () => import('./stored-state')
const connectView = () => import('./wallet-list/load-connect-views')
const directoryList = () => import('./wallet-list/directory-list')
const connectingCode = () => import('./lazy')
const connectingViews = async () => (await connectingCode()).views
const pairingViews = async () => (await (await connectingCode()).relayViews()).views

interface NamedArguments {
  readonly namespace?: string | undefined
  readonly name?: string
  readonly wallet?: { readonly name: string }
}

/** The name of the wallet in the arguments of the view, else a general title. */
export const connectTitle: Label<NamedArguments | undefined> = (t, args) =>
  args?.name ?? args?.wallet?.name ?? t('connect.title', 'Connect wallet')
export const whatIsAWalletTitle: Label = (t) => t('connect.what-is-a-wallet', 'What is a wallet?')

const listView = {
  title: connectTitle,
  async load(ctx: ConnectContext) {
    const cloud = ctx.use(cloudContract)
    // With a directory the list needs that chunk in any case, so it is fetched at the same time.
    if (cloud?.projectId) void Promise.allSettled([directoryList(), cloud.preload()])
    return (await connectView()).loadConnectViews(ctx, directoryList)
  },
}

/** The wallet list, connecting and pairing. Needs `session()`. */
export const connect: PluginFactory<ConnectContract, 'session', ConnectOptions> =
  /* @__PURE__ */ definePlugin(connectContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract],
    ...optionChecks,
    initialState: initialConnectState,
    persist: {
      version: 2,
      pick: ({ recent, pairingWallet }) => ({ recent, pairingWallet }),
      preload: storedState,
      parse: async (stored) => (await storedState()).parseStored(stored),
    },
    views: {
      Connect: listView,
      ConnectWallets: listView,
      ConnectingExternal: { title: connectTitle, load: connectingViews },
      ConnectingMultiChain: { title: connectTitle, load: connectingViews },
      ConnectingWalletConnect: { title: connectTitle, load: pairingViews },
      ConnectingWalletConnectBasic: { title: connectTitle, load: pairingViews },
      AllWallets: { load: pairingViews },
      Downloads: { title: connectTitle, load: connectingViews },
      WhatIsAWallet: { title: whatIsAWalletTitle, load: connectingViews },
      GetWallet: { load: connectingViews },
    },
    setup(ctx, { excludeWalletIds = [] }) {
      // Kept, because a second import takes a task of the browser even if the code is there. What is asked for meanwhile
      // would then come after a view that another plugin shows.
      const connecting = lazy(connectingCode)
      const directory = lazy(async () =>
        (await directoryList()).createWalletDirectory(ctx, async (loadDirectory) =>
          (await connecting()).createDirectoryPager(ctx, loadDirectory),
        ),
      )
      const callDirectory = (method: 'loadDirectory' | 'identifyExcluded'): void =>
        void directory().then((all) => all[method](), releaseWallets)
      const changeDirectory = (parts: Partial<DirectoryState>): void =>
        ctx.state.assign({ directory: { ...ctx.state.get().directory, ...parts } })
      const releaseWallets = (): void => {
        changeDirectory({ isHoldingWallets: false })
        filter.update({})
      }
      // Without a project id there is no directory. The plugin `cloud` reports a missing id.
      if (ctx.use(cloudContract)?.projectId) {
        const isHolding = excludeWalletIds.some(isDirectoryId)
        changeDirectory({ status: 'idle', isHoldingWallets: isHolding })
        // Requests the directory in the click event, while the code of the list is being fetched.
        ctx.events.on('kernel:view-changed', ({ view }) => {
          if (view === 'Connect' || view === 'ConnectWallets') callDirectory('loadDirectory')
        })
      }
      ctx.fill(redirects, {
        id: 'connect',
        redirect: (to) => (to.view === undefined ? { view: 'Connect' } : to),
      })
      const filter = ctx.fill(walletFilters, {
        id: 'connect',
        hides(row) {
          if (!ctx.state.get().directory.isHoldingWallets) return matchesAnyId(row, excludeWalletIds)
          callDirectory('identifyExcluded')
          const { restoreStatus, connections } = ctx.read(sessionContract)
          // While connections are restored, and once there are some, no wallet is hidden.
          return restoreStatus === 'done' && !Object.keys(connections).length
        },
      })
      ctx.fill(viewNeeds, {
        id: 'connection',
        unmet: async (need: SessionContract['needs']['connection']) =>
          (await connecting()).unmetConnection(ctx, need),
      })
      ctx.fill(headerActions, {
        id: 'connect-help',
        view: 'Connect',
        label: whatIsAWalletTitle,
        icon: 'help',
        run: () => ctx.router.push('WhatIsAWallet'),
      })
      ctx.events.on('session:connected', (connected) => {
        // Most silent reconnects change nothing, so they load no code.
        if (!connected.silent || ctx.state.get().pairingWallet)
          void directory().then((all) => all.rememberConnected(connected), ctx.report)
      })
      ctx.protect(beforeConnect, () => ({
        kind: ctx.state.get().consent === 'needed' ? 'refuse' : 'allow',
        reason: 'NO_CONSENT',
      }))
      return {
        directory,
        setConsent: (given) => ctx.state.assign({ consent: given ? 'given' : 'needed' }),
      }
    },
  })

export function initialConnectState(options: ConnectOptions): ConnectState {
  return {
    options,
    recent: [],
    directory: { status: 'absent', count: 0, featured: [], recommended: [], excluded: [] },
    directoryPages: { status: 'idle', count: 0, wallets: [], pages: 0, certified: false },
    consent: options.legalCheckbox ? 'needed' : 'not-needed',
    scrollPosition: undefined,
  }
}
