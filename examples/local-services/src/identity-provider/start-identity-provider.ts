import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Traffic } from '../fault-injection/log-and-inject-faults'
import { type Call, errorReply, jsonReply, type Reply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import { loginPage, pageHeaders } from './provider-pages'

const providers = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
} as const
type Provider = keyof typeof providers

/** Providers that return no email address. */
const WITHOUT_EMAIL: ReadonlySet<Provider> = new Set(['x', 'farcaster'])
const CODE_LIFETIME_MS = 60_000
/** Limit of codes and requests; the oldest is dropped. */
const MAX_OPEN = 1_000

const text = v.pipe(v.string(), v.maxLength(4_000))
const challenge = { code_challenge: v.pipe(v.string(), v.regex(/^[-\w]{43}$/)) }
const authorizeSchema = v.object({
  ...challenge,
  response_type: v.literal('code'),
  code_challenge_method: v.literal('S256'),
  provider: v.picklist(['google', 'x', 'discord', 'github', 'apple', 'facebook']),
  redirect_uri: text,
  state: v.pipe(text, v.minLength(1)),
})
const farcasterSchema = v.object({
  ...challenge,
  code_challenge_method: v.literal('S256'),
  request: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  redirect_uri: text,
})
const person = {
  decision: v.picklist(['continue', 'cancel']),
  user: v.optional(v.string(), ''),
}
const decisionSchema = v.variant('kind', [
  v.object({ ...authorizeSchema.entries, ...person, kind: v.literal('page') }),
  v.object({ ...farcasterSchema.entries, ...person, kind: v.literal('phone') }),
])
const tokenSchema = v.variant('grant_type', [
  v.object({
    grant_type: v.literal('authorization_code'),
    code: text,
    code_verifier: text,
    redirect_uri: text,
  }),
  v.object({ grant_type: v.literal('device_code'), request: text, code_verifier: text }),
])

interface Login {
  readonly challenge: string
  /** The logged-in user; `undefined`: the user has cancelled. */
  readonly user: object | undefined
  readonly redirectUri: string | undefined
  readonly expiresAtMs: number
}

export interface IdentityProviderOptions {
  readonly port: number
  readonly traffic: Traffic
  /** The only URL that codes are sent to. */
  readonly redirectUri: () => string
}

/**
 * The providers of social logins: `GET /authorize` and `GET /farcaster` are pages with the buttons "Continue"
 * and "Cancel", `POST /token` exchanges their codes. OAuth 2 with PKCE; each code works once.
 */
export async function startIdentityProvider({
  port,
  traffic,
  redirectUri,
}: IdentityProviderOptions): Promise<HttpService> {
  const logins = new Map<string, Login>()
  const keep = (key: string, login: Omit<Login, 'expiresAtMs'>): void => {
    logins.set(key, { ...login, expiresAtMs: Date.now() + CODE_LIFETIME_MS })
    const [oldest] = logins.keys()
    if (logins.size > MAX_OPEN && oldest !== undefined) logins.delete(oldest)
  }
  const html = (body: string): Reply => ({
    status: 200,
    headers: pageHeaders([new URL(redirectUri()).origin]),
    body,
  })

  const decide = (body: string): Reply => {
    const decided = v.safeParse(decisionSchema, fields(new URLSearchParams(body)))
    if (!decided.success) return errorReply(400, 'The form cannot be read.')
    const { decision, user, code_challenge } = decided.output
    const isGranted = decision === 'continue' && /^[a-z0-9]{1,40}$/.test(user)
    const { redirect_uri } = decided.output
    if (redirect_uri !== redirectUri()) return errorReply(400, 'This address is not registered.')
    const url = new URL(redirect_uri)
    if (decided.output.kind === 'phone') {
      const { request } = decided.output
      keep(`phone ${request}`, {
        challenge: code_challenge,
        user: isGranted ? describe('farcaster', user) : undefined,
        redirectUri: undefined,
      })
      url.searchParams.set('state', request)
      return { status: 303, headers: { ...pageHeaders([url.origin]), location: url.href }, body: '' }
    }
    const { provider, state } = decided.output
    if (isGranted) {
      const code = randomUUID()
      keep(code, { challenge: code_challenge, user: describe(provider, user), redirectUri: redirect_uri })
      url.searchParams.set('code', code)
    } else url.searchParams.set('error', 'access_denied')
    url.searchParams.set('state', state)
    return { status: 303, headers: { ...pageHeaders([url.origin]), location: url.href }, body: '' }
  }

  const exchange = (body: string): Reply => {
    const refused = jsonReply({ error: 'invalid_grant' }, 400)
    const asked = v.safeParse(tokenSchema, fields(new URLSearchParams(body)))
    if (!asked.success) return jsonReply({ error: 'invalid_request' }, 400)
    const isPhone = asked.output.grant_type === 'device_code'
    const key = isPhone ? `phone ${asked.output.request}` : asked.output.code
    const login = logins.get(key)
    if (!login) return isPhone ? jsonReply({ error: 'authorization_pending' }, 400) : refused
    logins.delete(key)
    const given = createHash('sha256').update(asked.output.code_verifier).digest('base64url')
    const isRight = isPhone || login.redirectUri === asked.output.redirect_uri
    if (!isRight || given !== login.challenge || Date.now() > login.expiresAtMs) return refused
    return login.user ? jsonReply(login.user) : refused
  }

  const answer = ({ method, path, query, body }: Call): Reply => {
    switch (`${method} ${path}`) {
      case 'GET /authorize': {
        const asked = v.safeParse(authorizeSchema, fields(query))
        if (!asked.success || asked.output.redirect_uri !== redirectUri())
          return errorReply(400, 'The login cannot be read.')
        const provider = providers[asked.output.provider]
        return html(loginPage({ provider, fields: { ...asked.output, kind: 'page' } }))
      }
      case 'GET /farcaster': {
        const asked = v.safeParse(farcasterSchema, fields(query))
        if (!asked.success || asked.output.redirect_uri !== redirectUri())
          return errorReply(400, 'The login cannot be read.')
        return html(loginPage({ provider: providers.farcaster, fields: { ...asked.output, kind: 'phone' } }))
      }
      case 'POST /decision':
        return decide(body)
      case 'POST /token':
        return exchange(body)
      default:
        return errorReply(404, `There is no ${method} ${path} here, only /authorize, /farcaster and /token.`)
    }
  }

  return startHttpService('identityProvider', port, (call) =>
    traffic.pass(
      { services: ['identity-provider'], calls: [`${call.method} ${call.path}`] },
      call.signal,
      async () => answer(call),
    ),
  )
}

const fields = (query: URLSearchParams): Readonly<Record<string, string>> => Object.fromEntries(query)

function describe(provider: Provider, user: string): object {
  const email = WITHOUT_EMAIL.has(provider) ? null : `${user}@${provider}.example`
  return { sub: user, name: user, email }
}
