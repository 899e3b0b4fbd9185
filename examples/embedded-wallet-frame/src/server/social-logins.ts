import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'

/** A user of an identity provider. */
export interface SocialUser {
  readonly id: string
  readonly email: string | null
  readonly userName: string
}

export interface SocialLoginsOptions {
  readonly now: () => number
  /** Returns the URL to which the provider redirects. */
  readonly redirectUri: () => string
  /**
   * Returns the provider's URL without a trailing slash. Its endpoints are `/authorize`, `/farcaster` and
   * `/token` (OAuth 2 with PKCE).
   */
  readonly identityProvider: () => string
}

export interface SocialLogins {
  start(
    provider: string,
    hostOrigin: string,
    challenge: string,
  ): { readonly state: string; readonly uri: string }
  /** Returns the origin of the host page that a login was started for. */
  hostOrigin(state: string): string | undefined
  /**
   * Stores the URL to which the provider has redirected, until the frame requests it. Needed if the host page
   * cannot be reached from the provider's window.
   */
  putResult(state: string, resultUri: string): boolean
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

export const CLIENT_ID = 'latchkey-embedded-wallet'
const LIFETIME_MS = 10 * 60_000
/** Maximum number of logins in progress. The oldest one is dropped. */
const MAX_OPEN = 10_000

interface Open {
  readonly provider: string
  readonly hostOrigin: string
  readonly challenge: string
  readonly startedAtMs: number
  resultUri: string | undefined
}

const userSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  email: v.nullable(v.pipe(v.string(), v.email(), v.maxLength(320))),
  name: v.pipe(v.string(), v.maxLength(200)),
})
const tokenReplySchema = v.union([userSchema, v.object({ error: v.string() })])

/**
 * Manages logins at the pages of an identity provider. Each can be completed once, by the frame that has
 * started it.
 */
export function createSocialLogins({
  now,
  redirectUri,
  identityProvider,
}: SocialLoginsOptions): SocialLogins {
  const open = new Map<string, Open>()
  const find = (state: string): Open | undefined => {
    const one = open.get(state)
    return one && now() - one.startedAtMs <= LIFETIME_MS ? one : undefined
  }
  /** Finds a login by its state. Checks the verifier, which only the frame that started the login knows. */
  const findOwn = (state: string, verifier: string): Open | undefined => {
    const one = find(state)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    return one?.challenge === challenge ? one : undefined
  }
  const exchange = async (fields: Readonly<Record<string, string>>, provider: string) => {
    const response = await fetch(`${identityProvider()}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id: CLIENT_ID, ...fields }),
    })
    const reply = v.safeParse(tokenReplySchema, await response.json())
    if (!reply.success) return undefined
    if ('error' in reply.output) return reply.output.error === 'authorization_pending' ? 'pending' : undefined
    const { sub, email, name } = reply.output
    return { id: `${provider}:${sub}`, email, userName: name }
  }

  return {
    start(provider, hostOrigin, challenge) {
      // Encoded as hex without hyphens, because the host page may append its own URL after two hyphens.
      const state = randomBytes(32).toString('hex')
      open.set(state, { provider, hostOrigin, challenge, startedAtMs: now(), resultUri: undefined })
      const [oldest] = open.keys()
      if (open.size > MAX_OPEN && oldest !== undefined) open.delete(oldest)
      const query = new URLSearchParams({
        client_id: CLIENT_ID,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(provider === 'farcaster'
          ? { request: state }
          : { response_type: 'code', provider, redirect_uri: redirectUri(), state }),
      })
      const path = provider === 'farcaster' ? '/farcaster' : '/authorize'
      return { state, uri: `${identityProvider()}${path}?${query}` }
    },
    hostOrigin: (state) => find(state)?.hostOrigin,
    putResult(state, resultUri) {
      const one = find(state)
      if (!one || one.resultUri !== undefined || !resultUri.startsWith(`${redirectUri()}?`)) return false
      one.resultUri = resultUri
      return true
    },
    result: (state) => find(state)?.resultUri,
    async finish(state, code, verifier) {
      const one = findOwn(state, verifier)
      if (!one) return undefined
      open.delete(state)
      const user = await exchange(
        { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri() },
        one.provider,
      )
      return user === 'pending' ? undefined : user
    },
    async finishOnPhone(state, verifier) {
      const one = findOwn(state, verifier)
      if (!one) return undefined
      const user = await exchange(
        { grant_type: 'device_code', request: state, code_verifier: verifier },
        one.provider,
      )
      if (user !== 'pending') open.delete(state)
      return user
    },
  }
}
