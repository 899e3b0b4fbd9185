import { sessionContract } from '@latchkey/session/contract'
import type { SignedRequest } from '@latchkey/session/requests'
import { checkRequest } from './api/check-request'
import { type SessionsContext, type SmartSession, type SmartSessionsApi, sessionsKey } from './contract'
import { SmartSessionListError, SmartSessionsUnsupportedError, SmartSessionUnknownError } from './errors'
import { type SessionActions, statusOf } from './session-actions'

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
      throw failure instanceof SmartSessionListError ? failure : new SmartSessionListError({ cause: failure })
    return entry.sessions
  }
  return {
    list,
    async grantPermissions(given) {
      const request = checkRequest(given, ctx.clock.now())
      const attempt = actions.beginGrant({ request, target: demandTarget() })
      return untilEnd(ctx.router.ask('SmartSessionRequest', attempt), actions.grantOf(attempt))
    },
    async revokePermissions({ id }) {
      const target = demandTarget()
      const session = (await list()).find((one) => one.id === id)
      if (!session || statusOf(session, ctx.clock.now()) !== 'active') throw new SmartSessionUnknownError(id)
      const attempt = actions.beginRevocation({ session, target })
      await untilEnd(ctx.router.ask('SmartSessionRevoke', attempt), actions.revocationOf(attempt))
    },
  }
}

/** Ends as the view does. Left while the wallet has the request, perhaps for another caller, it ends as the request does. */
function untilEnd<Result>(
  shown: Promise<Result>,
  request: SignedRequest<Result> | undefined,
): Promise<Result> {
  return shown.catch((error: unknown) => request?.end() ?? Promise.reject(error))
}
