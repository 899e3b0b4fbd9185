import { expect, test } from 'vitest'
import { createFields, toSignInRequest } from './create-message'
import { parseSiwxMessage } from './message'
import { createFakeServer, openSiwx } from './test-support/open-siwx'

const nonce = { nonce: 'abcdefgh1', issuedAt: '2026-01-01T00:00:00.000Z' }
const source = { origin: 'https://shop.example:8443', nowMs: 0 }
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

test('message: without parts it ends after a day, and has the time of the page where the server gives none', async () => {
  const ends = { expirationTime: '2026-01-02T00:00:00.000Z' }
  expect(await createFields(nonce, { ...source, createMessage: undefined })).toEqual({ ...own, ...ends })
  const local = await createFields({ nonce: nonce.nonce }, { ...source, createMessage: async () => ({}) })
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
