import { expect, test } from 'vitest'
import { formatSiwxMessage, type SiwxMessage } from '../message'
import { createSiweText, type SiweMessageFields } from './siwe-config'

const own: SiwxMessage = {
  domain: 'shop.example',
  accountAddress: '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA',
  networkId: 'eip155:10',
  uri: 'https://shop.example/',
  version: '1',
  nonce: 'abcdefgh1',
  statement: 'Welcome',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expirationTime: '2026-01-02T00:00:00.000Z',
}

test('siwe text: the host gets the fields of the message by their old names', async () => {
  const given: SiweMessageFields[] = []
  const write = (fields: SiweMessageFields): string => {
    given.push(fields)
    return formatSiwxMessage(own)
  }
  await createSiweText(write, own)
  expect(given).toEqual([
    {
      domain: 'shop.example',
      uri: 'https://shop.example/',
      version: '1',
      nonce: 'abcdefgh1',
      statement: 'Welcome',
      iat: '2026-01-01T00:00:00.000Z',
      exp: '2026-01-02T00:00:00.000Z',
      chainId: 10,
      chains: [10],
      address: 'did:pkh:eip155:10:0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA',
    },
  ])
  const { expirationTime: _, ...endless } = own
  await createSiweText(write, { ...endless, notBefore: '2026-01-01T01:00:00.000Z' })
  const { exp: __, ...rest } = given[0] ?? {}
  expect(given[1]).toEqual({ ...rest, nbf: '2026-01-01T01:00:00.000Z' })
})

test('siwe text: what the host writes is signed, with another path and other times', async () => {
  const { expirationTime: _, ...rest } = own
  const message = { ...rest, uri: 'https://shop.example/account', statement: 'Its own words' }
  const text = formatSiwxMessage(message)
  expect(await createSiweText(async () => text, own)).toEqual({ text, message })
})

test.each([
  ['domain', { domain: 'evil.example' }],
  ['scheme', { scheme: 'http' }],
  ['uri', { uri: 'https://evil.example/' }],
  ['nonce', { nonce: 'zyxwvuts9' }],
  ['accountAddress', { accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  ['networkId', { networkId: 'eip155:1' }],
  ['expirationTime', { expirationTime: '2025-12-31T00:00:00.000Z' }],
] as const)('siwe text: one with another %s is refused before it is signed', async (field, change) => {
  const text = formatSiwxMessage({ ...own, ...change })
  await expect(createSiweText(() => text, own)).rejects.toMatchObject({
    code: 'SIWX_MALFORMED_MESSAGE',
    field,
  })
})

test.each([undefined, null, 5, {}, [formatSiwxMessage(own)]])('siwe text: %j is no text', async (written) => {
  await expect(createSiweText(() => written as never, own)).rejects.toMatchObject({
    code: 'SIWX_MALFORMED_MESSAGE',
    field: 'text',
  })
})

test.each([
  ['', 'a text that is empty'],
  ['Sign in, please', 'a text of another form'],
])('siwe text: %j (%s) is refused', async (text) => {
  await expect(createSiweText(() => text, own)).rejects.toMatchObject({ code: 'SIWX_MALFORMED_MESSAGE' })
})
