import { formatSiwxMessage } from '@latchkey/siwx/message'
import { pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createSiwxApp, type SiwxAppOptions } from './app'

const START_MS = Date.parse('2026-01-01T12:00:00.000Z')
const ORIGIN = 'https://example.org'
const account = privateKeyToAccount(pad('0x01'))

function setUp(options: Partial<SiwxAppOptions> = {}) {
  let nowMs = START_MS
  const app = createSiwxApp({
    isAllowedOrigin: (origin) => origin === ORIGIN,
    isSecure: true,
    callerOf: () => 'someone',
    now: () => nowMs,
    ...options,
  })
  /** A browser with cookies of its own. */
  const openBrowser = () => {
    let cookie = ''
    const send = async (method: string, path: string, body?: unknown, headers: object = {}) => {
      const response = await app.request(path, {
        method,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(method === 'POST' ? { origin: ORIGIN, 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
      })
      const set = response.headers.get('set-cookie')
      if (set) cookie = set.split(';')[0] ?? ''
      return { response, set, json: await response.json() }
    }
    return {
      send,
      cookie: () => cookie,
      async sign(change: { domain?: string; expirationTime?: string } = {}) {
        const { nonce, issuedAt } = (await send('POST', '/nonce')).json
        const message = formatSiwxMessage({
          domain: 'example.org',
          accountAddress: account.address,
          networkId: 'eip155:1',
          uri: `${ORIGIN}/`,
          version: '1',
          nonce,
          issuedAt,
          ...change,
        })
        return { message, signature: await account.signMessage({ message }) }
      },
      verify: async (request: object) => (await send('POST', '/verify', request)).json,
      session: async () => (await send('GET', '/session')).json.session,
    }
  }
  return {
    app,
    openBrowser,
    wait(ms: number): void {
      nowMs += ms
    },
  }
}

const who = { accountAddress: account.address, networkId: 'eip155:1' }

test('sign-in: a session begins with a signature and ends with the sign-out', async () => {
  const { send, sign, verify, session } = setUp().openBrowser()
  expect(await session()).toBeNull()
  expect(await verify(await sign())).toEqual({ ok: true, ...who })
  expect(await session()).toEqual(who)
  await send('POST', '/sign-out')
  expect(await session()).toBeNull()
})

test('cookie: scripts, other sites and plain http do not get it, and it changes with the login', async () => {
  const { send, sign, cookie } = setUp().openBrowser()
  const request = await sign()
  const before = cookie()
  const { set } = await send('POST', '/verify', request)
  expect(set).toMatch(/^__Host-siwx=[0-9a-f]{64}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(cookie()).not.toBe(before)
})

test('cookie: the one from before the login and the one from before the sign-out are worth nothing', async () => {
  const { send, sign, cookie, verify } = setUp().openBrowser()
  const request = await sign()
  const planted = cookie()
  await verify(request)
  const signedIn = cookie()
  const sessionOf = async (secret: string) =>
    (await send('GET', '/session', {}, { cookie: secret })).json.session
  expect(await sessionOf(planted)).toBeNull()
  expect(await sessionOf(signedIn)).toEqual(who)
  await send('POST', '/sign-out')
  expect(await sessionOf(signedIn)).toBeNull()
})

test('cookie: without https it has no prefix and is not only for https', async () => {
  const { send } = setUp({ isSecure: false }).openBrowser()
  expect((await send('POST', '/nonce')).set).toMatch(
    /^siwx=[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('sign-in: a signature that somebody stole is refused in his browser, before and after it was used', async () => {
  const { openBrowser } = setUp()
  const [user, thief] = [openBrowser(), openBrowser()]
  const stolen = await user.sign()
  await thief.sign()
  expect(await thief.verify(stolen)).toEqual({ ok: false, code: 'NONCE_MISMATCH' })
  expect(await user.verify(stolen)).toMatchObject({ ok: true })
  expect(await thief.verify(stolen)).toEqual({ ok: false, code: 'NONCE_USED' })
  expect(await user.verify(stolen)).toEqual({ ok: false, code: 'NONCE_USED' })
  expect(await thief.session()).toBeNull()
})

test('sign-in: a message for another domain, and an expired nonce, are refused', async () => {
  const { openBrowser, wait } = setUp()
  const { sign, verify } = openBrowser()
  expect(await verify(await sign({ domain: 'evil.example' }))).toEqual({ ok: false, code: 'DOMAIN_MISMATCH' })
  const request = await sign()
  wait(5 * 60_000)
  expect(await verify(request)).toEqual({ ok: false, code: 'NONCE_EXPIRED' })
})

test('sign-in: five tabs of one browser may each have a nonce', async () => {
  const { sign, verify } = setUp().openBrowser()
  const requests = [await sign(), await sign(), await sign(), await sign(), await sign(), await sign()]
  expect(await verify(requests[0] ?? {})).toEqual({ ok: false, code: 'NONCE_MISMATCH' })
  expect(await verify(requests[1] ?? {})).toMatchObject({ ok: true })
})

test('session: ends with the day, or with the message', async () => {
  const { openBrowser, wait } = setUp()
  const [day, hour] = [openBrowser(), openBrowser()]
  await day.verify(await day.sign())
  await hour.verify(await hour.sign({ expirationTime: new Date(START_MS + 3_600_000).toISOString() }))
  wait(3_600_000 + 30_000)
  expect([await day.session(), await hour.session()]).toEqual([who, null])
  wait(23 * 3_600_000)
  expect(await day.session()).toBeNull()
})

test('session: a message that is accepted because clocks differ begins one', async () => {
  const { openBrowser } = setUp()
  const { sign, verify, session } = openBrowser()
  const expirationTime = new Date(START_MS - 10_000).toISOString()
  expect(await verify(await sign({ expirationTime }))).toMatchObject({ ok: true })
  expect(await session()).toEqual(who)
})

test('requests: a form of another site signs nobody in or out', async () => {
  const { send, sign, verify, session } = setUp().openBrowser()
  await verify(await sign())
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'content-type': 'text/plain' },
  ])
    expect((await send('POST', '/sign-out', {}, headers)).response.status).toBeOneOf([403, 415])
  expect(await session()).toEqual(who)
})

test('requests: only pages of the site can read a response', async () => {
  const { send } = setUp().openBrowser()
  const allowed = await send('GET', '/session', undefined, { origin: ORIGIN })
  expect(allowed.response.headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(allowed.response.headers.get('access-control-allow-credentials')).toBe('true')
  expect(allowed.response.headers.get('cache-control')).toBe('no-store')
  const foreign = await send('GET', '/session', undefined, { origin: 'https://evil.example' })
  expect(foreign.response.headers.get('access-control-allow-origin')).toBeNull()
})

test('requests: each caller has a limit for each minute', async () => {
  const { openBrowser, wait } = setUp({
    callsPerMinute: 2,
    callerOf: (context) => context.req.header('x-caller') ?? '',
  })
  const { send } = openBrowser()
  const status = async (caller: string) =>
    (await send('POST', '/nonce', {}, { 'x-caller': caller })).response.status
  expect([await status('a'), await status('a'), await status('a'), await status('b')]).toEqual([
    200, 200, 429, 200,
  ])
  wait(60_000)
  expect(await status('a')).toBe(200)
})

test('requests: all callers together have a limit for each minute', async () => {
  const { openBrowser, wait } = setUp({
    callsPerMinuteInTotal: 3,
    callsPerMinute: 2,
    callerOf: (context) => context.req.header('x-caller') ?? '',
  })
  const { send } = openBrowser()
  const status = async (caller: string) =>
    (await send('POST', '/nonce', {}, { 'x-caller': caller })).response.status
  const statuses: number[] = []
  // What is refused for its caller does not count.
  for (const caller of ['a', 'a', 'a', 'a', 'b', 'c']) statuses.push(await status(caller))
  expect(statuses).toEqual([200, 200, 429, 429, 200, 429])
  wait(60_000)
  expect(await status('c')).toBe(200)
})

test('requests: a body that is no JSON, and one of a megabyte, are refused', async () => {
  const { app, openBrowser } = setUp()
  const { send } = openBrowser()
  expect((await send('POST', '/verify', 'text')).json).toEqual({ ok: false, code: 'MALFORMED_REQUEST' })
  const response = await app.request('/verify', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: 'a'.repeat(1_000_000),
  })
  expect(response.status).toBe(413)
})
