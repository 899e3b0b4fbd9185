import type { SigningSteps } from '@latchkey/session/signed-request'
import type { SessionsApi } from './api/sessions-api'
import { createPermissionWallet, wireRequest } from './api/wallet'
import type { GrantAttempt, GrantedPermissions } from './contract'
import { SmartSessionServiceError } from './errors'
import type { SessionsContext } from './sessions-context'
import type { UnrecordedGrants } from './unrecorded-grants'

type Grant = (attempt: GrantAttempt, steps: SigningSteps) => Promise<GrantedPermissions>

/** Lets the wallet grant and the service record. If the service fails, a retry does not ask the wallet again. */
export function createGrant(ctx: SessionsContext, api: SessionsApi, unrecorded: UnrecordedGrants): Grant {
  const wallet = createPermissionWallet(ctx)
  /** Grants of attempts that the service has not recorded yet. */
  const kept = new WeakMap<GrantAttempt, GrantedPermissions>()
  const askWallet = async (
    { request, target }: GrantAttempt,
    ask: SigningSteps['ask'],
  ): Promise<GrantedPermissions> => {
    await wallet.prepare(target, request.permissions)
    const account = { networkId: target.networkId, address: target.account.address }
    const { id, key } = await api
      .begin(account, wireRequest(request, target), ctx.signal)
      .catch((error: unknown) => {
        throw new SmartSessionServiceError('begin', error)
      })
    return wallet.grant(id, wireRequest(request, target, key), target, ask)
  }
  return async (attempt, { ask, telling }) => {
    // control: granted-twice
    const granted = kept.get(attempt) ?? (await askWallet(attempt, ask))
    kept.set(attempt, granted)
    // control: grant-lost-over-a-reload
    await unrecorded.add(granted)
    telling()
    await api.activate(granted, ctx.signal).catch((error: unknown) => {
      throw new SmartSessionServiceError('record', error)
    })
    return granted
  }
}
