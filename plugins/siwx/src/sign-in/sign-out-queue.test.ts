import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import type { SiwxSession } from '../contract'
import { createSignOutQueue } from './sign-out-queue'

const other: SiwxSession = {
  accountAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  networkId: 'eip155:1',
}

/** A server that fails until it is mended. */
function openQueue() {
  const clock = createFakeClock()
  const run = new AbortController()
  const server = { calls: 0, works: false, hasSession: true }
  const page: { stored: SiwxSession | undefined } = { stored: undefined }
  const queue = createSignOutQueue({
    clock,
    signal: run.signal,
    backend: {
      async signOut() {
        server.calls += 1
        if (!server.works) throw new TypeError('Failed to fetch')
        server.hasSession = false
      },
    },
    read: () => page,
    warn: () => undefined,
  })
  return { clock, run, server, page, queue }
}

test('sign-out: one that did not reach the server is repeated until it does', async () => {
  const { clock, server, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  expect(server).toMatchObject({ calls: 1, hasSession: true })
  await clock.advance(2_000)
  expect(server).toMatchObject({ calls: 2, hasSession: true })
  server.works = true
  await clock.advance(10_000)
  expect(server).toMatchObject({ calls: 3, hasSession: false })
  await clock.advance(3_600_000)
  expect(server.calls).toBe(3)
})

test('sign-out: a sign-in that waits for them waits for no pause, and its session is not ended', async () => {
  const { clock, server, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  server.works = true
  await queue.settled()
  await clock.advance(3_600_000)
  expect(server.calls).toBe(1)
})

test('sign-out: a sign-in waits for no pause of several either', async () => {
  const { clock, server, queue } = openQueue()
  queue.end()
  queue.end()
  await clock.advance(0)
  await queue.settled()
  expect(server.calls).toBe(2)
})

test('sign-out: what another tab has begun meanwhile is not ended', async () => {
  const { clock, server, page, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  page.stored = other
  server.works = true
  await clock.advance(3_600_000)
  expect(server).toMatchObject({ calls: 1, hasSession: true })
})

test('sign-out: the end of the run ends the tries', async () => {
  const { clock, run, server, queue } = openQueue()
  queue.end()
  await clock.advance(0)
  run.abort()
  await clock.advance(3_600_000)
  expect(server.calls).toBe(1)
})
