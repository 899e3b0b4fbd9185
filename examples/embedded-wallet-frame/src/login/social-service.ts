import * as v from 'valibot'
import { parseUrl } from '../parse-url'
import { WalletError } from '../wallet-error'
import { postJson } from './post-json'
import { toState } from './social-state'

export type SocialProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster'

export interface SocialUser {
  readonly id: string
  readonly email: string | null
  readonly userName: string
}

/** A started login at an identity provider. Its verifier (PKCE) proves that this frame has started it. */
export interface PendingLogin {
  readonly state: string
  readonly verifier: string
}

/** The steps of a login at an identity provider. */
export interface SocialService {
  start(provider: SocialProvider): Promise<{ readonly uri: string; readonly pending: PendingLogin }>
  /**
   * Resolves with `undefined` if the provider has not redirected yet, or if its window has reached the host
   * page itself.
   */
  result(state: string): Promise<string | undefined>
  finish(pending: PendingLogin, code: string): Promise<SocialUser>
  /** For a login that the user accepts on a phone. */
  finishOnPhone(pending: PendingLogin): Promise<SocialUser | 'pending'>
}

const startedSchema = v.object({ state: v.string(), uri: v.pipe(v.string(), v.url()) })
const resultSchema = v.object({ resultUri: v.nullable(v.string()) })
const pendingSchema = v.object({ isPending: v.literal(true) })
const userSchema = v.object({ id: v.string(), email: v.nullable(v.string()), userName: v.string() })

/** Creates a client of the server that served this page. */
export function createSocialService(hostOrigin: string): SocialService {
  return {
    async start(provider) {
      const verifier = toBase64Url(crypto.getRandomValues(new Uint8Array(32)))
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
      const challenge = toBase64Url(new Uint8Array(hash))
      const reply = await postJson('/login/social/start', { provider, hostOrigin, challenge })
      const { state, uri } = v.parse(startedSchema, reply)
      return { uri, pending: { state, verifier } }
    },
    async result(state) {
      const { resultUri } = v.parse(resultSchema, await postJson('/login/social/result', { state }))
      return resultUri ?? undefined
    },
    finish: async ({ state, verifier }, code) =>
      v.parse(userSchema, await postJson('/login/social/finish', { state, verifier, code })),
    async finishOnPhone({ state, verifier }) {
      const reply = await postJson('/login/social/finish', { state, verifier })
      return v.is(pendingSchema, reply) ? 'pending' : v.parse(userSchema, reply)
    },
  }
}

export interface SocialResult {
  readonly state: string
  readonly code: string
}

/**
 * Parses the URL to which the provider has redirected. Throws for an error of the provider, and for any other
 * URL.
 */
export function readSocialResult(callbackUrl: string): SocialResult {
  const query = parseUrl(callbackUrl)?.searchParams ?? new URLSearchParams()
  const state = toState(query)
  const code = query.get('code')
  const error = query.get('error')
  if (error === 'access_denied') throw new WalletError(4001, 'The login was cancelled')
  if (error !== null) throw new WalletError(-32000, 'The provider has refused the login')
  if (state === undefined || code === null) throw new WalletError(-32602, 'The login cannot be read')
  return { state, code }
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
