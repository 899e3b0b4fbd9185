import { accountActions } from '@latchkey/account/contract'
import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, type Label, lazyApi, lazyPerInstance, type PluginFactory } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { knownEvents } from '@latchkey/smart-sessions/internal/known-events'
import { type SessionsContext, type SmartSessionsContract, smartSessionsContract } from './contract'

/** Views and behaviour share one chunk, which also has the titles. */
const code = () => import('./lazy')
// Needed before the views are loaded.
const label: Label = (t) => t('smart-sessions.title', 'Smart sessions')
const needs = { connection: ['eip155'] }

/** Lets sites' keys act for an account within limits that its wallet has signed (ERC-7715). */
export const smartSessions: PluginFactory<SmartSessionsContract, 'session' | 'cloud'> = () => {
  // A wallet may have a request of an earlier run.
  const actionsOf = lazyPerInstance(async (ctx: SessionsContext) => (await code()).createSessionActions(ctx))
  const view = {
    load: async (ctx: SessionsContext) => (await code()).createViews(await actionsOf(ctx)),
  }
  return definePlugin(smartSessionsContract, {
    dependsOn: [sessionContract, cloudContract],
    knownEvents,
    initialState: () => ({ lists: {} }),
    views: {
      SmartSessionList: { ...view, needs },
      SmartSessionDetails: { ...view, needs },
      SmartSessionRequest: view,
      SmartSessionCreated: view,
      SmartSessionRevoke: view,
    },
    setup(ctx) {
      const api = async () => (await code()).createApi(ctx, await actionsOf(ctx))
      ctx.fill(accountActions, {
        id: 'smartSessions',
        order: 60,
        label,
        icon: 'key',
        when: ({ activeNamespace }) => activeNamespace === 'eip155',
        run: () => ctx.router.push('SmartSessionList'),
        preload: () => ctx.router.preload('SmartSessionList'),
      })
      return lazyApi(api, ['grantPermissions', 'revokePermissions', 'list'])
    },
  })()
}
