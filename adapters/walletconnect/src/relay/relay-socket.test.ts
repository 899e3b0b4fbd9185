import { EventEmitter } from 'node:events'
import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { createRelaySocket } from './relay-socket'

function setUp(answer: (topics: readonly string[]) => Promise<unknown>) {
  const clock = createFakeClock()
  const subscriber = Object.assign(new EventEmitter(), { topics: ['one'] })
  const asked: (readonly string[])[] = []
  const counts = { opened: 0, restarted: 0, let: 0 }
  const relayer = Object.assign(new EventEmitter(), {
    connected: true,
    subscriber,
    async transportOpen() {
      counts.opened += 1
      relayer.connected = true
    },
    async transportClose() {
      relayer.connected = false
    },
    async restartTransport() {
      counts.restarted += 1
      relayer.emit('relayer_connect')
    },
    request({ params: { topics } }: { readonly params: { readonly topics: readonly string[] } }) {
      asked.push(topics)
      return answer(topics)
    },
    confirmOnlineStateOrThrow: async () => undefined,
  })
  const heartbeat = { stop: () => undefined }
  const letGo = (): void => {
    counts.let += 1
  }
  const line = createRelaySocket({ relayer, heartbeat }, { letGo }, clock, 'prefix')
  return { line, relayer, subscriber, clock, asked, counts }
}

test('line: the relay says once for each socket that it sends what comes for a session', async () => {
  const { line, relayer, asked, clock } = setUp(async () => true)
  await line.reach('one')
  await line.reach('one')
  expect(asked).toEqual([['one']])
  relayer.emit('relayer_disconnect')
  relayer.emit('relayer_connect')
  await line.reach('one')
  expect(asked).toHaveLength(2)
  // A page that slept.
  await clock.advance(20_000)
  await line.reach('one')
  expect(asked).toHaveLength(3)
})

test('line: a relay that refuses, or says nothing, is called anew once; then it is out of reach', async () => {
  const refusing = setUp(() => Promise.reject(new Error('no')))
  await expect(refusing.line.reach('one')).rejects.toThrow('no')
  expect(refusing.counts.restarted).toBe(1)
  const silent = setUp(() => new Promise(() => undefined))
  const reaching = expect(silent.line.reach('one')).rejects.toThrow('dead')
  await silent.clock.advance(3_000)
  await silent.clock.advance(3_000)
  await reaching
  expect([silent.counts.restarted, silent.clock.waiting]).toEqual([1, 0])
})

test('line: what the library takes for subscribed and the relay refused is asked for anew, not at once', async () => {
  const { subscriber, asked, counts, clock } = setUp(() => Promise.reject(new Error('no')))
  subscriber.emit('subscription_resubscribed')
  await clock.advance(4_999)
  expect([asked, counts.restarted]).toEqual([[['one']], 0])
  await clock.advance(1)
  expect(counts.restarted).toBe(1)
})

test('line: for good means that a socket on its way is let go of too', () => {
  const { line, counts, clock } = setUp(async () => true)
  line.close()
  expect([counts.let, clock.waiting]).toEqual([1, 0])
})
