import { toJson } from '@latchkey/kernel/to-json'
import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import { outcomeAfterFailure } from '@latchkey/session/contract'
import type { SigningSteps } from '@latchkey/session/requests'
import { isOfLaterFormat, MAX_GRANTS, parseGrants, parseUnanswered, type UnansweredGrant } from './api/parse'
import type { SessionsApi } from './api/sessions-api'
import { createPermissionWallet, wireRequest } from './api/wallet'
import type { GrantAttempt, GrantedPermissions, SessionsContext, SmartSession } from './contract'
import { SmartSessionServiceError } from './errors'

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
    const granted = kept.get(attempt) ?? (await askWallet(attempt, ask))
    kept.set(attempt, granted)
    await unrecorded.add(granted)
    await unanswered.remove(({ id }) => id === granted.id)
    telling()
    await api.activate(granted, ctx.signal).catch((error: unknown) => {
      throw new SmartSessionServiceError('record', error)
    })
    return granted
  }
}

interface Account {
  readonly networkId: string
  readonly address: string
}

/** Grants that the service does not list, stored until it lists them, they are removed, or they expire. */
export interface KeptGrants<Kept> {
  add(grant: Kept): Promise<void>
  remove(isOver: (grant: Kept) => boolean): Promise<void>
  /** Returns those of an account that the service does not list, and deletes the others. */
  missing(account: Account, listed: readonly SmartSession[]): Promise<readonly Kept[]>
}

export interface AllKeptGrants {
  /** The wallet has granted them, and the service could not record them yet. */
  readonly unrecorded: KeptGrants<GrantedPermissions>
  /** The wallet has been asked for them, and has not said what it did. */
  readonly unanswered: KeptGrants<UnansweredGrant>
}

export function keepGrants(ctx: SessionsContext): AllKeptGrants {
  return {
    unrecorded: keep(ctx, 'unrecorded', parseGrants),
    unanswered: keep(ctx, 'unanswered', parseUnanswered),
  }
}

/** Never rejects: with failing storage grants are only lost by a reload. */
function keep<Kept extends UnansweredGrant>(
  { storage, clock, logger }: SessionsContext,
  key: string,
  parse: (text: string) => readonly Kept[],
): KeptGrants<Kept> {
  let last: Promise<unknown> = Promise.resolve()
  /** Of this page alone, beside what a later release has stored. */
  let own: readonly Kept[] | undefined
  /** Changes run in order, so that none overwrites another. */
  const change = (next: (grants: readonly Kept[]) => readonly Kept[]): Promise<readonly Kept[]> => {
    const changing = last.then(async () => {
      try {
        const text = await storage.get(key)
        // A later release has stored it, and alone may replace it.
        if (text !== undefined && isOfLaterFormat(text)) {
          if (!own) logger.warn('A later version has stored a value, which is left alone. Nothing is stored.')
          own = next(own ?? []).slice(-MAX_GRANTS)
          return own
        }
        const stored = text === undefined ? [] : parse(text)
        const grants = next(stored.filter(({ expiry }) => expiry * 1_000 > clock.now())).slice(-MAX_GRANTS)
        const after = grants.length > 0 ? toJson(grants) : undefined
        if (after === undefined && text !== undefined) await storage.remove(key)
        if (after !== undefined && after !== text) await storage.set(key, after)
        return grants
      } catch (error) {
        logger.warn('Storage failed.', { error })
        return []
      }
    })
    last = changing
    return changing
  }
  return {
    async add(grant) {
      await change((grants) => [...grants.filter(({ id }) => id !== grant.id), grant])
    },
    async remove(isOver) {
      await change((grants) => grants.filter((one) => !isOver(one)))
    },
    async missing(account, listed) {
      const ids = new Set(listed.map(({ id }) => id))
      const grants = await change((all) => all.filter((one) => !isGrantOf(one, account) || !ids.has(one.id)))
      return grants.filter((one) => isGrantOf(one, account))
    },
  }
}

/** Whether a grant is an account's on its network. */
export function isGrantOf({ networkId, address }: UnansweredGrant, account: Account): boolean {
  return networkId === account.networkId && isSameAddress(namespaceOf(networkId), address, account.address)
}
