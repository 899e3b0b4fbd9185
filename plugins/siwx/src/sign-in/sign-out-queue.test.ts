import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import type { SiwxSession } from '../contract'
import { createSignOutQueue } from './sign-out-queue'

const other: SiwxSession = {
  accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  networkId: 'eip155:1',
}
const signed = {
  text: '',
  message: {
    ...other,
    domain: 'shop.example',
    uri: 'https://shop.example/',
    version: '1',
    nonce: 'abcdefgh1',
    issuedAt: new Date(0).toISOString(),
  },
  signature: '0x01',
} as const

/**
 * Creates a queue for a fake server, which fails every sign-out until `server.works` is set.
 * @param page the stored state that an earlier visit left
 */
function openQueue(page = { isSignOutOwed: false }) {
  const clock = createFakeClock()
  let run = new AbortController()
  const server = { calls: 0, works: false, hasSession: true }
  const queue = createSignOutQueue({
    clock,
    get signal() {
      return run.signal
    },
    backend: {
      async add() {
        server.hasSession = true
        return other
      },
      async signOut() {
        server.calls += 1
        if (!server.works) throw new TypeError('Failed to fetch')
        server.hasSession = false
      },
    },
    read: () => page,
    write(patch) {
      page.isSignOutOwed = patch.isSignOutOwed
    },
    warn: () => undefined,
  })
  return {
    clock,
    get run() {
      return run
    },
    restart() {
      run.abort()
      run = new AbortController()
    },
    server,
    page,
    queue,
  }
}

test('sign-out: a failed request is repeated until it succeeds', async () => {
  const { clock, server, page, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  expect(server).toMatchObject({ calls: 1, hasSession: true })
  await clock.advance(2_000)
  expect(server).toMatchObject({ calls: 2, hasSession: true })
  expect(page.isSignOutOwed).toBe(true)
  server.works = true
  await clock.advance(10_000)
  expect(server).toMatchObject({ calls: 3, hasSession: false })
  await clock.advance(3_600_000)
  expect(server.calls).toBe(3)
  expect(page.isSignOutOwed).toBe(false)
})

test('sign-out: after many failures the request is repeated every five minutes', async () => {
  const { clock, server, queue } = openQueue()
  queue.end()
  await clock.advance(3_600_000)
  const before = server.calls
  await clock.advance(3_600_000)
  expect(server.calls - before).toBe(12)
})

test('sign-out: is stored before the request is sent, because the page may be closed', () => {
  const { server, page, queue } = openQueue()
  queue.end()
  expect(server.calls).toBe(0)
  expect(page.isSignOutOwed).toBe(true)
})

test('sign-out: a request that failed on an earlier visit is repeated', async () => {
  const { clock, server, page } = openQueue({ isSignOutOwed: true })
  await clock.advance(0)
  expect(server).toMatchObject({ calls: 1, hasSession: true })
  server.works = true
  await clock.advance(2_000)
  expect(server).toMatchObject({ calls: 2, hasSession: false })
  expect(page.isSignOutOwed).toBe(false)
})

test('sign-out: a sign-in first repeats a failed request, and the new session is not ended', async () => {
  const { clock, run, server, page, queue } = openQueue()
  queue.end()
  queue.end()
  await clock.advance(0)
  expect(server.calls).toBe(2)
  await queue.hold(() => queue.add(signed, run.signal))
  expect(server.calls).toBe(3)
  expect(page.isSignOutOwed).toBe(false)
  server.works = true
  await clock.advance(3_600_000)
  expect(server).toMatchObject({ calls: 3, hasSession: true })
})

test('sign-out: a failed request is not repeated during a sign-in, but afterwards if the sign-in fails', async () => {
  const { clock, server, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  const declined = queue.hold(async () => {
    await clock.wait(600_000)
    throw new TypeError('Declined')
  })
  const outcome = expect(declined).rejects.toThrow('Declined')
  await clock.advance(599_000)
  expect(server.calls).toBe(2)
  server.works = true
  await clock.advance(1_000)
  await outcome
  await clock.advance(300_000)
  expect(server).toMatchObject({ calls: 3, hasSession: false })
})

test('sign-out: a session that another tab began meanwhile is not ended', async () => {
  const { clock, server, page, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  page.isSignOutOwed = false
  server.works = true
  await clock.advance(3_600_000)
  expect(server).toMatchObject({ calls: 1, hasSession: true })
})

test('sign-out: no request is repeated after the plugin has stopped', async () => {
  const { clock, run, server, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  run.abort()
  await clock.advance(3_600_000)
  expect(server.calls).toBe(1)
})

test('sign-out: after a stop and a new start a failed request is repeated again', async () => {
  const { clock, restart, server, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  restart()
  await queue.settled()
  server.works = true
  await clock.advance(10_000)
  expect(server).toMatchObject({ calls: 3, hasSession: false })
})
