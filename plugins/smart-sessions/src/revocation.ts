import { isLatchkeyError } from '@latchkey/kernel'
import type { ActiveTarget } from '@latchkey/session/contract'
import { isNotDone, type SigningSteps } from '@latchkey/session/requests'
import type { SessionsApi } from './api/sessions-api'
import { createPermissionWallet } from './api/wallet'
import type { RevokeAttempt, SessionsContext, SmartSession } from './contract'
import { SmartSessionServiceError, SmartSessionUnconfirmedError } from './errors'

type Revoke = (attempt: RevokeAttempt, steps: SigningSteps<void>) => Promise<void>

/** Resolves when the service lists the session as revoked. Its response alone is not enough. */
export function createRevocation(
  ctx: SessionsContext,
  api: SessionsApi,
  readList: (target: ActiveTarget) => Promise<readonly SmartSession[]>,
): Revoke {
  const wallet = createPermissionWallet(ctx)
  /** Those of requests that may have been lost, by the id of the session. */
  const signatures = new Map<string, string>()
  return async ({ session, target }, { ask, telling, unconfirmed }) => {
    const signature = signatures.get(session.id) ?? (await wallet.revoke(session, target, ask))
    signatures.set(session.id, signature)
    telling()
    const failure = await api.revoke(session, signature, ctx.signal).then(
      () => undefined,
      (error: unknown) => error,
    )
    /** Whether an answer was lost, until the user looks again. */
    let mayBeUnderWay = failure !== undefined && !isNotDone(failure)
    const look = async (): Promise<void> => {
      const found = await readList(target).catch(() => undefined)
      const isRevoked = found?.some(({ id, revokedAtMs }) => id === session.id && revokedAtMs !== undefined)
      if (isRevoked || isRefused(failure)) signatures.delete(session.id)
      if (isRevoked) return
      // The service may still be at it while the list is read the first time. What the list shows when the user looks counts.
      const isOpen = found ? mayBeUnderWay : !isNotDone(failure)
      mayBeUnderWay = false
      if (isOpen) throw unconfirmed(new SmartSessionUnconfirmedError({ cause: failure }), look)
      throw new SmartSessionServiceError('revoke', failure)
    }
    return look()
  }
}

/** Time-out and too many requests, in HTTP: the service has not looked at the request. */
const NOT_READ: readonly unknown[] = [408, 429]

/** Whether the service refused the signature, so that it would refuse it again. */
function isRefused(failure: unknown): boolean {
  if (!isLatchkeyError(failure) || failure.code !== 'HTTP_STATUS') return false
  const status = Reflect.get(failure, 'status')
  return Number(status) < 500 && !NOT_READ.includes(status)
}
