import { expect, test } from 'vitest'
import { ANA, BEN, openPage } from '../test-support/open-page'

test('sign-in: concurrent calls send one signature request, and no request is sent when there is a session', async () => {
  const { rules, counts, status, use } = openPage()
  await use(ANA)
  expect([status(), counts.shown]).toEqual(['signed-out', 1])
  await Promise.all([rules.sign(), rules.sign()])
  await rules.sign()
  expect([status(), counts.prompts]).toEqual(['signed-in', 1])
})

test.each([
  ['begins the session', false, 'signed-in'],
  ['begins none where sessions end with the network', true, 'signed-out'],
] as const)(
  'sign-in: what the wallet signed for another network while connecting %s',
  async (_what, ends, expected) => {
    const page = openPage(undefined, {}, ends)
    const message = {
      domain: 'shop.example',
      uri: 'https://shop.example/',
      version: '1',
      nonce: 'abcdefgh1',
      issuedAt: new Date(page.clock.now()).toISOString(),
      expirationTime: new Date(page.clock.now() + 3_600_000).toISOString(),
      accountAddress: ANA,
      networkId: 'eip155:10',
    } as const
    await page.rules.accept({ text: '', message, signature: '0x' }, new AbortController().signal)
    await page.use(ANA)
    expect(page.status()).toBe(expected)
  },
)

test('sign-in: after connecting, the screen is shown before a slow server has responded', async () => {
  const { rules, counts, status, use } = openPage()
  const checked = use(ANA)
  rules.connected()
  expect([status(), counts.shown]).toEqual(['checking', 1])
  await checked
  expect(status()).toBe('signed-out')
})

test.each([{ accountAddress: BEN }, { networkId: 'eip155:8453' }] as const)(
  'sign-in: a server session for another account or network than was signed (%j) is ended and refused',
  async (responseChange) => {
    const { rules, clock, counts, status, onServer, use } = openPage(undefined, responseChange)
    await use(ANA)
    await expect(rules.sign()).rejects.toMatchObject({ code: 'SIWX_REFUSED', reason: 'ADDRESS_MISMATCH' })
    await clock.advance(0)
    expect([status(), counts.begun, onServer()]).toEqual(['signed-out', 0, undefined])
  },
)

test('sign-in: an account switch ends the session at once, on the page and on the server', async () => {
  const { rules, clock, status, onServer, use } = openPage()
  await use(ANA)
  await rules.sign()
  await use(BEN)
  await clock.advance(0)
  expect([status(), onServer()]).toEqual(['signed-out', undefined])
})

test('sign-in: a session outlives a wallet that is locked, and ends with one that is disconnected', async () => {
  const page = openPage()
  await page.use(ANA)
  await page.rules.sign()
  await page.lock()
  expect([page.status(), page.onServer() !== undefined]).toEqual(['disconnected', true])
  await page.use(ANA)
  expect([page.status(), page.counts.prompts]).toEqual(['signed-in', 1])
  const gone = openPage()
  await gone.use(ANA)
  await gone.rules.sign()
  await gone.use(undefined)
  await gone.clock.advance(0)
  expect([gone.status(), gone.onServer()]).toEqual(['disconnected', undefined])
})

test('sign-in: a server session of another account is ended and not used', async () => {
  const { clock, status, onServer, use } = openPage({ accountAddress: ANA, networkId: 'eip155:1' })
  await use(BEN)
  await clock.advance(0)
  expect([status(), onServer()]).toEqual(['signed-out', undefined])
})

test('sign-in: a session that expired before the visit is not used', async () => {
  const expirationTime = new Date(-60_000).toISOString()
  const { counts, status, use } = openPage({ accountAddress: ANA, networkId: 'eip155:1', expirationTime })
  await use(ANA)
  expect([status(), counts.begun]).toEqual(['signed-out', 0])
})

test('sign-in: a session ends when it expires, with a tolerance of 30 s', async () => {
  const { rules, clock, status, use } = openPage()
  await use(ANA)
  await rules.sign()
  await clock.advance(3_600_000 + 29_000)
  expect(status()).toBe('signed-in')
  await clock.advance(1_000)
  expect([status(), rules.session()]).toEqual(['signed-out', undefined])
})

test('sign-in: a clock that is set back does not make a session last longer, on another network neither', async () => {
  const { rules, clock, status, use } = openPage()
  await use(ANA)
  await rules.sign()
  clock.setBy(-1_800_000)
  await use(ANA, 'eip155:10')
  await clock.advance(3_600_000 + 29_000)
  expect([status(), rules.session() !== undefined]).toEqual(['signed-in', true])
  await clock.advance(1_000)
  expect([status(), rules.session()]).toEqual(['signed-out', undefined])
})

test('sign-in: cancelling disconnects the wallet when signing in is required', async () => {
  const { rules, counts, use } = openPage()
  await use(ANA)
  await rules.cancel()
  expect(counts).toEqual({ prompts: 0, shown: 1, begun: 0, disconnects: 1 })
})

test('sign-in: a sign-out during the look-up ends the session that is found', async () => {
  const { rules, status, onServer, use } = openPage({ accountAddress: ANA, networkId: 'eip155:1' })
  const following = use(ANA)
  await rules.signOut()
  await following
  expect([status(), onServer()]).toEqual(['signed-out', undefined])
})

test('sign-in: a session that is not valid yet is refused, with a tolerance of 30 s', async () => {
  const early = openPage(undefined, { notBefore: new Date(31_000).toISOString() })
  await early.use(ANA)
  await expect(early.rules.sign()).rejects.toMatchObject({ reason: 'NOT_YET_VALID' })
  await early.clock.advance(0)
  expect([early.status(), early.counts.begun, early.onServer()]).toEqual(['signed-out', 0, undefined])
  const soon = openPage(undefined, { notBefore: new Date(30_000).toISOString() })
  await soon.use(ANA)
  await soon.rules.sign()
  expect([soon.status(), soon.rules.session() !== undefined]).toEqual(['signed-in', true])
})

const at = (ms: number): string => new Date(ms).toISOString()

test.each([
  ['ten minutes behind', 600_000, 'signed-in'],
  ['an hour ahead, within the times of the session', -3_600_000, 'signed-in'],
] as const)(
  'sign-in: a server session is used when the clock of the page is %s',
  async (_name, issuedAtMs, status) => {
    const {
      rules,
      counts,
      status: shown,
      use,
    } = openPage({
      accountAddress: ANA,
      networkId: 'eip155:1',
      issuedAt: at(issuedAtMs),
      expirationTime: at(issuedAtMs + 7_200_000),
    })
    await use(ANA)
    expect([shown(), counts.shown]).toEqual([status, 0])
    expect(rules.session()).toBeDefined()
  },
)

test.each([
  ['notBefore', { notBefore: at(31_000) }],
  ['expirationTime', { issuedAt: at(-7_200_000), expirationTime: at(-31_000) }],
])('sign-in: a server session outside its %s is not used', async (_name, times) => {
  const { rules, status, use } = openPage({ accountAddress: ANA, networkId: 'eip155:1', ...times })
  await use(ANA)
  expect([status(), rules.session()]).toEqual(['signed-out', undefined])
})

test('sign-in: a new session stays valid when the clock of the page is behind that of the server', async () => {
  const { rules, clock, status, use } = openPage(undefined, { issuedAt: at(600_000) })
  await use(ANA)
  await rules.sign()
  await clock.advance(1_000)
  expect([status(), rules.session()?.issuedAt]).toEqual(['signed-in', at(600_000)])
})

test('sign-in: a session that has expired by the clock of the page is refused and ended', async () => {
  const { rules, clock, status, onServer, use } = openPage(undefined, { expirationTime: at(-3_600_000) })
  await use(ANA)
  await expect(rules.sign()).rejects.toMatchObject({ code: 'SIWX_REFUSED', reason: 'MESSAGE_EXPIRED' })
  await clock.advance(0)
  expect([status(), onServer()]).toEqual(['signed-out', undefined])
})

test.each([
  ['has expired', { expirationTime: at(-3_600_000) }],
  ['has not begun', { notBefore: at(31_000) }],
])(
  'sign-in: a session that %s does not begin, although the wallet signed while connecting',
  async (_is, times) => {
    const page = openPage(undefined, times)
    const message = {
      domain: 'shop.example',
      uri: 'https://shop.example/',
      version: '1',
      nonce: 'abcdefgh1',
      issuedAt: at(0),
      expirationTime: at(3_600_000),
      accountAddress: ANA,
      networkId: 'eip155:1',
    } as const
    await page.rules.accept({ text: '', message, signature: '0x' }, new AbortController().signal)
    await page.use(ANA)
    await page.clock.advance(0)
    expect([page.status(), page.counts.begun, page.onServer()]).toEqual(['signed-out', 0, undefined])
  },
)
