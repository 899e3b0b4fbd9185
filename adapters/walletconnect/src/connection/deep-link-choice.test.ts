import { createFakeBrowser, createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createDeepLinkChoice } from './deep-link-choice'

function page(keep: MemoryStorage = createMemoryStorage()) {
  const stored = new Map<string, string>()
  const localStorage = {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const browser = createFakeBrowser({ properties: { localStorage } })
  return { stored, keep, choice: createDeepLinkChoice({ browser, keep }) }
}
const KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
const oak = { href: 'oak://', name: 'Oak' }
const kept = [[KEY, '{"href":"oak://","name":"Oak"}']]

test('deep link: is stored when the wallet responds, with only its URL and name', () => {
  const { stored, choice } = page()
  choice.remember(Object.assign({ more: 'x' }, oak), 'code')
  expect([...stored]).toEqual([])
  choice.use('code')
  expect([...stored]).toEqual(kept)
  expect(choice.inUse()).toEqual(oak)
  choice.forget()
  expect(choice.inUse()).toBeUndefined()
  expect([...stored]).toEqual([])
  choice.use('code')
  expect([...stored]).toEqual([])
})

test('deep link: a wallet that was scanned is not asked by opening the one before', () => {
  const { stored, choice } = page()
  choice.remember(oak, 'code')
  choice.use('code')
  choice.remember(undefined, 'other')
  expect([...stored]).toEqual(kept)
  choice.use('other')
  expect([...stored]).toEqual([])
})

test.each([
  '{"href":"https://phishing.example","name":"Oak"}',
  '{"href":"javascript:alert(1)","name":"Oak"}',
  'nonsense',
])('deep link: %s, written by another script, is replaced before a request', (forged) => {
  const { stored, choice } = page()
  choice.remember(oak, 'code')
  choice.use('code')
  stored.set(KEY, forged)
  choice.enforce(true)
  expect([...stored]).toEqual(kept)
  choice.forget()
  stored.set(KEY, forged)
  choice.enforce(true)
  expect([...stored]).toEqual([])
})

test('deep link: a reloaded page has the link of its session, whether the session exists already or is approved later', async () => {
  const before = page()
  before.choice.remember(oak, 'code')
  for (const topic of ['code', 'other']) {
    const waiting = page(before.keep)
    await waiting.choice.restore()
    waiting.choice.use(topic)
    expect([...waiting.stored]).toEqual(topic === 'code' ? kept : [])
    if (topic === 'other') continue
    const connected = page(before.keep)
    await connected.choice.restore()
    connected.choice.use('code')
    expect([...connected.stored]).toEqual(kept)
  }
})

test.each([
  ['https://phishing.example', []],
  ['https://phishing.example', ['oak://', 'https://oak.example']],
  ['https://oak.example.phishing.example', ['https://oak.example']],
  ['https://oak.example@phishing.example/oak', ['https://oak.example']],
  ['http://localhost/oak', ['https://oak.example']],
  ['https://links.example/other', ['https://links.example/oak']],
  ['https://links.example/oaks', ['https://links.example/oak']],
  ['https://oak.example', ['javascript:alert(1)', 'nonsense']],
])(
  'deep link: after a reload the stored link %s is not opened for a wallet with %j',
  async (href, redirects) => {
    const { choice, keep, stored } = page()
    await keep.set('links', JSON.stringify([{ pairingTopic: 'code', href, name: 'Oak' }]))
    await choice.restore()
    choice.use('code', redirects)
    choice.enforce(true)
    expect([...stored]).toEqual([])
    expect(choice.inUse()).toBeUndefined()
  },
)

test.each([
  ['oak://', []],
  ['https://oak.example', ['oak://', 'https://oak.example/']],
  ['https://links.example/oak/wc', ['https://links.example/oak']],
])('deep link: after a reload the stored link %s is opened for a wallet with %j', async (href, redirects) => {
  const { choice, keep } = page()
  await keep.set('links', JSON.stringify([{ pairingTopic: 'code', href, name: 'Oak' }]))
  await choice.restore()
  choice.use('code', redirects)
  expect(choice.inUse()).toEqual({ href, name: 'Oak' })
})

test('deep link: the universal link that this page was given needs no redirect of the wallet', () => {
  const { choice } = page()
  choice.remember({ href: 'https://oak.example', name: 'Oak' }, 'code')
  choice.use('code')
  expect(choice.inUse()).toEqual({ href: 'https://oak.example', name: 'Oak' })
})

test('deep link: a code that is shown during a session does not change the session’s link', async () => {
  const before = page()
  before.choice.remember(oak, 'code')
  before.choice.use('code')
  before.choice.remember({ href: 'birch://', name: 'Birch' }, 'other')
  const again = page(before.keep)
  await again.choice.restore()
  again.choice.use('code')
  expect([...again.stored]).toEqual(kept)
})

test.each([
  '[{"pairingTopic":"code","href":"javascript:alert(1)","name":"Oak"}]',
  `[{"pairingTopic":"code","href":"https://oak.example/${'x'.repeat(2_048)}","name":"Oak"}]`,
  '{"pairingTopic":"code"}',
  'nonsense',
])('deep link: the invalid stored value %s is ignored', async (stored) => {
  const { choice, keep, stored: written } = page()
  await keep.set('links', stored)
  await choice.restore()
  choice.use('code')
  expect([...written]).toEqual([])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://oak#Intent;end', 'http://oak.example', ''])(
  'deep link: %j is not kept',
  (href) => {
    const { stored, choice } = page()
    choice.remember({ href, name: 'Oak' }, 'code')
    choice.use('code')
    expect([...stored]).toEqual([])
  },
)

test('deep link: works without storage, and with storage that throws', async () => {
  const broken = {
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => undefined,
  }
  const refuse = async (): Promise<never> => {
    throw new Error('blocked')
  }
  const keep = { get: refuse, set: refuse, remove: refuse }
  for (const localStorage of [undefined, null, broken]) {
    const browser = createFakeBrowser({ properties: { localStorage } })
    const choice = createDeepLinkChoice({ browser, keep })
    choice.remember(oak, 'code')
    await choice.restore()
    expect(() => choice.use('code')).not.toThrow()
    expect(() => choice.forget()).not.toThrow()
  }
})
