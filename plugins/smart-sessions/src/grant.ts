import { outcomeAfterFailure } from '@latchkey/session/contract'
import type { SigningSteps } from '@latchkey/session/signed-request'
import type { SessionsApi } from './api/sessions-api'
import { createPermissionWallet, wireRequest } from './api/wallet'
import type { GrantAttempt, GrantedPermissions } from './contract'
import { SmartSessionServiceError } from './errors'
import type { AllKeptGrants } from './kept-grants'
import type { SessionsContext } from './sessions-context'

type Steps = SigningSteps<GrantedPermissions>
type Grant = (attempt: GrantAttempt, steps: Steps) => Promise<GrantedPermissions>

/** Lets the wallet grant and the service record. If the service fails, a retry does not ask the wallet again. */
export function createGrant(
  ctx: SessionsContext,
  api: SessionsApi,
  { unrecorded, unanswered }: AllKeptGrants,
): Grant {
  const wallet = createPermissionWallet(ctx)
  /** Grants of attempts that the service has not recorded yet. */
  const kept = new WeakMap<GrantAttempt, GrantedPermissions>()
  const askWallet = async (
    { request, target }: GrantAttempt,
    ask: Steps['ask'],
  ): Promise<GrantedPermissions> => {
    await wallet.prepare(target, request.permissions)
    const account = { networkId: target.networkId, address: target.account.address }
    const { id, key } = await api
      .begin(account, wireRequest(request, target), ctx.signal)
      .catch((error: unknown) => {
        throw new SmartSessionServiceError('begin', error)
      })
    const asked = { id, ...account, expiry: request.expiry }
    return wallet.grant(id, wireRequest(request, target, key), target, (send) =>
      ask(async () => {
        // The page may be reloaded before the wallet answers.
        // control: unanswered-grant-lost-over-a-reload
        await unanswered.add(asked)
        try {
          return await send()
        } catch (error) {
          const outcome = outcomeAfterFailure(error)
          if (outcome === 'declined' || outcome === 'refused') await unanswered.remove((one) => one.id === id)
          throw error
        }
      }),
    )
  }
  return async (attempt, { ask, telling }) => {
    // control: granted-twice
    const granted = kept.get(attempt) ?? (await askWallet(attempt, ask))
    kept.set(attempt, granted)
    // control: grant-lost-over-a-reload
    await unrecorded.add(granted)
    await unanswered.remove(({ id }) => id === granted.id)
    telling()
    await api.activate(granted, ctx.signal).catch((error: unknown) => {
      throw new SmartSessionServiceError('record', error)
    })
    return granted
  }
}
