import { labelsOf } from '@latchkey/kernel'
import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import { createQueries, type QueryEntries } from '@latchkey/kernel/queries'
import { portfolioContract } from '@latchkey/portfolio/contract'
import { type ActiveTarget, type NetworkId, targetKey } from '@latchkey/session/contract'
import { createSignedRequest, type SignedRequest } from '@latchkey/session/requests'
import type { NameCheck, NameRequest, NamesContext, NamesState, OwnNames, RegisteredName } from './contract'
import { NameSuggestionsError, NamesOfAddressError } from './errors'
import { createProfileApi, type ProfileApi, readReason } from './profile-api'
import { createRegistration } from './register-name'
import { nameIssue, namesOf, textIn } from './resolve-names'
import { texts } from './texts'

const labelOf = labelsOf(texts)

const CHECK_STALE_MS = 15_000
const OWN_STALE_MS = 300_000

/** The actions of one instance's views. */
export interface NameActions {
  edit(draft: string): void
  /** Reads whether a name is taken. Never rejects: the result is in the state. */
  check(name: string, target: ActiveTarget, options: ReadOptions): Promise<void>
  /** Reads the names of the account. Never rejects. */
  readOwn(target: ActiveTarget, options: ReadOptions): Promise<void>
  /** Clears the results of checks, unless a view still uses them. */
  forgetChecks(): void
  /**
   * Copies and freezes what the form shows. While the wallet has the same name of the same account, or nobody says what
   * became of it, that request is returned.
   */
  begin(request: NameRequest): NameRequest
  /**
   * The wallet's side of a request that was begun here, `undefined` for any other. It rejects with the wallet's typed error or
   * one of `errors.ts`.
   */
  registrationOf(request: unknown): Registration | undefined
  /** Resolves the `ask` that opened the form, and shows the registered name. */
  showRegistered(registered: RegisteredName): void
}

export interface ReadOptions {
  readonly signal?: AbortSignal
  /** Whether the user retries after a failure. */
  readonly skipPause?: boolean
  /** Called with the error of a failure. */
  readonly onError?: (error: unknown) => void
}

type Registration = SignedRequest<RegisteredName>

export function createNameActions(ctx: NamesContext): NameActions {
  const api = createProfileApi(ctx)
  const checks = createQueries(ctx, {
    entries: (state: NamesState): QueryEntries<NameCheck> => state.checks,
    assign: (entries) => ({ checks: entries }),
    staleMs: CHECK_STALE_MS,
  })
  const own = createQueries(ctx, {
    entries: (state: NamesState): QueryEntries<OwnNames> => state.own,
    assign: (entries) => ({ own: entries }),
    staleMs: OWN_STALE_MS,
  })
  const registerName = createRegistration(ctx, api)
  /** The last request for each name of an account. */
  const latest = new Map<string, NameRequest>()
  const registrations = new WeakMap<object, Registration>()

  const registrationOf = (request: unknown): Registration | undefined =>
    typeof request === 'object' && request !== null ? registrations.get(request) : undefined

  const begin = (given: NameRequest): NameRequest => {
    const key = `${given.name} ${targetKey(given.target)}`
    const same = latest.get(key)
    if (same && registrationOf(same)?.isOpen()) return same
    const request = freezeCopy(given)
    const { name } = request
    const registration = createSignedRequest<RegisteredName>({
      send: (steps) => registerName(request, steps),
      settleWith: (end) => ctx.router.settleWith(end),
      onEnd(end, isShown) {
        // The service may have refused because the cached check was out of date.
        ctx.state.assign({ checks: {}, own: {}, ...(end.phase === 'done' && { draft: '' }) })
        if (end.phase === 'done') {
          // Copies: with its own request a page could open the private step.
          ctx.events.emit('names:registered', { request: { ...request } })
          ctx.spawn(async () => ctx.use(portfolioContract)?.reloadIdentity())
        } else ctx.events.emit('names:failed', { request: { ...request }, error: end.error })
        if (isShown) return
        if (end.phase === 'done') notifyEnd(ctx, name, 'registered')
        if (end.phase === 'failed') notifyEnd(ctx, name, 'failed')
        if (end.phase === 'unconfirmed') notifyEnd(ctx, name, 'unconfirmed')
      },
    })
    latest.set(key, request)
    registrations.set(request, registration)
    return request
  }

  return {
    edit: (draft) => ctx.state.assign({ draft }),
    check: (name, target, options) =>
      checks.fetch(name, {
        ...options,
        read: ({ signal }) => checkName(api, name, { target, zone: ctx.state.get().zone, signal }),
      }),
    readOwn: ({ account, networkId }, options) =>
      own.fetch(account.address, {
        ...options,
        async read({ signal }) {
          try {
            const profiles = await api.ofAddress(account.address, networkId, signal)
            return { names: namesOf(profiles, account.address, ctx.state.get().zone) }
          } catch (error) {
            throw signal.aborted ? error : new NamesOfAddressError(error, readReason(error))
          }
        },
      }),
    forgetChecks: () => ctx.state.assign({ checks: {} }),
    begin,
    registrationOf,
    showRegistered: (registered) =>
      ctx.router.finish(registered, (method) => ctx.router[method]('RegisterAccountNameSuccess', registered)),
  }
}

interface Check {
  readonly target: ActiveTarget
  readonly zone: string
  readonly signal: AbortSignal
}

async function checkName(
  api: ProfileApi,
  name: string,
  { target: { networkId }, zone, signal }: Check,
): Promise<NameCheck> {
  try {
    const text = textIn(name, zone) ?? name
    const answer = await api.suggestions(text, networkId, signal)
    const itself = answer.find((one) => one.name === name)
    // If the suggestions lack the name itself, its owner is requested.
    const isTaken = itself ? itself.registered : await hasOwner(api, name, { networkId, signal })
    return { isTaken, suggestions: freeNames(answer, name, zone) }
  } catch (error) {
    throw signal.aborted ? error : new NameSuggestionsError(name, error, readReason(error))
  }
}

interface Lookup {
  readonly networkId: NetworkId
  readonly signal: AbortSignal
}

async function hasOwner(api: ProfileApi, name: string, { networkId, signal }: Lookup): Promise<boolean> {
  const found = await api.find(name, networkId, signal)
  if (found && found.name !== name) throw new TypeError('This is about another name')
  return found !== undefined
}

const MAX_SUGGESTIONS = 4

function freeNames(
  answer: readonly { readonly name: string; readonly registered: boolean }[],
  name: string,
  zone: string,
): readonly string[] {
  const free = answer.filter((one) => {
    const text = textIn(one.name, zone)
    return one.name !== name && !one.registered && text !== undefined && nameIssue(text) === undefined
  })
  return [...new Set(free.map((one) => one.name))].slice(0, MAX_SUGGESTIONS)
}

/** Shows a notice if the view was left before the service replied. */
function notifyEnd(ctx: NamesContext, name: string, end: keyof typeof notices): void {
  ctx.notify({ surface: 'banner', ...notices[end], text: labelOf(`names.notice-${end}`, { name }) })
}

const notices = {
  registered: { variant: 'success', code: 'NAME_REGISTERED' },
  failed: { variant: 'error', code: 'NAME_REGISTRATION_FAILED' },
  unconfirmed: { variant: 'warning', code: 'NAME_UNCONFIRMED' },
} as const
