import { once } from 'node:events'
import { generateKeyPair } from '@walletconnect/relay-auth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createTraffic, type Traffic } from '../fault-injection/log-and-inject-faults'
import { connectToRelay, type Push, type RelayClient, relayToken } from '../testing/relay-client'
import { type Relay, startRelay } from './start-relay'

const TOPIC = '0'.repeat(64)
const OTHER_TOPIC = 'f'.repeat(64)

let relay: Relay
let traffic: Traffic
let page: RelayClient
let wallet: RelayClient

beforeEach(async () => {
  traffic = createTraffic()
  relay = await startRelay(0, traffic)
  ;[page, wallet] = await Promise.all([connectToRelay(relay.url), connectToRelay(relay.url)])
})

afterEach(() => relay.stop())

const ok = { jsonrpc: '2.0', id: expect.any(Number), result: true }

function messages(client: RelayClient): readonly unknown[] {
  return client.pushed.map((push: Push) => push.params.data.message)
}

function refusal(code: number, message: string): unknown {
  return { jsonrpc: '2.0', id: expect.anything(), error: { code, message } }
}

test('relay: a message reaches the subscriber, with its tag and attestation', async () => {
  const subscribed = await wallet.call('irn_subscribe', { topic: TOPIC })
  const published = {
    topic: TOPIC,
    message: 'sealed',
    ttl: 60,
    tag: 1108,
    attestation: 'proof',
    prompt: true,
  }
  expect(await page.call('irn_publish', published)).toEqual(ok)
  await expect.poll(() => wallet.pushed).toHaveLength(1)
  expect(wallet.pushed[0]?.params).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{64}$/),
    data: {
      topic: TOPIC,
      message: 'sealed',
      tag: 1108,
      attestation: 'proof',
      publishedAt: expect.any(Number),
    },
  })
  expect(subscribed).toMatchObject({ result: wallet.pushed[0]?.params.id })
  await expect.poll(() => relay.counts().queuedMessages).toBe(0)
  expect(page.pushed).toEqual([])
})

test('relay: a client that reconnects gets the missed messages once', async () => {
  const keys = generateKeyPair()
  const phone = await connectToRelay(relay.url, { keys, confirms: false })
  await phone.call('irn_subscribe', { topic: TOPIC })
  await page.call('irn_publish', { topic: TOPIC, message: 'not confirmed', ttl: 60 })
  await expect.poll(() => messages(phone)).toEqual(['not confirmed'])
  await phone.close()
  await page.call('irn_publish', { topic: TOPIC, message: 'sent meanwhile', ttl: 60 })
  expect(relay.counts()).toMatchObject({ subscriptions: 0, queuedMessages: 2 })
  const again = await connectToRelay(relay.url, { keys })
  await again.call('irn_batchSubscribe', { topics: [TOPIC, OTHER_TOPIC] })
  await expect.poll(() => messages(again)).toEqual(['not confirmed', 'sent meanwhile'])
  await again.call('irn_batchUnsubscribe', {
    subscriptions: [{ topic: TOPIC, id: 'x' }, { topic: OTHER_TOPIC }],
  })
  await again.call('irn_subscribe', { topic: TOPIC })
  expect(await again.call('irn_unsubscribe', { topic: TOPIC })).toEqual(ok)
  expect(again.pushed).toHaveLength(2)
})

test('relay: messages can be fetched without a subscription', async () => {
  const batch = [
    { topic: TOPIC, message: 'one', ttl: 60 },
    { topic: OTHER_TOPIC, message: 'two', ttl: 60, tag: 5 },
  ]
  expect(await page.call('irn_batchPublish', { messages: batch })).toEqual(ok)
  expect(await wallet.call('irn_batchFetchMessages', { topics: [TOPIC, OTHER_TOPIC] })).toMatchObject({
    result: { messages: [{ message: 'one' }, { message: 'two', tag: 5 }], hasMore: false },
  })
  expect(await wallet.call('irn_fetchMessages', { topic: TOPIC })).toMatchObject({
    result: { messages: [], hasMore: false },
  })
})

test('relay: the newer methods publish and subscribe in one request', async () => {
  const proposal = { pairingTopic: TOPIC, sessionProposal: 'proposal', ttl: 300 }
  expect(await page.call('wc_proposeSession', proposal)).toEqual(ok)
  await wallet.call('irn_subscribe', { topic: TOPIC })
  await expect.poll(() => wallet.pushed).toHaveLength(1)
  expect(wallet.pushed[0]?.params.data).toMatchObject({ message: 'proposal', tag: 1100 })
  const approval = {
    pairingTopic: TOPIC,
    sessionTopic: OTHER_TOPIC,
    sessionProposalResponse: 'yes',
    sessionSettlementRequest: 'settle',
  }
  expect(await wallet.call('wc_approveSession', approval)).toEqual(ok)
  await expect.poll(() => page.pushed).toHaveLength(1)
  expect(page.pushed[0]?.params.data).toMatchObject({ topic: TOPIC, message: 'yes', tag: 1101 })
  await page.call('irn_subscribe', { topic: OTHER_TOPIC })
  await expect.poll(() => page.pushed).toHaveLength(2)
  expect(page.pushed[1]?.params.data).toMatchObject({ topic: OTHER_TOPIC, message: 'settle', tag: 1102 })
  await page.call('irn_publish', { topic: OTHER_TOPIC, message: 'request', ttl: 60 })
  await expect.poll(() => messages(wallet)).toEqual(['proposal', 'request'])
})

test.each([
  [
    'irn_publish',
    { topic: 'abc', message: 'x', ttl: 1 },
    'params.topic: must be 64 hex digits in lower case.',
  ],
  ['irn_publish', { topic: TOPIC, message: '', ttl: 1 }, 'params.message: must not be empty.'],
  ['irn_publish', { topic: TOPIC, message: 'x', ttl: 0 }, 'params.ttl: must be at least 1 s.'],
  [
    'irn_publish',
    { topic: TOPIC, message: 'x'.repeat(524_289) },
    'params.message: must have at most 524288 characters.',
  ],
  [
    'irn_batchSubscribe',
    { topics: Array.from({ length: 501 }, () => TOPIC) },
    'params.topics: must have at most 500 entries.',
  ],
  ['wc_proposeSession', { pairingTopic: TOPIC }, /^params\.sessionProposal: /],
  ['irn_subscribe', undefined, /^params: /],
])('relay: refuses invalid params of %s: %#', async (method, params, sentence) => {
  const message = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)
  expect(await page.call(method, params)).toEqual(refusal(-32602, message))
  expect(relay.counts()).toMatchObject({ topics: 0, subscriptions: 0 })
})

test('relay: refuses unknown methods and malformed frames, and keeps the connection', async () => {
  for (const method of ['irn_everything', 'constructor'])
    expect(await page.call(method, {})).toEqual(refusal(-32601, `The relay has no method "${method}".`))
  const unreadable = page.nextStray()
  page.send('{')
  expect(await unreadable).toEqual({
    jsonrpc: '2.0',
    id: null,
    error: { code: -32700, message: 'The frame is not JSON.' },
  })
  const noRequest = page.nextStray()
  page.send('[]')
  expect(await noRequest).toMatchObject({ id: null, error: { code: -32600 } })
  expect(await page.call('irn_publish', { topic: TOPIC, message: 'x' })).toEqual(ok)
})

test('relay: a frame above 1 MiB closes the sender’s connection', async () => {
  const closed = once(page.socket, 'close')
  page.send('x'.repeat(1_048_577))
  expect((await closed)[0]).toBe(1009)
  expect(await wallet.call('irn_publish', { topic: TOPIC, message: 'x' })).toEqual(ok)
})

test.each([
  ['no token', async () => ''],
  ['no JWT', async () => 'abc.def.ghi'],
  ['a token for another relay', () => relayToken('ws://relay.example')],
  ['a token whose time is over', (url: string) => relayToken(url, generateKeyPair(), -120)],
  [
    'a token that somebody has changed',
    async (url: string) => {
      const [header, , signature] = (await relayToken(url)).split('.')
      const [, payload] = (await relayToken(url)).split('.')
      return [header, payload, signature].join('.')
    },
  ],
])('auth: refuses %s with 401', async (_what, tokenFor) => {
  const token = await tokenFor(relay.url)
  const socket = new WebSocket(`${relay.url}/?auth=${token}`)
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('401')
  expect(relay.counts().sockets).toBe(2)
})

test('auth: pages of foreign origins are refused, loopback ones are accepted', async () => {
  const token = await relayToken(relay.url)
  const stranger = new WebSocket(`${relay.url}/?auth=${token}`, { origin: 'https://example.org' })
  expect(String((await once(stranger, 'error'))[0])).toContain('403')
  const neighbour = new WebSocket(`${relay.url}/?auth=${token}`, { origin: 'http://localhost:4800' })
  await once(neighbour, 'open')
  expect(relay.counts().sockets).toBe(3)
})

test('counts: a disconnected client leaves nothing behind', async () => {
  await wallet.call('irn_subscribe', { topic: TOPIC })
  expect(relay.counts()).toEqual({ sockets: 2, topics: 1, subscriptions: 1, queuedMessages: 0 })
  await Promise.all([wallet.close(), page.close()])
  await expect
    .poll(() => relay.counts())
    .toEqual({ sockets: 0, topics: 0, subscriptions: 0, queuedMessages: 0 })
})

test('log: contains connections and methods', async () => {
  await page.call('irn_publish', { topic: TOPIC, message: 'x' })
  expect(traffic.requests.list().map(({ service, call }) => `${service} ${call}`)).toEqual([
    'relay connect',
    'relay connect',
    'relay irn_publish',
  ])
})

test('stop: closes every connection, also those that were never served', async () => {
  traffic.relayFaults.set({ service: 'relay', kind: 'blackhole' })
  const waiting = new WebSocket(`${relay.url}/?auth=${await relayToken(relay.url)}`)
  const ended = Promise.all([
    once(waiting, 'error'),
    once(page.socket, 'close'),
    once(wallet.socket, 'close'),
  ])
  await expect.poll(() => traffic.requests.list().at(-1)?.fault).toBe('blackhole')
  await Promise.all([relay.stop(), ended])
  await expect(fetch(relay.url.replace('ws:', 'http:'))).rejects.toThrow()
})
