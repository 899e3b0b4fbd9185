import { sessionContract } from '@latchkey/session/contract'
import { checkRequest } from './api/check-request'
import { type SmartSession, type SmartSessionsApi, sessionsKey } from './contract'
import { SmartSessionListError, SmartSessionsUnsupportedError, SmartSessionUnknownError } from './errors'
import type { SessionActions } from './session-actions'
import type { SessionsContext } from './sessions-context'
import { statusOf } from './status-of'

export function createApi(ctx: SessionsContext, actions: SessionActions): SmartSessionsApi {
  const demandTarget = () => {
    const target = ctx.use(sessionContract).active('eip155')
    if (!target) throw new SmartSessionsUnsupportedError()
    return target
  }
  const list = async (): Promise<readonly SmartSession[]> => {
    const target = demandTarget()
    let failure: unknown
    await actions.load(target, {
      force: true,
      skipPause: true,
      onError: (error) => {
        failure = error
      },
    })
    const entry = ctx.state.get().lists[sessionsKey(target.networkId, target.account.address)]
    if (failure !== undefined || entry?.status !== 'known')
      throw failure instanceof SmartSessionListError ? failure : new SmartSessionListError(failure)
    return entry.sessions
  }
  return {
    list,
    async grantPermissions(given) {
      const request = checkRequest(given, ctx.clock.now())
      const attempt = actions.beginGrant({ request, target: demandTarget() })
      return ctx.router.ask('SmartSessionRequest', attempt)
    },
    async revokePermissions({ id }) {
      const target = demandTarget()
      const session = (await list()).find((one) => one.id === id)
      if (!session || statusOf(session, ctx.clock.now()) !== 'active') throw new SmartSessionUnknownError(id)
      await ctx.router.ask('SmartSessionRevoke', actions.beginRevocation({ session, target }))
    },
  }
}
