import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { ADDRESS, OTHER, sessionOf } from '../test-support/fake-relay'
import { ask, connected, createFakeWork } from '../test-support/fake-work'

const requestOf = (
  method: string,
  signal: AbortSignal = new AbortController().signal,
  networkId: 'eip155:1' | 'eip155:8453' = 'eip155:1',
) => ({ method, params: ['0x00'], networkId, signal })

test('requests: what the wallet did not grant is never sent: the network serves what it knows', async () => {
  const { work, relay } = await connected()
  expect(await work.request(requestOf('eth_call'))).toBe('eth_call on eip155:1')
  await expect(work.request(requestOf('eth_sign'))).rejects.toMatchObject({ code: 4200 })
  const elsewhere = requestOf('personal_sign', new AbortController().signal, 'eip155:8453')
  await expect(work.request(elsewhere)).rejects.toMatchObject({ code: 'CHAIN_MISMATCH', rpcCode: 4901 })
  expect(relay.requests).toEqual([])
})

test('requests: accounts and chain are served without the wallet', async () => {
  const { work, relay } = await connected(sessionOf(['eip155:8453']))
  expect(await work.request(requestOf('eth_accounts'))).toEqual([ADDRESS])
  expect(await work.request(requestOf('eth_requestAccounts'))).toEqual([ADDRESS])
  expect(await work.request(requestOf('eth_chainId'))).toBe('0x2105')
  expect(relay.requests).toEqual([])
})

test('requests: if the socket does not open within 10 s, a typed error is thrown, and the request is never sent', async () => {
  const { work, relay, clock } = await connected()
  relay.waitUntilSubscribed = () => new Promise(() => undefined)
  const ended = expect(work.request(requestOf('personal_sign'))).rejects.toMatchObject({
    code: 'RELAY_UNREACHABLE',
  })
  await clock.advance(10_000)
  await ended
  expect(relay.requests).toEqual([])
  expect(clock.waiting).toBe(0)
})

test('requests: one that the relay does not take within 10 s is a typed error, and is canceled', async () => {
  const { work, relay, clock } = await connected()
  relay.answer = () => new Promise(() => undefined)
  relay.deliver = () => new Promise(() => undefined)
  const ended = expect(work.request(requestOf('personal_sign'))).rejects.toMatchObject({
    code: 'REQUEST_UNDELIVERED',
  })
  await clock.advance(9_999)
  expect(relay.canceled).toEqual([])
  await clock.advance(1)
  await ended
  expect(relay.canceled).toHaveLength(1)
})

test.each([-86_400_000, 86_400_000])(
  'requests: a clock that is set by %i ms while the socket opens leaves the relay its 10 s',
  async (ms) => {
    const { work, relay, clock } = await connected()
    relay.waitUntilSubscribed = async () => clock.setBy(ms)
    relay.answer = () => new Promise(() => undefined)
    relay.deliver = () => new Promise(() => undefined)
    const ended = expect(work.request(requestOf('personal_sign'))).rejects.toMatchObject({
      code: 'REQUEST_UNDELIVERED',
    })
    await clock.advance(9_999)
    expect(relay.canceled).toEqual([])
    await clock.advance(1)
    expect(relay.canceled).toHaveLength(1)
    await ended
  },
)

test('requests: one that was delivered waits for the user', async () => {
  const { work, relay, clock } = await connected()
  let answer: (value: unknown) => void = () => undefined
  relay.answer = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const asking = work.request(requestOf('personal_sign'))
  await clock.advance(3_600_000)
  answer('0x01')
  expect(await asking).toBe('0x01')
})

test('requests: a response counts although the relay’s acknowledgement was lost', async () => {
  const { work, relay } = await connected()
  relay.deliver = () => new Promise(() => undefined)
  relay.answer = () => '0x01'
  expect(await work.request(requestOf('personal_sign'))).toBe('0x01')
})

test('requests: without a session they are rejected', async () => {
  const { work } = createFakeWork()
  await expect(work.request(requestOf('personal_sign'))).rejects.toMatchObject({ code: 4900 })
})

test('next visit: the session with most of the remembered accounts is restored, unless it has expired', async () => {
  const { work, relay, clock } = createFakeWork()
  const expired = { ...sessionOf(['eip155:1'], [ADDRESS], 'expired'), expiry: 1 }
  await clock.advance(2_000)
  relay.stored = [
    expired,
    sessionOf(['eip155:1'], [OTHER], 'other'),
    sessionOf(['eip155:8453'], [ADDRESS], 'mine'),
    { nonsense: true },
  ]
  const accounts = [{ namespace: 'eip155', address: ADDRESS.toLowerCase() }]
  const back = await work.reconnect({ ...ask(), accounts })
  expect(back).toMatchObject({ accounts: [{ address: ADDRESS }], networkIds: { eip155: 'eip155:8453' } })
})

test('next visit: a session of another tab is found after the library is created again', async () => {
  const fake = createFakeWork()
  const { work, relay } = fake
  await work.start()
  await work.reset()
  const { client } = relay
  let looks = 0
  const stored = [sessionOf()]
  Object.assign(client, { sessions: () => (looks++ === 0 ? [] : stored) })
  const back = await work.reconnect({ ...ask(), accounts: [{ namespace: 'eip155', address: ADDRESS }] })
  expect(back?.accounts[0].address).toBe(ADDRESS)
  expect([fake.made, relay.closed]).toEqual([2, 1])
})

test('next visit: without a session to restore the library is closed again', async () => {
  const { work, relay } = createFakeWork()
  expect(await work.reconnect({ ...ask(), accounts: [] })).toBeUndefined()
  await Promise.resolve()
  expect([relay.closed, relay.listening]).toEqual([1, 0])
})

test('ending: disconnecting notifies the wallet once and removes the link', async () => {
  const { work, relay, deepLinks } = createFakeWork()
  work.rememberLink({ href: 'testwallet://', name: 'Test' })
  const connecting = work.connect(ask())
  await work.start()
  relay.proposals[0]?.approve(sessionOf())
  await connecting
  expect([...deepLinks.values()]).toEqual(['{"href":"testwallet://","name":"Test"}'])
  expect(work.openedLink()).toEqual({ href: 'testwallet://', name: 'Test' })
  await work.disconnect()
  await work.disconnect()
  expect([relay.ended, deepLinks.size]).toEqual([['session-1'], 0])
  expect(work.openedLink()).toBeUndefined()
})

test('deep link: what another script wrote is not what a request or the next visit opens', async () => {
  const key = 'WALLETCONNECT_DEEPLINK_CHOICE'
  const { work, relay, deepLinks } = await connected()
  let seen: string | undefined
  relay.answer = () => {
    seen = deepLinks.get(key)
    return '0x01'
  }
  deepLinks.set(key, '{"href":"https://phishing.example","name":"Test"}')
  await work.request(requestOf('personal_sign'))
  expect(seen).toBeUndefined()
  const next = createFakeWork()
  next.relay.stored = [sessionOf()]
  next.deepLinks.set(key, '{"href":"https://phishing.example","name":"Test"}')
  await next.work.reconnect({ ...ask(), accounts: [{ namespace: 'eip155', address: ADDRESS }] })
  expect([...next.deepLinks]).toEqual([])
})

test.each([
  ['https://phishing.example', undefined],
  ['https://test.example/', '{"href":"https://test.example/","name":"Test"}'],
])('deep link: %s, stored for the code of the session, is %j on the next visit', async (href, opened) => {
  const storage = createMemoryStorage()
  await storage.set('links', JSON.stringify([{ pairingTopic: 'code', href, name: 'Test' }]))
  const { work, relay, deepLinks } = createFakeWork({ storage })
  const metadata = {
    name: 'Test',
    icons: [],
    redirect: { native: 'test:', universal: 'https://test.example' },
  }
  relay.stored = [{ ...sessionOf(), pairingTopic: 'code', peer: { metadata } }]
  await work.reconnect({ ...ask(), accounts: [{ namespace: 'eip155', address: ADDRESS }] })
  await work.request(requestOf('personal_sign'))
  expect(deepLinks.get('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(opened)
})

test.each([
  ['wallet_getCapabilities', false],
  ['wallet_getCallsStatus', false],
  ['wallet_getAssets', false],
  ['wallet_getPermissions', false],
  ['eth_sendRawTransaction', false],
  ['personal_sign', true],
  ['wallet_switchEthereumChain', true],
  ['oak_methodInNoTable', true],
])('deep link: %s opens the wallet’s app: %j', async (method, isOpened) => {
  const fake = createFakeWork()
  const { work, relay, deepLinks } = fake
  const connecting = work.connect(ask())
  await work.start()
  work.rememberLink({ href: 'oak://', name: 'Oak' })
  const { namespaces, ...session } = sessionOf()
  relay.proposals[0]?.approve({
    ...session,
    namespaces: { eip155: { ...namespaces['eip155'], methods: ['personal_sign', method] } },
  })
  await connecting
  const seen: (string | undefined)[] = []
  relay.answer = () => void seen.push(deepLinks.get('WALLETCONNECT_DEEPLINK_CHOICE'))
  const link = '{"href":"oak://","name":"Oak"}'
  await work.request(requestOf(method))
  await work.request(requestOf('personal_sign'))
  expect(seen).toEqual([isOpened ? link : undefined, link])
  expect(work.openedLink()).toEqual({ href: 'oak://', name: 'Oak' })
})
