import * as v from 'valibot'
import { WalletError } from '../wallet-error'
import { postJson } from './post-json'

export type SocialProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord' | 'farcaster'

export interface SocialUser {
  readonly id: string
  readonly email: string | null
  readonly userName: string
}

/** A login at a provider that has been started. Its verifier proves that this frame did so. */
export interface PendingLogin {
  readonly state: string
  readonly verifier: string
}

/** The steps of a login at a provider. */
export interface SocialService {
  start(provider: SocialProvider): Promise<{ readonly uri: string; readonly pending: PendingLogin }>
  /** `undefined`: the browser is not back from the provider, or its window reached the page by itself. */
  result(state: string): Promise<string | undefined>
  finish(pending: PendingLogin, code: string): Promise<SocialUser>
  /** Of a login that is accepted on a phone. */
  finishOnPhone(pending: PendingLogin): Promise<SocialUser | 'pending'>
}

const startedSchema = v.object({ state: v.string(), uri: v.pipe(v.string(), v.url()) })
const resultSchema = v.object({ resultUri: v.nullable(v.string()) })
const pendingSchema = v.object({ isPending: v.literal(true) })
const userSchema = v.object({ id: v.string(), email: v.nullable(v.string()), userName: v.string() })

/** Uses the server that served this page. */
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

/** Reads where the provider has sent the browser. Throws for an error of the provider, and for any other address. */
export function readSocialResult(resultUri: string): SocialResult {
  const query = URL.canParse(resultUri) ? new URL(resultUri).searchParams : new URLSearchParams()
  const state = toState(query)
  const code = query.get('code')
  const error = query.get('error')
  if (error === 'access_denied') throw new WalletError(4001, 'The login was cancelled')
  if (error !== null) throw new WalletError(-32000, 'The provider has refused the login')
  if (state === undefined || code === null) throw new WalletError(-32602, 'The login cannot be read')
  return { state, code }
}

/** The page may have appended its own address after two hyphens. */
export function toState(query: URLSearchParams): string | undefined {
  return /^[\da-f]{64}(?=$|--)/.exec(query.get('state') ?? '')?.[0]
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
