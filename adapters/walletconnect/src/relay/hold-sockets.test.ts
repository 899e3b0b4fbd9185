import { EventEmitter } from 'node:events'
import { createFakeBrowser, createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { HANDSHAKE_LIMIT_MS, holdSockets } from './relay-socket'

/** The part of a WebSocket that the code uses. */
class FakeSocket {
  readonly url: string
  isClosed = false
  onopen: (() => void) | null = null
  onclose: ((event: unknown) => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  constructor(url: string) {
    this.url = url
  }
  close(): void {
    this.isClosed = true
  }
}

/** A connection of the library. It opens its own sockets unless its opening is replaced. */
function createConnection() {
  const events = new EventEmitter()
  const sent: unknown[] = []
  const emitted: unknown[] = []
  for (const name of ['close', 'payload']) events.on(name, (said) => emitted.push([name, said]))
  return {
    events,
    sent,
    emitted,
    url: 'ws://relay',
    socket: undefined,
    get connected() {
      return this.socket !== undefined
    },
    open: async () => undefined,
    close: async () => undefined,
    async send(payload: unknown) {
      sent.push(payload)
    },
  }
}

function setUp() {
  const made: FakeSocket[] = []
  class KeptSocket extends FakeSocket {
    constructor(url: string) {
      super(url)
      made.push(this)
    }
  }
  const connection = createConnection()
  const relayer = { provider: { connection } }
  const clock = createFakeClock()
  const browser = createFakeBrowser({ properties: { WebSocket: KeptSocket } })
  const held = holdSockets({ relayer }, browser, clock)
  return { connection, relayer, clock, held, made }
}

test('sockets: closing drops one that is opening at once, and rejects what waits for it', async () => {
  const { connection, held, made } = setUp()
  const opening = connection.open()
  held.release()
  expect(made.map(({ isClosed }) => isClosed)).toEqual([true])
  expect(connection.emitted).toEqual([['close', undefined]])
  // It emits no more events: neither `open` nor `close`.
  expect([made[0]?.onopen, made[0]?.onclose]).toEqual([null, null])
  void opening.catch(() => undefined)
})

test('sockets: opening fails after 5 s without a response, and the next try opens a new one', async () => {
  const { connection, clock, made } = setUp()
  const opening = expect(connection.open()).rejects.toThrow('does not answer')
  await clock.advance(HANDSHAKE_LIMIT_MS - 1)
  expect(made[0]?.isClosed).toBe(false)
  await clock.advance(1)
  await opening
  expect([made[0]?.isClosed, clock.waiting]).toEqual([true, 0])
})

test('sockets: a new connection drops the socket of the earlier one', async () => {
  const { connection, relayer, made } = setUp()
  connection.open().catch(() => undefined)
  const next = createConnection()
  relayer.provider = { connection: next }
  expect(made[0]?.isClosed).toBe(true)
  const opening = next.open()
  made[1]?.onopen?.()
  await opening
  expect(next.connected).toBe(true)
})

test('sockets: messages are emitted as the library emits them, and what is not JSON is dropped', async () => {
  const { connection, made } = setUp()
  const sending = connection.send({ id: 1 })
  expect([connection.sent, made.length]).toEqual([[], 1])
  made[0]?.onopen?.()
  await sending
  expect(connection.sent).toEqual([{ id: 1 }])
  made[0]?.onmessage?.({ data: '{"id":1}' })
  made[0]?.onmessage?.({ data: '{' })
  made[0]?.onclose?.({ code: 1006 })
  expect(connection.emitted).toEqual([
    ['payload', { id: 1 }],
    ['close', { code: 1006 }],
  ])
  expect(connection.connected).toBe(false)
})

test('sockets: without a WebSocket on the page the library opens its own', async () => {
  const connection = createConnection()
  const { open } = connection
  holdSockets({ relayer: { provider: { connection } } }, createFakeBrowser(), createFakeClock()).release()
  expect(connection.open).toBe(open)
})
