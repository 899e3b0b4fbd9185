import { beforeClose, definePlugin, lazy, lazyApi, type PluginFactory, redirects } from '@latchkey/kernel'
import { activeTarget, sessionContract, signInSources } from '@latchkey/session/contract'
import { optionChecks } from '@latchkey/siwx/internal/check-options'
import { type SiwxApi, type SiwxContract, type SiwxState, siwxContract } from './contract'
import { refuseTwoConfigurations, type SiwxOptions } from './options'

const code = () => import('./lazy')
/** The sign-in screen, which is registered under two names. */
const view = { load: async () => (await code()).views, needs: { connection: true } } as const

/** Creates the plugin that signs users in with their wallet (EIP-4361, CAIP-122). */
export const siwx: PluginFactory<SiwxContract, 'session', SiwxOptions> = /* @__PURE__ */ definePlugin(
  siwxContract,
  {
    dependsOn: [sessionContract],
    ...optionChecks,
    checkOptions(options, plugins) {
      optionChecks.checkOptions?.(options, plugins)
      refuseTwoConfigurations(options)
    },
    initialState: () => initialSiwxState,
    persist: {
      version: 1,
      // Without a session `null` is stored, because other tabs are notified of stored values but not of removed ones.
      pick: ({ stored, isSignOutOwed, awaited }) => ({ stored: stored ?? null, isSignOutOwed, awaited }),
      parse: (stored) => import('./stored-session').then((session) => session.parseStored(stored)),
    },
    storage: ({ storage }) => storage,
    views: { SIWXSignMessage: view, ConnectingSiwe: view },
    setup(ctx, options) {
      let shown: string | undefined
      const controller = lazy(async () => {
        // Read from the storage while the code is loaded.
        const restored = ctx.state.restored()
        const { createController } = await import('./controller')
        await restored
        return createController(ctx, options, api, () => shown)
      })
      const api: SiwxApi = {
        session: () => controller.loaded()?.session(),
        ...lazyApi(controller, ['signIn', 'sign', 'signOut', 'cancel']),
        isRequired: () => options.siweConfig?.required ?? options.getRequired?.() ?? options.required ?? true,
      }
      if (options.siweConfig?.enabled === false) return api

      ctx.fill(signInSources, {
        id: 'siwx',
        ...lazyApi(controller, ['request', 'accept']),
      })
      // Before the controller has looked up the session, closing is always allowed.
      ctx.protect(beforeClose, (request) => controller.loaded()?.beforeClose(request) ?? { kind: 'allow' })
      ctx.fill(redirects, {
        id: 'siwx',
        redirect: (to, request) => controller.loaded()?.navigate(to, request) ?? to,
      })
      ctx.onReady(() => {
        const follow = (): void => {
          const loaded = controller.loaded()
          if (loaded) loaded.follow()
          else if (hasWork(ctx.state.get()) || activeTarget(ctx.read(sessionContract)))
            ctx.spawn(async () => (await controller()).follow())
        }
        ctx.watch(sessionContract, (state) => state, follow)
        ctx.state.subscribe(() => controller.loaded()?.stateChanged())
        ctx.events.on('kernel:view-changed', (changed) => {
          shown = changed.view
          controller.loaded()?.viewChanged()
        })
        ctx.events.on('session:connected', ({ silent }) => {
          const connectingView = shown
          if (!silent) ctx.spawn(async () => (await controller()).connected(connectingView))
        })
        ctx.spawn(async () => {
          await ctx.state.restored()
          follow()
        })
      })
      return api
    },
  },
)

export const initialSiwxState: SiwxState = {
  signIn: { status: 'disconnected' },
  stored: undefined,
  isSignOutOwed: false,
}

/** Whether the controller has to be loaded, because a session is stored or a sign-out is not confirmed. */
const hasWork = ({ stored, isSignOutOwed }: SiwxState): boolean => isSignOutOwed || stored !== undefined
