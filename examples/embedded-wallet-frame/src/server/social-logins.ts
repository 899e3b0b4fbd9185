import { createHash, randomBytes } from 'node:crypto'
import { toState } from '../login/social-state'
import type { IdentityProvider, SocialUser } from './identity-provider'
import { createScopedLimit, type FrameLimits } from './limits'

export interface SocialLoginsOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Returns the URL of the page that a login begins on. */
  readonly startUri: () => string
  readonly provider: IdentityProvider
  /** Whether pages of this origin may use the wallet. */
  readonly isHostOrigin: (origin: string) => boolean
  readonly limits: Pick<FrameLimits, 'starts'>
}

/** What the wallet's pages show of a login. */
export interface ShownLogin {
  /** The page that the login was started for. */
  readonly hostOrigin: string
  /** The user accepts on a phone, which has scanned a code or opened a link. */
  readonly isOnPhone: boolean
}

/** Who opens the page that a login begins on. */
export interface Opener {
  readonly browser: string
  /** The origin of the page that has led the browser here, as far as the browser says. */
  readonly from: string | undefined
}

/**
 * Logins at the pages of an identity provider. Each can be completed once, by the frame that has started it, and only if
 * the browser that left for the provider is the one that came back.
 */
export interface SocialLogins {
  /** `host`: pages of this origin may not use the wallet. `limit`: too many were started. */
  start(login: {
    readonly provider: string
    readonly hostOrigin: string
    readonly challenge: string
    readonly caller: string
    /** The browser as the frame's own requests show it. */
    readonly browser: string
  }): { readonly state: string; readonly uri: string } | 'host' | 'limit'
  find(state: string): ShownLogin | undefined
  /**
   * Whether it is surely the browser that has started the login: the frame's requests had its cookie, or a page of the host
   * has led it here. Otherwise anybody may have sent it here.
   */
  isStarter(state: string, opener: Opener): boolean
  /**
   * Binds the login to a browser and returns the provider's URL. `undefined` if it is unknown, or another browser has left
   * with it. For one that may not be the starter, no result is passed on that the host's own page does not receive itself.
   * @param query of the start page
   */
  leave(query: URLSearchParams, opener: Opener): string | undefined
  /** Records that the provider has sent this browser back. `undefined` if another one has left, or none. */
  arrive(state: string, browser: string): ShownLogin | undefined
  /**
   * Stores the URL to which the provider has redirected, until the frame requests it. Needed if the host page
   * cannot be reached from the provider's window.
   */
  putResult(state: string, resultUri: string, browser: string): boolean
  result(state: string): string | undefined
  /**
   * Completes the login. Resolves with `undefined` if it is unknown, expired or already used, or if the
   * provider refuses.
   */
  finish(state: string, code: string, verifier: string): Promise<SocialUser | undefined>
  /**
   * Completes a login that the user accepts on a phone, which has no code. Resolves with `pending` until
   * then.
   */
  finishOnPhone(state: string, verifier: string): Promise<SocialUser | 'pending' | undefined>
}

/** How long a login may take. */
export const LOGIN_LIFETIME_MS = 10 * 60_000

interface Open extends ShownLogin {
  readonly provider: string
  readonly challenge: string
  readonly startedAtMs: number
  readonly startedBy: string
  /** The browser that has left for the provider. */
  browser: string | undefined
  isStarter: boolean
  hasArrived: boolean
  resultUri: string | undefined
}

export function createSocialLogins(options: SocialLoginsOptions): SocialLogins {
  const { now, startUri, provider: identityProvider, isHostOrigin, limits } = options
  /** At most as many as the limits let start until they expire, so none has to make room for another. */
  const open = new Map<string, Open>()
  const starts = createScopedLimit(limits.starts, now)
  /** By a clock that is no number it is. */
  const isOver = ({ startedAtMs }: Open): boolean => !(now() - startedAtMs <= LOGIN_LIFETIME_MS)
  const find = (state: string): Open | undefined => {
    const one = open.get(state)
    return one && !isOver(one) ? one : undefined
  }
  const isStarter = (state: string, { browser, from }: Opener): boolean => {
    const one = find(state)
    return one !== undefined && (one.startedBy === browser || one.hostOrigin === from)
  }
  /** The first ones end first. */
  const forgetEnded = (): void => {
    for (const [state, one] of open) {
      if (!isOver(one)) return
      open.delete(state)
    }
  }
  /** Finds a login by its state, for the browser that has left with it. */
  const findOf = (browser: string, state: string): Open | undefined => {
    const one = find(state)
    return one?.browser === browser ? one : undefined
  }
  /** Finds a login that has arrived. Checks the verifier, which only the frame that started the login knows. */
  const findArrived = (state: string, verifier: string): Open | 'pending' | undefined => {
    const one = find(state)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (one?.challenge !== challenge) return undefined
    return one.hasArrived ? one : 'pending'
  }

  return {
    start({ provider, hostOrigin, challenge, caller, browser }) {
      if (!isHostOrigin(hostOrigin)) return 'host'
      if (!starts.isWithin({ caller })) return 'limit'
      starts.count({ caller })
      forgetEnded()
      // Encoded as hex without hyphens, because the host page may append its own URL after two hyphens.
      const state = randomBytes(32).toString('hex')
      open.set(state, {
        provider,
        hostOrigin,
        challenge,
        isOnPhone: provider === 'farcaster',
        startedAtMs: now(),
        startedBy: browser,
        browser: undefined,
        isStarter: false,
        hasArrived: false,
        resultUri: undefined,
      })
      return { state, uri: `${startUri()}?${new URLSearchParams({ state })}` }
    },
    find,
    isStarter,
    leave(query, opener) {
      const state = toState(query) ?? ''
      const one = find(state)
      if (!one || (one.browser ?? opener.browser) !== opener.browser) return undefined
      one.browser = opener.browser
      one.isStarter ||= isStarter(state, opener)
      const { provider, challenge, isOnPhone } = one
      return identityProvider.loginUri({ provider, challenge, isOnPhone, state: query.get('state') ?? '' })
    },
    arrive(state, browser) {
      const one = findOf(browser, state)
      if (one) one.hasArrived = true
      return one
    },
    putResult(state, resultUri, browser) {
      const one = findOf(browser, state)
      if (!one?.isStarter) return false
      if (one.resultUri !== undefined || !identityProvider.isResult(resultUri)) return false
      one.resultUri = resultUri
      return true
    },
    result: (state) => find(state)?.resultUri,
    async finish(state, code, verifier) {
      const one = findArrived(state, verifier)
      if (!one || one === 'pending') return undefined
      open.delete(state)
      return identityProvider.exchangeCode(one.provider, code, verifier)
    },
    async finishOnPhone(state, verifier) {
      const one = findArrived(state, verifier)
      if (!one || one === 'pending') return one
      const user = await identityProvider.exchangeRequest(one.provider, state, verifier)
      if (user !== 'pending') open.delete(state)
      return user
    },
  }
}
