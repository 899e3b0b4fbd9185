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
  const release = (): void => {
    counts.let += 1
  }
  const socket = createRelaySocket({ relayer, heartbeat }, { release }, clock, 'prefix')
  return { socket, relayer, subscriber, clock, asked, counts }
}

test('socket: a topic is subscribed once for each connection', async () => {
  const { socket, relayer, asked, clock } = setUp(async () => true)
  await socket.waitUntilSubscribed('one')
  await socket.waitUntilSubscribed('one')
  expect(asked).toEqual([['one']])
  relayer.emit('relayer_disconnect')
  relayer.emit('relayer_connect')
  await socket.waitUntilSubscribed('one')
  expect(asked).toHaveLength(2)
  // A page that was suspended.
  await clock.advance(20_000)
  await socket.waitUntilSubscribed('one')
  expect(asked).toHaveLength(3)
})

test.each([
  ['the clock was set back', -3_600_000, 20_000],
  ['the computer slept', 28_800_000, 0],
])('socket: a page that was suspended while %s checks it', async (_what, setByMs, passedMs) => {
  const { socket, asked, clock } = setUp(async () => true)
  await socket.waitUntilSubscribed('one')
  clock.setBy(setByMs)
  await clock.advance(passedMs)
  await socket.waitUntilSubscribed('one')
  expect(asked).toHaveLength(2)
})

test('socket: a relay that refuses or does not respond is connected once more, then the request fails', async () => {
  const refusing = setUp(() => Promise.reject(new Error('no')))
  await expect(refusing.socket.waitUntilSubscribed('one')).rejects.toThrow('no')
  expect(refusing.counts.restarted).toBe(1)
  const silent = setUp(() => new Promise(() => undefined))
  const reaching = expect(silent.socket.waitUntilSubscribed('one')).rejects.toThrow('does not respond')
  await silent.clock.advance(3_000)
  await silent.clock.advance(3_000)
  await reaching
  expect([silent.counts.restarted, silent.clock.waiting]).toEqual([1, 0])
})

test('socket: a subscription that the relay refused restarts the connection, after a pause', async () => {
  const { subscriber, asked, counts, clock } = setUp(() => Promise.reject(new Error('no')))
  subscriber.emit('subscription_resubscribed')
  await clock.advance(4_999)
  expect([asked, counts.restarted]).toEqual([[['one']], 0])
  await clock.advance(1)
  expect(counts.restarted).toBe(1)
})

test('socket: closing also drops a socket that is still opening', () => {
  const { socket, counts, clock } = setUp(async () => true)
  socket.close()
  expect([counts.let, clock.waiting]).toEqual([1, 0])
})
