import { labelsOf } from '@latchkey/kernel'
import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import { createQueries, type QueryEntries } from '@latchkey/kernel/queries'
import { type ActiveTarget, targetKey } from '@latchkey/session/contract'
import { createSignedRequest, type SignedRequest } from '@latchkey/session/requests'
import { createSessionsApi, type SessionAccount, type SessionsApi } from './api/sessions-api'
import {
  type GrantAttempt,
  type GrantedPermissions,
  type RevokeAttempt,
  type SessionList,
  type SessionsContext,
  type SmartSession,
  type SmartSessionsState,
  sessionsKey,
} from './contract'
import { SmartSessionListError } from './errors'
import { type AllKeptGrants, createGrant, isGrantOf, keepGrants } from './grants'
import { createRevocation } from './revocation'
import { texts } from './texts'

const labelOf = labelsOf(texts)

const LIST_STALE_MS = 30_000

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
  /** Whether a wallet has not answered a request of an account, also where the list cannot be read. Never rejects. */
  hasUnanswered(target: ActiveTarget): Promise<boolean>
  /** Forgets the requests of an account to which no wallet has answered: the user has looked there. Never rejects. */
  forgetUnanswered(target: ActiveTarget): Promise<void>
  /** Freezes a request for its view. */
  beginGrant(attempt: GrantAttempt): GrantAttempt
  /**
   * Freezes a request for its view. While the wallet has the same one, or nobody says what became of it, that is
   * returned.
   */
  beginRevocation(attempt: RevokeAttempt): RevokeAttempt
  /** The wallet's side of a request that was begun here, `undefined` for any other. */
  grantOf(attempt: unknown): SignedRequest<GrantedPermissions> | undefined
  revocationOf(attempt: unknown): SignedRequest<void> | undefined
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
  const grants = new WeakMap<object, SignedRequest<GrantedPermissions>>()
  const revocations = new WeakMap<object, SignedRequest<void>>()
  /** The last request for each session of an account. */
  const latest = new Map<string, RevokeAttempt>()
  const kept = keepGrants(ctx)
  const grant = createGrant(ctx, api, kept)
  const revoke = createRevocation(ctx, api, (target) => read(target, { force: true, skipPause: true }))

  const read = async (target: ActiveTarget, options: ReadOptions = {}): Promise<readonly SmartSession[]> => {
    const { onError, ...rest } = options
    const { signal: run } = ctx
    let failure: unknown
    let sessions: readonly SmartSession[] | undefined
    await lists.fetch(keyOf(target), {
      ...rest,
      async read({ signal }) {
        try {
          const list = await readList(api, kept, accountOf(target), signal)
          sessions = list.sessions
          return list
        } catch (error) {
          throw signal.aborted ? error : new SmartSessionListError({ cause: error })
        }
      },
      onError(error) {
        failure = error
        onError?.(error)
      },
    })
    if (failure !== undefined) throw failure
    if (sessions) return sessions
    // The page has stopped meanwhile, and nothing was read.
    if (run.aborted) throw new SmartSessionListError({ cause: run.reason })
    const entry = lists.get(keyOf(target))
    return entry?.status === 'known' ? entry.sessions : []
  }
  const load: SessionActions['load'] = (target, options) =>
    read(target, { onError: ctx.report, ...options }).then(
      () => undefined,
      () => undefined,
    )

  const reload = (target: ActiveTarget): void =>
    ctx.spawn(() => load(target, { force: true, skipPause: true }))

  const beginGrant = (given: GrantAttempt): GrantAttempt => {
    const attempt = freezeCopy(given)
    const request = createSignedRequest<GrantedPermissions>({
      send: (steps) => grant(attempt, steps),
      settleWith: (end) => ctx.router.settleWith(end),
      onEnd(end, isShown) {
        if (!isShown && end.phase === 'unknown')
          notify(ctx, 'warning', 'SMART_SESSION_UNKNOWN', 'maybe-granted')
        if (end.phase === 'done') {
          ctx.events.emit('smartSessions:granted', { granted: end.result })
          if (!isShown) notify(ctx, 'success', 'SMART_SESSION_CREATED', 'created')
        }
        if (end.phase === 'done' || lists.get(keyOf(attempt.target))) reload(attempt.target)
      },
    })
    grants.set(attempt, request)
    return attempt
  }
  const beginRevocation = (given: RevokeAttempt): RevokeAttempt => {
    const key = `${given.session.id} ${targetKey(given.target)}`
    const same = latest.get(key)
    if (same && revocations.get(same)?.isOpen()) return same
    const attempt = freezeCopy(given)
    const request = createSignedRequest<void>({
      send: (steps) => revoke(attempt, steps),
      settleWith: (end) => ctx.router.settleWith(end),
      onEnd(end, isShown) {
        if (end.phase === 'done') ctx.events.emit('smartSessions:revoked', { id: attempt.session.id })
        if (isShown) return
        if (end.phase === 'done') notify(ctx, 'success', 'SMART_SESSION_REVOKED', 'revoked-notice')
        if (end.phase === 'failed') notify(ctx, 'error', 'SMART_SESSION_NOT_REVOKED', 'revoke-failed')
        if (end.phase === 'unknown') notify(ctx, 'warning', 'SMART_SESSION_UNKNOWN', 'maybe-revoked')
        if (end.phase === 'unconfirmed')
          notify(ctx, 'warning', 'SMART_SESSION_UNCONFIRMED', 'unconfirmed-notice')
      },
    })
    latest.set(key, attempt)
    revocations.set(attempt, request)
    return attempt
  }

  return {
    load,
    hasUnanswered: async (target) => (await kept.unanswered.missing(accountOf(target), [])).length > 0,
    async forgetUnanswered(target) {
      const account = accountOf(target)
      await kept.unanswered.remove((one) => isGrantOf(one, account))
      await load(target, { force: true, skipPause: true })
    },
    beginGrant,
    beginRevocation,
    grantOf: (attempt) => (isObject(attempt) ? grants.get(attempt) : undefined),
    revocationOf: (attempt) => (isObject(attempt) ? revocations.get(attempt) : undefined),
    showCreated: (granted) =>
      ctx.router.finish(granted, (method) => ctx.router[method]('SmartSessionCreated', granted)),
  }
}

const accountOf = ({ networkId, account }: ActiveTarget): SessionAccount => ({
  networkId,
  address: account.address,
})
const keyOf = ({ networkId, account }: ActiveTarget): string => sessionsKey(networkId, account.address)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reads the list, after recording the grants that failed to be recorded before. */
async function readList(
  api: SessionsApi,
  { unrecorded, unanswered }: AllKeptGrants,
  account: SessionAccount,
  signal: AbortSignal,
): Promise<SessionList> {
  let sessions = await api.list(account, signal)
  let missing = await unrecorded.missing(account, sessions)
  if (missing.length > 0) {
    await Promise.allSettled(missing.map((granted) => api.activate(granted, signal)))
    sessions = await api.list(account, signal)
    missing = await unrecorded.missing(account, sessions)
  }
  const open = await unanswered.missing(account, sessions)
  return {
    sessions,
    ...(missing.length > 0 && { unrecorded: missing.length }),
    ...(open.length > 0 && { unanswered: open.length }),
  }
}

/** Shows a notice if the view was left during the wallet request. */
function notify(
  ctx: SessionsContext,
  variant: 'success' | 'warning' | 'error',
  code: string,
  key:
    | 'created'
    | 'maybe-granted'
    | 'revoked-notice'
    | 'revoke-failed'
    | 'maybe-revoked'
    | 'unconfirmed-notice',
): void {
  ctx.notify({ surface: 'banner', variant, code, text: labelOf(`smart-sessions.${key}`) })
}

export type SessionStatus = 'active' | 'expired' | 'revoked'

export function statusOf(
  { expiry, revokedAtMs }: Pick<SmartSession, 'expiry' | 'revokedAtMs'>,
  nowMs: number,
): SessionStatus {
  if (revokedAtMs !== undefined) return 'revoked'
  return expiry * 1_000 > nowMs ? 'active' : 'expired'
}
