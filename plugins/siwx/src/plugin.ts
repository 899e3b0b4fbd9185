import { beforeClose, definePlugin, lazy, navigation, type PluginFactory } from '@latchkey/kernel'
import { activeTarget, type SessionState, sessionContract, signInSources } from '@latchkey/session/contract'
import { optionChecks } from '#check-options'
import { type SiwxApi, type SiwxContract, siwxContract } from './contract'
import type { SiwxOptions } from './options'
import { initialSiwxState, isHeldView, isRequired, mustSignIn } from './state'

/** The screen under both of its names. */
const view = { load: () => import('./views/all-views'), needs: { connection: true } } as const

/** What signing in follows of the session. */
function accountKey(state: SessionState): string {
  const kept = state.remembered.map(({ connectorId, accounts }) => [connectorId, accounts])
  return JSON.stringify([activeTarget(state), kept, state.restoreStatus])
}

/** Signs users in with their wallet (EIP-4361, CAIP-122). */
export const siwx: PluginFactory<SiwxContract, 'session', SiwxOptions> = /* @__PURE__ */ definePlugin(
  siwxContract,
  {
    dependsOn: [sessionContract],
    ...optionChecks,
    initialState: () => initialSiwxState,
    persist: {
      version: 1,
      // Written where there is none, too: other tabs follow what is written, not what is removed.
      // control: siwx-signed-out-in-one-tab
      pick: ({ stored }) => ({ stored: stored ?? null }),
      parse: async (stored) => (await import('./stored-session')).parseStored(stored),
    },
    views: { SIWXSignMessage: view, ConnectingSiwe: view },
    setup(ctx, options) {
      let shown: string | undefined
      const controller = lazy(async () => {
        const [{ createController }] = await Promise.all([import('./controller'), ctx.restored()])
        return createController(ctx, options, () => shown)
      })
      const api: SiwxApi = {
        session: () => controller.loaded()?.session(),
        signIn: async () => (await controller()).signIn(),
        sign: async () => (await controller()).sign(),
        signOut: async () => (await controller()).signOut(),
        isRequired: () => isRequired(options),
        cancel: async () => (await controller()).cancel(),
      }
      if (options.siweConfig?.enabled === false) return api

      const mustStay = (): boolean => mustSignIn(ctx.state.get(), options)
      ctx.fill(signInSources, {
        id: 'siwx',
        request: async (attempt) => (await controller()).request(attempt),
        accept: async (proofs, attempt) => (await controller()).accept(proofs, attempt),
      })
      // control: siwx-closed-without-signing
      ctx.protect(beforeClose, ({ pluginId, view: closing }) =>
        pluginId !== 'siwx' && isHeldView(closing) && mustStay()
          ? { kind: 'refuse', reason: 'The user has to sign in' }
          : { kind: 'allow' },
      )
      // Who asked for a view gets its result, so that one opens; the screen then comes in front of it.
      ctx.tap(navigation, (to, { kind }) =>
        kind === 'ask' || isHeldView(to.view) || !mustStay() ? to : { view: 'SIWXSignMessage' },
      )
      ctx.onReady(() => {
        const follow = (): void => {
          const loaded = controller.loaded()
          if (loaded) loaded.follow()
          else if (ctx.state.get().stored || activeTarget(ctx.read(sessionContract)))
            ctx.spawn(async () => (await controller()).follow())
        }
        ctx.watch(sessionContract, accountKey, follow)
        ctx.state.subscribe(() => controller.loaded()?.storedChanged())
        ctx.events.on('kernel:view-changed', (changed) => {
          shown = changed.view
          controller.loaded()?.viewChanged()
        })
        ctx.events.on('session:connected', ({ silent }) => {
          if (!silent) ctx.spawn(async () => (await controller()).connected())
        })
        ctx.spawn(async () => {
          await ctx.restored()
          follow()
        })
      })
      return api
    },
  },
)
