import * as v from 'valibot'

/** A user of an identity provider. */
export interface SocialUser {
  readonly id: string
  readonly email: string | null
  readonly userName: string
}

/** The pages and the endpoint of an identity provider (OAuth 2 with PKCE). */
export interface IdentityProvider {
  /** The page on which the user logs in. */
  loginUri(login: {
    readonly provider: string
    readonly challenge: string
    readonly isOnPhone: boolean
    readonly state: string
  }): string
  /** Whether the provider redirects to a URL like this. */
  isResult(uri: string): boolean
  /** Resolves with `undefined` if the provider refuses. */
  exchangeCode(provider: string, code: string, verifier: string): Promise<SocialUser | undefined>
  /** Resolves with `pending` as long as the user has not decided, with `undefined` if the provider refuses. */
  exchangeRequest(
    provider: string,
    request: string,
    verifier: string,
  ): Promise<SocialUser | 'pending' | undefined>
}

export interface IdentityProviderOptions {
  /**
   * Returns the provider's URL without a trailing slash. Its endpoints are `/authorize`, `/farcaster` and
   * `/token`.
   */
  readonly url: () => string
  /** Returns the URL to which the provider redirects. */
  readonly redirectUri: () => string
}

const CLIENT_ID = 'latchkey-embedded-wallet'
const TIMEOUT_MS = 10_000

const userSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  email: v.nullable(v.pipe(v.string(), v.email(), v.maxLength(320))),
  name: v.pipe(v.string(), v.maxLength(200)),
})
const tokenReplySchema = v.union([userSchema, v.object({ error: v.string() })])

export function createIdentityProvider({ url, redirectUri }: IdentityProviderOptions): IdentityProvider {
  const exchange = async (fields: Readonly<Record<string, string>>, provider: string) => {
    const response = await fetch(`${url()}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ client_id: CLIENT_ID, ...fields }),
      // Code and verifier are for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const reply = v.safeParse(tokenReplySchema, await response.json())
    if (!reply.success) return undefined
    if ('error' in reply.output) return reply.output.error === 'authorization_pending' ? 'pending' : undefined
    const { sub, email, name } = reply.output
    return { id: `${provider}:${sub}`, email, userName: name }
  }
  return {
    loginUri({ provider, challenge, isOnPhone, state }) {
      const query = new URLSearchParams({
        client_id: CLIENT_ID,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        redirect_uri: redirectUri(),
        ...(isOnPhone ? { request: state } : { response_type: 'code', provider, state }),
      })
      return `${url()}${isOnPhone ? '/farcaster' : '/authorize'}?${query}`
    },
    isResult: (uri) => uri.startsWith(`${redirectUri()}?`),
    async exchangeCode(provider, code, verifier) {
      const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri() }
      const user = await exchange({ ...grant, code_verifier: verifier }, provider)
      return user === 'pending' ? undefined : user
    },
    exchangeRequest: (provider, request, verifier) =>
      exchange({ grant_type: 'device_code', request, code_verifier: verifier }, provider),
  }
}
