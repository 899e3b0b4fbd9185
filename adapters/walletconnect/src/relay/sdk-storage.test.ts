import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, it, test } from 'vitest'
import { createSdkStorage } from './sdk-storage'

const relay = { protocol: 'irn' }
const party = { publicKey: 'ab', metadata: { name: 'Oak', url: 'https://oak.example' } }
const grant = { accounts: ['eip155:1:0x00'], methods: [], events: [], chains: ['eip155:1'] }
const session = { topic: 'a', relay, expiry: 1, namespaces: { eip155: grant }, self: party, peer: party }

/** The library's stored data, as version 2.21 writes it. */
const sound: Readonly<Record<string, unknown>> = {
  'wc@2:core:0.3//keychain': { client_ed25519_seed: 'abcd', topic: 'ef' },
  'wc@2:core:0.3//expirer': [{ target: 'topic:a', expiry: 1 }],
  'wc@2:core:0.3//subscription': [{ topic: 'a', relay, id: 'b' }],
  'wc@2:core:0.3//pairing': [{ topic: 'a', relay, expiry: 1, active: true }],
  'wc@2:core:0.3//history': [{ id: 1, topic: 'a', request: { method: 'wc_x', params: {} }, expiry: 2 }],
  'wc@2:core:0.3//messages': { a: { hash: 'text' } },
  'wc@2:core:0.3//messages_withoutClientAck': {},
  'wc@2:client:0.3//session': [session],
  'wc@2:client:0.3//proposal': [{ id: 1, proposer: party }],
  'wc@2:client:0.3//request': [{ id: 1, topic: 'a', params: {} }],
  'wc@2:core:2//verify:public:key': { publicKey: { kty: 'EC' }, expiresAt: 1 },
  'wc@9:core:1//something-new': [{ any: 1 }],
  WALLETCONNECT_CLIENT_ID: 'id',
}

function open(stored: Readonly<Record<string, string>> = {}) {
  const keep = createMemoryStorage()
  for (const [key, text] of Object.entries(stored)) void keep.set(key, text)
  return { keep, sdk: createSdkStorage(keep, 'prefix', () => undefined) }
}

test.each(Object.entries(sound))(
  'stored: %s comes back as it was written, in any instance',
  async (key, value) => {
    const { keep, sdk } = open()
    await sdk.setItem(key.replace('//', ':prefix//'), value)
    expect(await keep.get(key)).toBe(JSON.stringify(value))
    const other = createSdkStorage(keep, 'other', () => undefined)
    expect(await other.getItem(key.replace('//', ':other//'))).toEqual(value)
  },
)

test.each([
  ['no JSON', '{"client'],
  ['a number', '7'],
  ['a text', '"keychain"'],
  ['nothing', 'null'],
  ['too long', JSON.stringify({ topic: 'x'.repeat(600_000) })],
])('stored: %s is removed', async (_what, text) => {
  const key = 'wc@2:core:0.3//keychain'
  const { keep, sdk } = open({ [key]: text })
  expect(await sdk.getItem(key)).toBeUndefined()
  expect(await keep.get(key)).toBeUndefined()
})

it('stored: a damaged entry is removed, and the valid ones are kept', async () => {
  const { peer: _peer, ...noPeer } = session
  const damaged = [
    null,
    'session',
    { ...session, topic: 7 },
    noPeer,
    { ...session, expiry: 'never' },
    { ...session, namespaces: { eip155: { accounts: 'all' } } },
  ]
  const { sdk } = open({
    'wc@2:client:0.3//session': JSON.stringify([...damaged, session]),
    'wc@2:core:0.3//keychain': JSON.stringify({ seed: 'abcd', other: { toString: 1 } }),
  })
  expect(await sdk.getItem('wc@2:client:0.3//session')).toEqual([session])
  expect(await sdk.getItem('wc@2:core:0.3//keychain')).toEqual({ seed: 'abcd' })
})

it('stored: a key with the name of an inherited property does not reach the library', async () => {
  const forged = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"seed":"ab"}'
  const { sdk } = open({ 'wc@2:core:0.3//keychain': forged })
  const read: unknown = await sdk.getItem('wc@2:core:0.3//keychain')
  expect(Object.getOwnPropertyNames(read)).toEqual(['seed'])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test.each(['WALLETCONNECT_DEEPLINK_CHOICE', 'WALLETCONNECT_LINK_MODE_APPS', 'session', 'else'])(
  'stored: %s is none of its keys, and is neither read nor written',
  async (key) => {
    const { keep, sdk } = open({ [key]: '{"href":"https://phishing.example","name":"Oak"}' })
    expect(await sdk.getItem(key)).toBeUndefined()
    await sdk.setItem(key, 1)
    expect(await keep.get(key)).toContain('phishing')
  },
)

it('stored: a value that is too long, alone or in total, is not written, and the previous one is kept', async () => {
  const { keep, sdk } = open()
  const key = (index: number) => `wc@2:core:0.3//part-${index}`
  const large = [{ text: 'x'.repeat(450_000) }]
  for (const index of [1, 2, 3, 4, 5]) await sdk.setItem(key(index), large)
  expect([await keep.get(key(4)), await keep.get(key(5))]).toEqual([JSON.stringify(large), undefined])
  await sdk.setItem(key(1), [{ text: 'x'.repeat(600_000) }])
  expect(await keep.get(key(1))).toBe(JSON.stringify(large))
  await sdk.removeItem(key(1))
  await sdk.setItem(key(5), large)
  expect(await keep.get(key(5))).toBe(JSON.stringify(large))
})
