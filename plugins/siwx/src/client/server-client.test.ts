import type { Http, HttpRequest } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import { createServerClient } from './server-client'

const session = {
  accountAddress: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  networkId: 'eip155:1',
} as const

function setUp(reply: unknown, url = '/siwx/') {
  const requests: HttpRequest[] = []
  const http: Http = {
    async send(request, parse) {
      requests.push(request)
      return parse(reply)
    },
  }
  return { client: createServerClient(http, url), requests }
}

test('server client: sends requests with cookies to the URL of the host', async () => {
  const { client, requests } = setUp({ ok: true, ...session })
  await client.verify('text', '0x12')
  expect(requests).toEqual([
    {
      url: '/siwx/verify',
      method: 'POST',
      credentials: 'include',
      body: { message: 'text', signature: '0x12' },
      maxBytes: 16_384,
    },
  ])
})

test.each([
  ['nonce', 'POST', { nonce: 'abcdefgh', issuedAt: '2026-01-01T00:00:00Z' }],
  ['session', undefined, { session: null }],
  ['signOut', 'POST', {}],
] as const)('server client: %s is asked by %s, with the signal of who waits', async (name, method, reply) => {
  const { client, requests } = setUp(reply, '/siwx/')
  const { signal } = new AbortController()
  await client[name](signal)
  const path = name === 'signOut' ? 'sign-out' : name
  expect(requests).toEqual([
    {
      url: `/siwx/${path}`,
      credentials: 'include',
      maxBytes: 16_384,
      ...(method && { method, body: {} }),
      signal,
    },
  ])
})

test('server client: reads an accepted and a refused sign-in', async () => {
  expect(await setUp({ ok: true, ...session }).client.verify('a', 'b')).toEqual({ ok: true, session })
  const refused = { ok: false, code: 'NONCE_USED' }
  expect(await setUp({ ...refused, detail: '…' }).client.verify('a', 'b')).toEqual(refused)
})

test('server client: resolves with the session, or with undefined when there is none', async () => {
  expect(await setUp({ session }).client.session()).toEqual(session)
  expect(await setUp({ session: null }).client.session()).toBeUndefined()
})

test('server client: resolves with a nonce and the time of the server', async () => {
  const nonce = { nonce: 'abcdefgh', issuedAt: '2026-01-01T00:00:00.000Z' }
  expect(await setUp({ ...nonce, expiresAt: '' }).client.nonce()).toEqual(nonce)
})

test.each([
  [null],
  ['abcdefgh'],
  [{ nonce: 'abcdefgh' }],
  [{ nonce: 'abc', issuedAt: '2026-01-01T00:00:00.000Z' }],
  [{ nonce: 'a'.repeat(257), issuedAt: '2026-01-01T00:00:00.000Z' }],
  [{ nonce: '-abcdefgh', issuedAt: '2026-01-01T00:00:00.000Z' }],
  [{ nonce: 'abcdefgh', issuedAt: 1_767_225_600_000 }],
  [{ nonce: 'abcdefgh\nURI: x', issuedAt: '2026-01-01T00:00:00.000Z' }],
  [{ nonce: 12_345_678, issuedAt: '2026-01-01T00:00:00.000Z' }],
  [{ nonce: 'abcdefgh', issuedAt: 'now' }],
])('server client: rejects %o as the response to a nonce request', async (reply) => {
  await expect(setUp(reply).client.nonce()).rejects.toMatchObject({ code: 'HTTP_ANSWER' })
})

test.each([
  [null],
  [[]],
  [{ ok: true }],
  [{ ok: 'true', ...session }],
  [{ ok: false }],
  [{ ok: false, code: 5 }],
  [{ ok: 'false', code: 'NONCE_USED' }],
  ['accepted'],
  [session],
  [{ ok: true, accountAddress: session.accountAddress, networkId: 'mainnet' }],
])('server client: rejects %o as the response to a verify request', async (reply) => {
  await expect(setUp(reply).client.verify('a', 'b')).rejects.toMatchObject({ code: 'HTTP_ANSWER' })
})

test.each([
  [null],
  ['session'],
  [{}],
  [{ session: {} }],
  [{ session: 'me' }],
  [{ session: { ...session, accountAddress: '' } }],
  [{ session: { networkId: 'eip155:1' } }],
])('server client: rejects %o as the response to a session request', async (reply) => {
  await expect(setUp(reply).client.session()).rejects.toMatchObject({ code: 'HTTP_ANSWER' })
})

test.each([[null], ['ended'], [undefined]])(
  'server client: rejects %o as the response to the end of a session',
  async (reply) => {
    await expect(setUp(reply).client.signOut()).rejects.toMatchObject({ code: 'HTTP_ANSWER' })
  },
)

// The production build does not check options.
test.each([
  'http://shop.example/siwx',
  '//other.example/siwx',
  '/\\other.example',
  'ftp://shop.example',
  'siwx\\other',
  'data:,x',
])('server client: %s is never asked', (url) => {
  expect(() => setUp({}, url)).toThrow(expect.objectContaining({ code: 'INVALID_SIWX_OPTION' }))
})

test.each(['https://shop.example/siwx', 'http://localhost:3000', '/siwx:v2', 'siwx', ''])(
  'server client: %s is asked',
  async (url) => {
    const { client, requests } = setUp({}, url)
    await client.signOut()
    expect(requests).toMatchObject([{ url: `${url}/sign-out` }])
  },
)
