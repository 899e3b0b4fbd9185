import { definePlugin, lazy, lazyApi, type PluginFactory, ViewLoadError } from '@latchkey/kernel'
import { optionChecks, warnOfNetworks } from '@latchkey/session/internal/check-options'
import { chainAdapters, connectors, type SessionContract, sessionContract } from './contract'
import { activeTarget, namespaceOf } from './contract/active-selectors'
import type { SessionState } from './contract/session-state'
import type { Controller } from './controller'
import { createConfiguredNetworks } from './network/configured-networks'
import type { SessionOptions } from './options'

const listCode = () => import('./wallets/sync-wallets')
const storedState = () => import('./storage/stored-state')
const controllerCode = () => import('./controller')

export const initialSessionState: SessionState = {
  restoreStatus: 'reading',
  connections: {},
  active: {},
  activeNamespace: undefined,
  networks: [],
  preferredNetworkIds: {},
  preferredAccountTypes: {},
  wallets: [],
  remembered: [],
}

/** The plugin `session`: connections, accounts, the active network and the sending of requests. Has no views. */
export const session: PluginFactory<SessionContract, never, SessionOptions> = /* @__PURE__ */ definePlugin(
  sessionContract,
  {
    required: true,
    ...optionChecks,
    initialState: ({ defaultNetwork }: SessionOptions) => ({
      ...initialSessionState,
      ...(defaultNetwork && {
        preferredNetworkIds: { [namespaceOf(defaultNetwork)]: defaultNetwork },
        activeNamespace: namespaceOf(defaultNetwork),
      }),
    }),
    persist: {
      version: 1,
      pick: ({
        remembered,
        active,
        activeNamespace,
        preferredNetworkIds,
        preferredAccountTypes,
        pendingPairing,
      }) => ({
        remembered,
        active,
        activeNamespace,
        preferredNetworkIds,
        preferredAccountTypes,
        pendingPairing,
      }),
      preload: storedState,
      parse: async (stored) => (await storedState()).parseStoredState(stored),
    },
    setup(ctx, options) {
      const { enableNetworkSwitch = true, allowUnsupportedChain = false } = options
      let controller: Controller | undefined
      // One shared promise, so that calls reach the controller in the order in which they were made.
      const load = lazy(async () => {
        // Also loads the code that stores state: a mobile browser may discard the page while the wallet app is open.
        const code = Promise.all([controllerCode(), ctx.rpc.preload()])
        const [{ createController }] = await code.catch((cause) => {
          throw new ViewLoadError('session', cause)
        })
        controller = createController(ctx, options)
        return controller
      })
      for (const connector of options.connectors ?? []) ctx.fill(connectors, connector)
      ctx.rpc.transport(async (request) => (await load()).transport(request))
      ctx.onReady(() => {
        warnOfNetworks(ctx, options)
        const appeared = new Set(ctx.items(connectors).map(({ id }) => id))
        let listing = false
        // A page without any connector does not load the code of the list.
        const list = (): void => {
          if (listing || !appeared.size) return
          listing = true
          ctx.spawn(async (signal) => (await listCode()).syncWallets(ctx, appeared, signal))
        }
        ctx.onItems(connectors, (_items, changedId) => {
          if (changedId !== undefined) appeared.add(changedId)
          list()
        })
        list()
        ctx.spawn(async () => {
          await ctx.state.restored()
          // On a first visit the controller is not loaded and no wallet is called.
          const { remembered, pendingPairing } = ctx.state.get()
          if (controller || pendingPairing || remembered.length) (await load()).restore()
          else ctx.state.assign({ restoreStatus: 'done' })
          ctx.state.subscribe((next, before) => {
            if (next.remembered !== before.remembered)
              ctx.spawn(async () => (await load()).syncWithOtherTabs())
          })
        })
      })
      return {
        ...lazyApi(load, [
          'connect',
          'disconnect',
          'switchNetwork',
          'activate',
          'preferAccountType',
          'preferredAccountTypes',
          'metadata',
        ]),
        ...createConfiguredNetworks(ctx),
        // Synchronous: without a loaded controller there is no connection, so there is no provider.
        provider: (connectionId, namespace) => controller?.provider(connectionId, namespace),
        active: (namespace) => activeTarget(ctx.state.get(), namespace),
        adapter: (namespace) => ctx.items(chainAdapters).find((one) => one.namespace === namespace),
        policy: { enableNetworkSwitch, allowUnsupportedChain },
      }
    },
  },
)
