import { finishAndShow, isLatchkeyError, labelsOf } from '@latchkey/kernel'
import { createFollowedRequest, type FollowedRequest } from '@latchkey/kernel/async'
import { createQueries, type QueryEntries } from '@latchkey/kernel/queries'
import type { ActiveTarget } from '@latchkey/session/contract'
import { createSessionsApi, type SessionAccount, type SessionsApi } from './api/sessions-api'
import { createPermissionWallet, wireRequest } from './api/wallet'
import {
  type GrantAttempt,
  type GrantedPermissions,
  type RevokeAttempt,
  type SessionList,
  type SmartSession,
  type SmartSessionsState,
  sessionsKey,
} from './contract'
import { copy } from './copy/copy'
import { SmartSessionListError, SmartSessionServiceError } from './errors'
import type { SessionsContext } from './sessions-context'
import { keepUnrecorded, type UnrecordedGrants } from './unrecorded-grants'

const labelOf = labelsOf(copy)

const LIST_STALE_MS = 30_000

/** The wallet has responded, and the request to the service is pending. */
export type SessionStep = 'telling-service'

export interface ReadOptions {
  readonly signal?: AbortSignal
  readonly force?: boolean
  /** Whether the user retries after a failure. */
  readonly skipPause?: boolean
  readonly onError?: (error: unknown) => void
}

/** The actions of one instance's views. */
export interface SessionActions {
  /** Reads the list of an account. Never rejects: the result is in the state. */
  load(target: ActiveTarget, options?: ReadOptions): Promise<void>
  /**
   * Asks once per attempt, because the wallet's own view may cover the request's view meanwhile. If the
   * service fails the grant is kept, so that a retry does not ask the wallet again.
   */
  grant(
    attempt: GrantAttempt,
    signal: AbortSignal,
    onStep: (step: SessionStep) => void,
  ): Promise<GrantedPermissions>
  revoke(attempt: RevokeAttempt, signal: AbortSignal, onStep: (step: SessionStep) => void): Promise<void>
  /** Whether the user has confirmed the revocation and it has not failed. */
  isRevoking(attempt: RevokeAttempt): boolean
  /** Resolves the `ask` that requested the grant, and shows it. */
  showCreated(granted: GrantedPermissions): void
}

export function createSessionActions(ctx: SessionsContext): SessionActions {
  const api = createSessionsApi(ctx)
  const lists = createQueries(ctx, {
    entries: (state: SmartSessionsState): QueryEntries<SessionList> => state.lists,
    assign: (entries) => ({ lists: entries }),
    staleMs: LIST_STALE_MS,
  })
  const grants = new WeakMap<GrantAttempt, FollowedRequest<GrantedPermissions, SessionStep>>()
  const revocations = new WeakMap<RevokeAttempt, FollowedRequest<void, SessionStep>>()
  const unrecorded = keepUnrecorded(ctx)
  const grant = createGrant(ctx, api, unrecorded)
  const revoke = createRevocation(ctx, api, (target) => read(target, { force: true, skipPause: true }))

  const read = async (target: ActiveTarget, options: ReadOptions = {}): Promise<readonly SmartSession[]> => {
    const { networkId, account } = target
    const { onError, ...rest } = options
    let failure: unknown
    let sessions: readonly SmartSession[] | undefined
    await lists.fetch(sessionsKey(networkId, account.address), {
      ...rest,
      async read({ signal }) {
        try {
          const list = await readList(api, unrecorded, { networkId, address: account.address }, signal)
          sessions = list.sessions
          return list
        } catch (error) {
          throw signal.aborted ? error : new SmartSessionListError(error)
        }
      },
      onError(error) {
        failure = error
        onError?.(error)
      },
    })
    if (failure !== undefined) throw failure
    const entry = lists.get(sessionsKey(networkId, account.address))
    return sessions ?? (entry?.status === 'known' ? entry.sessions : [])
  }
  const load: SessionActions['load'] = (target, options) =>
    read(target, { onError: ctx.report, ...options }).then(
      () => undefined,
      () => undefined,
    )

  const followGrant = (attempt: GrantAttempt): FollowedRequest<GrantedPermissions, SessionStep> => {
    const followed = createFollowedRequest<GrantedPermissions, SessionStep>((onStep) =>
      grant(attempt, onStep),
    )
    grants.set(attempt, followed)
    followed.result.then(
      (granted) => {
        ctx.events.emit('smartSessions:granted', { granted })
        if (!followed.isFollowed()) notify(ctx, 'success', 'SMART_SESSION_CREATED', 'created')
        ctx.spawn(() => load(attempt.target, { force: true, skipPause: true }))
      },
      () => grants.delete(attempt),
    )
    return followed
  }
  const followRevocation = (attempt: RevokeAttempt): FollowedRequest<void, SessionStep> => {
    const followed = createFollowedRequest<void, SessionStep>((onStep) => revoke(attempt, onStep))
    revocations.set(attempt, followed)
    followed.result.then(
      () => {
        ctx.events.emit('smartSessions:revoked', { id: attempt.session.id })
        if (!followed.isFollowed()) notify(ctx, 'success', 'SMART_SESSION_REVOKED', 'revoked-notice')
      },
      (error: unknown) => {
        revocations.delete(attempt)
        const isDeclined = isLatchkeyError(error) && error.code === 'USER_REJECTED'
        if (!followed.isFollowed() && !isDeclined)
          notify(ctx, 'error', 'SMART_SESSION_NOT_REVOKED', 'revoke-failed')
      },
    )
    return followed
  }

  return {
    load,
    grant: (attempt, signal, onStep) => (grants.get(attempt) ?? followGrant(attempt)).follow(signal, onStep),
    revoke: (attempt, signal, onStep) =>
      (revocations.get(attempt) ?? followRevocation(attempt)).follow(signal, onStep),
    isRevoking: (attempt) => revocations.has(attempt),
    showCreated: (granted) =>
      finishAndShow(ctx, granted, (method) => ctx.router[method]('SmartSessionCreated', granted)),
  }
}

/** Reads the list, after recording the grants that failed to be recorded before. */
async function readList(
  api: SessionsApi,
  unrecorded: UnrecordedGrants,
  account: SessionAccount,
  signal: AbortSignal,
): Promise<SessionList> {
  const sessions = await api.list(account, signal)
  const missing = await unrecorded.missing(account, sessions)
  if (missing.length === 0) return { sessions }
  await Promise.allSettled(missing.map((granted) => api.activate(granted, signal)))
  const after = await api.list(account, signal)
  // control: recorded-on-its-word
  const left = await unrecorded.missing(account, after)
  return left.length === 0 ? { sessions: after } : { sessions: after, unrecorded: left.length }
}

type Grant = (attempt: GrantAttempt, onStep: (step: SessionStep) => void) => Promise<GrantedPermissions>

function createGrant(ctx: SessionsContext, api: SessionsApi, unrecorded: UnrecordedGrants): Grant {
  const wallet = createPermissionWallet(ctx)
  /** Grants of attempts that the service has not recorded yet. */
  const kept = new WeakMap<GrantAttempt, GrantedPermissions>()
  const askWallet = async ({ request, target }: GrantAttempt): Promise<GrantedPermissions> => {
    await wallet.prepare(target, request.permissions)
    const account = { networkId: target.networkId, address: target.account.address }
    const { id, key } = await api
      .begin(account, wireRequest(request, target), ctx.signal)
      .catch((error: unknown) => {
        throw new SmartSessionServiceError('begin', error)
      })
    return wallet.grant(id, wireRequest(request, target, key), target)
  }
  return async (attempt, onStep) => {
    // control: granted-twice
    const granted = kept.get(attempt) ?? (await askWallet(attempt))
    kept.set(attempt, granted)
    // control: grant-lost-over-a-reload
    await unrecorded.add(granted)
    onStep('telling-service')
    await api.activate(granted, ctx.signal).catch((error: unknown) => {
      throw new SmartSessionServiceError('record', error)
    })
    return granted
  }
}

type Revoke = (attempt: RevokeAttempt, onStep: (step: SessionStep) => void) => Promise<void>

/** Resolves when the service lists the session as revoked. Its response alone is not enough. */
function createRevocation(
  ctx: SessionsContext,
  api: SessionsApi,
  readList: (target: ActiveTarget) => Promise<readonly SmartSession[]>,
): Revoke {
  const wallet = createPermissionWallet(ctx)
  /** Those of requests that may have been lost, by the id of the session. */
  const signatures = new Map<string, string>()
  return async ({ session, target }, onStep) => {
    const signature = signatures.get(session.id) ?? (await wallet.revoke(session, target))
    signatures.set(session.id, signature)
    onStep('telling-service')
    const failure = await api.revoke(session, signature, ctx.signal).then(
      () => undefined,
      (error: unknown) => error,
    )
    const found = await readList(target).catch(() => [])
    // control: revoked-on-its-word
    const isRevoked = found.some(({ id, revokedAtMs }) => id === session.id && revokedAtMs !== undefined)
    // control: refused-signature-kept
    if (isRevoked || isRefused(failure)) signatures.delete(session.id)
    if (!isRevoked) throw new SmartSessionServiceError('revoke', failure)
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

/** Shows a notice if the view was left during the wallet request. */
function notify(
  ctx: SessionsContext,
  variant: 'success' | 'error',
  code: string,
  key: 'created' | 'revoked-notice' | 'revoke-failed',
): void {
  ctx.notify({ surface: 'banner', variant, code, text: labelOf(`smart-sessions.${key}`) })
}
