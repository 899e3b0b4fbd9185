import { createMemoryNonces, createSiwxServer, type SiwxServerOptions } from '@latchkey/siwx/server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie, setCookie } from 'hono/cookie'
import { cors } from 'hono/cors'
import { createRateLimit } from './rate-limit'
import { createSessions, type Session } from './sessions'

export interface SiwxAppOptions {
  /** Whether users may sign in on pages of this origin. */
  readonly isAllowedOrigin: (origin: string) => boolean
  /** Nodes by CAIP-2 id, for accounts that are contracts. */
  readonly rpcUrls?: SiwxServerOptions['rpcUrls']
  /** Whether browsers reach the server by https. The cookie is then sent over https only. */
  readonly isSecure: boolean
  /** Key of the rate limit: the address of the connection, or the one that a proxy in front reports. */
  readonly callerOf: (context: Context) => string
  /** Limit of requests per caller and minute. Default: 60. */
  readonly callsPerMinute?: number
  /**
   * Limit of requests per minute of all callers. Default: 6,000, with which the nonces of all who are signing in fit into the
   * memory, so that nobody is refused for want of room.
   */
  readonly callsPerMinuteInTotal?: number
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

const SESSION_LIFETIME_MS = 24 * 3_600_000
/** How long a browser that is not signed in may take to sign. */
const ANONYMOUS_LIFETIME_MS = 10 * 60_000
/** The clocks of users and of this server may differ by this, which `verify` and the page allow for, too. */
const CLOCK_SKEW_MS = 30_000
const MAX_NONCES = 5
const MAX_BODY_BYTES = 65_536

/**
 * `POST /nonce`, `POST /verify`, `GET /session`, `POST /sign-out`: the sign-in of a site, with its session in a cookie
 * that scripts cannot read.
 */
export function createSiwxApp(options: SiwxAppOptions): Hono {
  const { isAllowedOrigin, isSecure, callerOf, rpcUrls = {}, now = Date.now } = options
  const { callsPerMinute = 60, callsPerMinuteInTotal = 6_000 } = options
  // Browsers accept `__Host-` only from https, for this host and all its paths.
  const cookieName = isSecure ? '__Host-siwx' : 'siwx'
  const readCookie = (context: Context): string | undefined => getCookie(context, cookieName)
  const writeCookie = (context: Context, secret: string, lifetimeMs: number): void =>
    setCookie(context, cookieName, secret, {
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      secure: isSecure,
      maxAge: Math.floor(lifetimeMs / 1_000),
    })
  const sessions = createSessions(now)
  const nonces = createMemoryNonces({ now })
  const isWithinOwnLimit = createRateLimit(callsPerMinute, now)
  const isWithinTotal = createRateLimit(callsPerMinuteInTotal, now)
  const app = new Hono()

  app.use(cors({ origin: (origin) => (isAllowedOrigin(origin) ? origin : null), credentials: true }))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }))
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store')
    if (context.req.method !== 'POST') return next()
    // Browsers send the origin with every POST, so a form of another site is refused by its origin or because it is no JSON.
    if (!isAllowedOrigin(context.req.header('origin') ?? '')) return context.json({ error: 'origin' }, 403)
    if (!/^application\/json *(?:;|$)/i.test(context.req.header('content-type') ?? ''))
      return context.json({ error: 'content-type' }, 415)
    if (isWithinOwnLimit(callerOf(context)) && isWithinTotal('')) return next()
    return context.json({ error: 'rate-limit' }, 429, { 'retry-after': '60' })
  })

  /** A message is for the page that sends it: its domain and URI are those of the checked origin. */
  const siwxOf = (context: Context) => {
    const origin = new URL(context.req.header('origin') ?? '')
    return createSiwxServer({ domain: origin.host, origins: [origin.origin], nonces, rpcUrls, now })
  }

  app.post('/nonce', async (context) => {
    const issued = await siwxOf(context).createNonce()
    const secret = readCookie(context)
    const withNonce = (session: Session): Session => ({
      ...session,
      nonces: [...session.nonces, issued.nonce].slice(-MAX_NONCES),
    })
    if (secret === undefined || !(await sessions.update(secret, withNonce))) {
      const expiresAtMs = now() + ANONYMOUS_LIFETIME_MS
      const fresh = await sessions.start(withNonce({ nonces: [], account: undefined, expiresAtMs }))
      if (fresh === undefined) return context.json({ error: 'full' }, 503, { 'retry-after': '60' })
      writeCookie(context, fresh, ANONYMOUS_LIFETIME_MS)
    }
    return context.json(issued)
  })

  app.post('/verify', async (context) => {
    const secret = readCookie(context)
    const session = await sessions.read(secret)
    const result = await siwxOf(context).verify(await readJson(context), { nonces: session?.nonces ?? [] })
    if (!result.ok) return context.json({ ok: false, code: result.code })
    const { accountAddress, networkId, message } = result
    const { expirationTime } = message
    const untilMs = expirationTime
      ? Date.parse(expirationTime.toUpperCase()) + CLOCK_SKEW_MS
      : Number.POSITIVE_INFINITY
    const lifetimeMs = Math.min(SESSION_LIFETIME_MS, untilMs - now())
    const account = { accountAddress, networkId }
    // The secret changes with the login, so that a cookie planted in this browser before (session fixation) is useless.
    const fresh = await sessions.start({ nonces: [], account, expiresAtMs: now() + lifetimeMs })
    if (fresh === undefined) return context.json({ error: 'full' }, 503, { 'retry-after': '60' })
    await sessions.end(secret)
    writeCookie(context, fresh, lifetimeMs)
    return context.json({ ok: true, ...account })
  })

  app.get('/session', async (context) => {
    const session = await sessions.read(readCookie(context))
    return context.json({ session: session?.account ?? null })
  })

  app.post('/sign-out', async (context) => {
    await sessions.end(readCookie(context))
    writeCookie(context, '', 0)
    return context.json({})
  })

  return app
}

async function readJson(context: Context): Promise<unknown> {
  try {
    return await context.req.json()
  } catch {
    return undefined
  }
}
