import { expect, test } from 'vitest'
import { createFields, toSignInRequest } from './create-message'
import { parseSiwxMessage } from './message'
import { createFakeServer, openSiwx } from './test-support/open-siwx'

const nonce = { nonce: 'abcdefgh1', issuedAt: '2026-01-01T00:00:00.000Z' }
const source = { origin: 'https://shop.example:8443', nowMs: Date.parse(nonce.issuedAt) }
const own = {
  domain: 'shop.example:8443',
  uri: 'https://shop.example:8443/',
  version: '1',
  nonce: 'abcdefgh1',
  issuedAt: '2026-01-01T00:00:00.000Z',
}

/** What a host without types may return: also fields that it may not set. */
const foreign = {
  domain: 'evil.example',
  uri: 'https://evil.example/',
  version: '2',
  nonce: 'zyxwvuts9',
  issuedAt: '2030-01-01T00:00:00.000Z',
  accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  networkId: 'eip155:10',
  statement: 'Welcome',
}

test('message: the host sets statement, resources, request id and times', async () => {
  const parts = {
    statement: 'Welcome',
    resources: ['https://shop.example/terms'],
    requestId: 'r1',
    expirationTime: '2026-01-01T01:00:00.000Z',
    notBefore: '2026-01-01T00:00:00.000Z',
  }
  expect(await createFields(nonce, { ...source, createMessage: () => parts })).toEqual({ ...own, ...parts })
})

test.each([
  ['statement', { statement: null }],
  ['requestId', { requestId: null }],
  ['resources', { resources: 'https://shop.example/terms' }],
  ['expirationTime', { expirationTime: 5 }],
])(
  'message: %s of the host is checked before a wallet that writes the text itself gets it',
  async (field, parts) => {
    const fields = createFields(nonce, { ...source, createMessage: () => parts as never })
    await expect(fields).rejects.toMatchObject({ code: 'SIWX_MALFORMED_MESSAGE', field })
  },
)

test.each(['null', '', 'file://', 'about:blank'])(
  'message: on a page of the opaque origin "%s" signing in is refused by a code',
  async (origin) => {
    const fields = createFields(nonce, { origin, nowMs: 0, createMessage: undefined })
    await expect(fields).rejects.toMatchObject({ code: 'SIWX_OPAQUE_ORIGIN' })
  },
)

test('message: on a page of an opaque origin neither the server nor the wallet is asked', async () => {
  let asked = 0
  const nonces = async () => {
    asked += 1
    return nonce
  }
  const page = openSiwx({ backend: { ...createFakeServer(), nonce: nonces } }, { origin: 'null' })
  await page.connect()
  await expect(page.api.sign()).rejects.toMatchObject({ code: 'SIWX_OPAQUE_ORIGIN' })
  expect([asked, page.prompts.length]).toEqual([0, 0])
})

const DAY_MS = 86_400_000
test.each([
  ['a minute behind', -60_000, 'signed'],
  ['less than a day behind', 1 - DAY_MS, 'signed'],
  ['a day and half a minute behind', -DAY_MS - 30_000, 'SIWX_WRONG_CLOCK'],
  ['two days behind', -2 * DAY_MS, 'SIWX_WRONG_CLOCK'],
  ['a minute ahead', 60_000, 'signed'],
  ['less than a day ahead', DAY_MS - 1, 'signed'],
  ['a day and half a minute ahead', DAY_MS + 30_000, 'SIWX_WRONG_CLOCK'],
  ['two days ahead', 2 * DAY_MS, 'SIWX_WRONG_CLOCK'],
])(
  'clock: %s of the server the wallet is asked, or the error names the clock',
  async (_what, offMs, outcome) => {
    const server = createFakeServer()
    const issuedAt = new Date(10 * DAY_MS).toISOString()
    const page = openSiwx({ backend: { ...server, nonce: async () => ({ nonce: 'abcdefgh1', issuedAt }) } })
    await page.clock.advance(10 * DAY_MS + offMs)
    await page.connect()
    const ended = page.api.sign().then(
      () => 'signed',
      (error: { readonly code: string }) => error.code,
    )
    expect([await ended, page.prompts.length]).toEqual([outcome, outcome === 'signed' ? 1 : 0])
  },
)

test('clock: of a message that lasts an hour, an hour is too much, and what has ended before it began blames no clock', async () => {
  const issued = Date.parse(nonce.issuedAt)
  const at = (ms: number): string => new Date(issued + ms).toISOString()
  const fieldsAt = (nowMs: number, expirationTime: string) =>
    createFields(nonce, { ...source, nowMs, createMessage: () => ({ expirationTime }) })
  const wrong = { code: 'SIWX_WRONG_CLOCK', serverTime: nonce.issuedAt, aheadMs: 3_630_000 }
  await expect(fieldsAt(issued + 3_630_000, at(3_600_000))).rejects.toMatchObject(wrong)
  const behind = { ...wrong, aheadMs: -3_630_000 }
  await expect(fieldsAt(issued - 3_630_000, at(3_600_000))).rejects.toMatchObject(behind)
  await expect(fieldsAt(issued - 3_629_999, at(3_600_000))).resolves.toBeDefined()
  await expect(fieldsAt(issued + 3_629_999, at(3_600_000))).resolves.toBeDefined()
  await expect(fieldsAt(issued + 5_000, at(-3_600_000))).resolves.toBeDefined()
})

test('clock: without a time of the server nothing is compared', async () => {
  const fields = createFields(
    { nonce: nonce.nonce },
    { ...source, nowMs: 5 * DAY_MS, createMessage: undefined },
  )
  await expect(fields).resolves.toMatchObject({ issuedAt: '1970-01-06T00:00:00.000Z' })
})

test('message: without parts it ends after a day, and has the time of the page where the server gives none', async () => {
  const ends = { expirationTime: '2026-01-02T00:00:00.000Z' }
  expect(await createFields(nonce, { ...source, createMessage: undefined })).toEqual({ ...own, ...ends })
  const unasked = { ...source, nowMs: 0, createMessage: async () => ({}) }
  const local = await createFields({ nonce: nonce.nonce }, unasked)
  expect(local).toMatchObject({
    issuedAt: '1970-01-01T00:00:00.000Z',
    expirationTime: '1970-01-02T00:00:00.000Z',
  })
})

test('message: domain, URI, version, nonce and time cannot be set by the host', async () => {
  const fields = await createFields(nonce, { ...source, createMessage: () => foreign })
  expect(fields).toEqual({ ...own, statement: 'Welcome', expirationTime: '2026-01-02T00:00:00.000Z' })
  const account = { address: '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA', networkId: 'eip155:1' } as const
  expect(parseSiwxMessage(toSignInRequest(fields).format(account))).toMatchObject({
    ...own,
    accountAddress: account.address,
    networkId: 'eip155:1',
  })
})

test('message: the wallet is asked for the page, nonce, account and network of the user', async () => {
  const page = openSiwx({ backend: createFakeServer(), createMessage: () => foreign })
  await page.connect()
  const { accountAddress } = await page.api.sign()
  expect(parseSiwxMessage(page.prompts[0] ?? '')).toMatchObject({
    domain: 'host.example',
    uri: 'https://host.example/',
    nonce: 'abcdefgh1',
    accountAddress,
    networkId: 'eip155:1',
    statement: 'Welcome',
  })
})
