import type { NodeRequest } from '@latchkey/session/chain'
import { pad } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { formatSiwxMessage, type SiwxMessage } from '../message'
import { eip155Verifier, type SiwxVerifier } from '../verify'
import { createMemoryNonces, createSiwxServer, type NonceStore, type SiwxServerOptions } from '.'

const START_MS = Date.parse('2026-01-01T12:00:00.000Z')
const MINUTE_MS = 60_000
const account = privateKeyToAccount(pad('0x01'))
const at = (ms: number): string => new Date(ms).toISOString()

function setUp(options: Partial<SiwxServerOptions> = {}) {
  let nowMs = START_MS
  const now = (): number => nowMs
  const server = createSiwxServer({ domain: 'example.org', now, ...options })
  return {
    server,
    wait(ms: number): void {
      nowMs += ms
    },
    /** Resolves with the request of a page: a message with a new nonce, signed by the account. */
    async sign(change: Partial<SiwxMessage> = {}) {
      const { nonce, issuedAt } = await server.createNonce()
      const message = formatSiwxMessage({
        domain: 'example.org',
        accountAddress: account.address,
        networkId: 'eip155:1',
        uri: 'https://example.org/login',
        version: '1',
        nonce,
        issuedAt,
        ...change,
      })
      return { message, signature: await account.signMessage({ message }) }
    },
  }
}

/** Each refusal also says why, in a sentence for the server's log. */
const refused = (code: string) =>
  expect.objectContaining({ ok: false, code, detail: expect.stringMatching(/^[A-Z]\w*( [\w-]+)+$/) })

test('verify: accepts a valid signature, and resolves with the account', async () => {
  const { server, sign } = setUp()
  expect(await server.verify(await sign({ statement: 'Hello' }))).toMatchObject({
    ok: true,
    accountAddress: account.address,
    networkId: 'eip155:1',
    type: 'eip191',
    message: { statement: 'Hello' },
  })
})

test('verify: resolves with a checksum address for a message without checksum', async () => {
  const { server, sign } = setUp()
  const result = await server.verify(await sign({ accountAddress: account.address.toLowerCase() }))
  expect(result).toMatchObject({ ok: true, accountAddress: account.address })
})

test('verify: a replayed sign-in is refused', async () => {
  const { server, sign } = setUp()
  const request = await sign()
  expect(await server.verify(request)).toMatchObject({ ok: true })
  expect(await server.verify(request)).toEqual(refused('NONCE_USED'))
})

test('verify: of a hundred requests at the same time one is accepted', async () => {
  const { server, sign } = setUp()
  const request = await sign()
  const results = await Promise.all(Array.from({ length: 100 }, () => server.verify(request)))
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  expect(results.filter((result) => !result.ok && result.code === 'NONCE_USED')).toHaveLength(99)
})

test.each([
  ['another domain', 'DOMAIN_MISMATCH', { domain: 'evil.example' }],
  ['a subdomain', 'DOMAIN_MISMATCH', { domain: 'www.example.org' }],
  ['a domain with user information', 'DOMAIN_MISMATCH', { domain: 'example.org@evil.example' }],
  ['another port', 'DOMAIN_MISMATCH', { domain: 'example.org:8443' }],
  ['a URI of another origin', 'URI_MISMATCH', { uri: 'https://evil.example/' }],
  ['a URI without https', 'URI_MISMATCH', { uri: 'http://example.org/' }],
  ['a URI that is no web address', 'URI_MISMATCH', { uri: 'did:key:example' }],
  ['a nonce that was never issued', 'NONCE_UNKNOWN', { nonce: '0123456789abcdef' }],
  ['a message issued in the future', 'ISSUED_IN_FUTURE', { issuedAt: at(START_MS + 31_000) }],
  ['a message that is not valid yet', 'NOT_YET_VALID', { notBefore: at(START_MS + 31_000) }],
  ['an expired message', 'MESSAGE_EXPIRED', { expirationTime: at(START_MS - 30_000) }],
] as const)('verify: refuses %s', async (_, code, change) => {
  const { server, sign } = setUp()
  expect(await server.verify(await sign(change))).toEqual(refused(code))
})

test('verify: clocks may differ by 30 seconds', async () => {
  const { server, sign } = setUp()
  for (const change of [
    { issuedAt: at(START_MS + 30_000) },
    { notBefore: at(START_MS + 30_000) },
    { expirationTime: at(START_MS - 29_999) },
  ])
    expect(await server.verify(await sign(change))).toMatchObject({ ok: true })
})

test('verify: by a clock that is no number every message is outside its time', async () => {
  const { server, sign, wait } = setUp()
  const request = await sign({ expirationTime: at(START_MS - MINUTE_MS) })
  wait(Number.NaN)
  expect(await server.verify(request)).toEqual(refused('ISSUED_IN_FUTURE'))
})

test.each([
  ['an expiry that is no number', 'NONCE_UNKNOWN', { expiresAtMs: Number.NaN, isUsed: false }],
  ['an expiry that is a text', 'NONCE_UNKNOWN', { expiresAtMs: '9', isUsed: false }],
  ['no word on whether it was used', 'NONCE_UNKNOWN', { expiresAtMs: START_MS + MINUTE_MS }],
  ['a text on whether it was used', 'NONCE_UNKNOWN', { expiresAtMs: START_MS + MINUTE_MS, isUsed: 'no' }],
  ['no expiry', 'NONCE_UNKNOWN', { isUsed: false }],
  ['a text', 'NONCE_UNKNOWN', 'unused'],
  ['null', 'NONCE_UNKNOWN', null],
])('verify: a nonce is refused for which the store has %s', async (_, code, entry) => {
  const store = createMemoryNonces({ now: () => START_MS })
  const nonces = { ...store, find: async () => entry } as NonceStore
  const { server, sign } = setUp({ nonces })
  expect(await server.verify(await sign())).toEqual(refused(code))
})

test.each([undefined, 1, 'OK'])(
  'verify: a nonce is refused that the store says %j of when it is used',
  async (answer) => {
    const store = createMemoryNonces({ now: () => START_MS })
    const { server, sign } = setUp({ nonces: { ...store, use: async () => answer } as never })
    expect(await server.verify(await sign())).toEqual(refused('NONCE_USED'))
  },
)

test.each([
  ['NONCE_MISMATCH', { nonces: null }],
  ['NONCE_MISMATCH', { nonces: 'abc' }],
  ['NONCE_MISMATCH', { nonces: [undefined] }],
  ['ADDRESS_MISMATCH', { accountAddress: null }],
])('verify: resolves with %s for an expectation %j that expects nothing', async (code, expected) => {
  const { server, sign } = setUp()
  expect(await server.verify(await sign(), expected as never)).toEqual(refused(code))
})

test('verify: a nonce expires after five minutes, and is deleted later', async () => {
  const { server, sign, wait } = setUp()
  const request = await sign()
  wait(5 * MINUTE_MS)
  expect(await server.verify(request)).toEqual(refused('NONCE_EXPIRED'))
  wait(10 * MINUTE_MS - 1)
  await server.createNonce()
  expect(await server.verify(request)).toEqual(refused('NONCE_EXPIRED'))
  wait(1)
  await server.createNonce()
  expect(await server.verify(request)).toEqual(refused('NONCE_UNKNOWN'))
})

test('verify: a nonce that was used stays so while there is room for others', async () => {
  const { server, sign } = setUp()
  const request = await sign()
  await server.verify(request)
  await server.createNonce()
  expect(await server.verify(request)).toEqual(refused('NONCE_USED'))
})

test('verify: a nonce lasts as long as the site says', async () => {
  const { server, sign, wait } = setUp({ nonceLifetimeMs: 2 * MINUTE_MS })
  const [inTime, late] = [await sign(), await sign()]
  wait(2 * MINUTE_MS - 1)
  expect(await server.verify(inTime)).toMatchObject({ ok: true })
  wait(1)
  expect(await server.verify(late)).toEqual(refused('NONCE_EXPIRED'))
})

test('verify: refuses a signature of another account, and marks the nonce as used', async () => {
  const { server, sign } = setUp({
    verifiers: [
      eip155Verifier({
        node:
          () =>
          async ({ method }) =>
            method === 'eth_call' ? '0x00' : '0x1',
      }),
    ],
  })
  const { message, signature } = await sign()
  const stranger = privateKeyToAccount(pad('0x02'))
  const forged = { message, signature: await stranger.signMessage({ message }) }
  expect(await server.verify(forged)).toEqual(refused('SIGNATURE_INVALID'))
  expect(await server.verify({ message, signature })).toEqual(refused('NONCE_USED'))
})

test('verify: the message of another account, nonce or network than expected is refused', async () => {
  const { server, sign } = setUp({ networkIds: ['eip155:1'] })
  const request = await sign()
  expect(await server.verify(request, { nonces: ['f'.repeat(32)] })).toEqual(refused('NONCE_MISMATCH'))
  expect(await server.verify(request, { nonces: [] })).toEqual(refused('NONCE_MISMATCH'))
  const accountAddress = '0x00000000000000000000000000000000000000aa'
  expect(await server.verify(request, { accountAddress })).toEqual(refused('ADDRESS_MISMATCH'))
  expect(await server.verify(await sign({ networkId: 'eip155:10' }))).toEqual(refused('NETWORK_UNSUPPORTED'))
  const [, nonce] = /Nonce: (\w+)/.exec(request.message) ?? []
  const expected = { nonces: ['f'.repeat(32), nonce ?? ''], accountAddress: account.address.toLowerCase() }
  expect(await server.verify(request, expected)).toMatchObject({ ok: true })
})

test('verify: a sign-in that a node could not verify may be sent again', async () => {
  let isAway = true
  const node: NodeRequest = async ({ method }) => {
    if (isAway) throw new TypeError('fetch failed')
    return method === 'eth_chainId' ? '0x1' : '0x01'
  }
  const { server, sign } = setUp({ verifiers: [eip155Verifier({ node: () => node })] })
  const request = { ...(await sign()), signature: '0x1234' }
  expect(await server.verify(request)).toEqual(refused('NODE_UNREACHABLE'))
  isAway = false
  expect(await server.verify(request)).toMatchObject({ ok: true, type: 'eip1271' })
})

test('verify: an empty signature waits for the owners of the contract, and is accepted once', async () => {
  let isConfirmed = false
  const node: NodeRequest = async ({ method }) => {
    if (method === 'eth_chainId') return '0x1'
    if (!isConfirmed) throw { code: 3, message: 'execution reverted: Hash not approved' }
    return `0x1626ba7e${'0'.repeat(56)}`
  }
  const { server, sign, wait } = setUp({ verifiers: [eip155Verifier({ node: () => node })] })
  const request = { ...(await sign()), signature: '0x' }
  for (let look = 0; look < 3; look += 1)
    expect(await server.verify(request)).toEqual(refused('SIGNATURE_PENDING'))
  const late = { ...(await sign()), signature: '0x' }
  isConfirmed = true
  expect(await server.verify(request)).toMatchObject({ ok: true, type: 'eip1271' })
  expect(await server.verify(request)).toEqual(refused('NONCE_USED'))
  wait(5 * MINUTE_MS)
  expect(await server.verify(late)).toEqual(refused('NONCE_EXPIRED'))
})

test.each([
  ['undefined', undefined],
  ['a text', 'message'],
  ['null', null],
  ['an object without signature', { message: 'a' }],
  ['an object without message', { signature: '0x' }],
  ['an object with a number as message', { message: 1, signature: '0x' }],
  ['an object with a number as signature', { message: 'a', signature: 1 }],
  ['a signature of 32,769 characters', { message: 'a', signature: 'a'.repeat(32_769) }],
])('verify: refuses %s as request', async (_, request) => {
  expect(await setUp().server.verify(request)).toEqual(refused('MALFORMED_REQUEST'))
})

test('verify: a malformed or very long message is refused', async () => {
  const { server, sign } = setUp()
  const { message, signature } = await sign()
  expect(await server.verify({ message: `${message}\n`, signature })).toEqual(refused('MALFORMED_MESSAGE'))
  const megabyte = 'a'.repeat(1_000_000)
  expect(await server.verify({ message: megabyte, signature })).toEqual(refused('MALFORMED_MESSAGE'))
  const longest = { message: 'a', signature: 'a'.repeat(32_768) }
  expect(await server.verify(longest)).toEqual(refused('MALFORMED_MESSAGE'))
})

test('verify: the signature is not verified when the nonce is not of this server, or was used', async () => {
  let claims = 0
  const verifier: SiwxVerifier = {
    namespace: 'eip155',
    verify: async () => {
      claims += 1
      return { valid: true, type: 'eip191' }
    },
  }
  const { server, sign } = setUp({ verifiers: [verifier] })
  await server.verify(await sign({ nonce: '0123456789abcdef' }))
  expect(claims).toBe(0)
  const request = await sign()
  expect(await server.verify(request)).toMatchObject({ ok: true })
  expect(await server.verify(request)).toEqual(refused('NONCE_USED'))
  expect(claims).toBe(1)
})

test.each(['localhost', 'localhost:3000', '127.0.0.1:8080', '[::1]', '[::1]:3000'])(
  'verify: http and https are allowed for %s',
  async (domain) => {
    const { server, sign } = setUp({ domain: ['example.org', domain] })
    for (const uri of [`http://${domain}/`, `https://${domain}/`])
      expect(await server.verify(await sign({ domain, uri }))).toMatchObject({ ok: true })
  },
)

test.each(['localhost.example', 'my-localhost', '127.0.0.10'])(
  'verify: http is refused for %s, which is another machine',
  async (domain) => {
    const { server, sign } = setUp({ domain })
    expect(await server.verify(await sign({ domain, uri: `http://${domain}/` }))).toEqual(
      refused('URI_MISMATCH'),
    )
  },
)
