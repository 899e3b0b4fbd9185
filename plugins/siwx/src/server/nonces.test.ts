import { expect, test } from 'vitest'
import { createMemoryNonces, createSiwxServer } from '.'

const START_MS = Date.parse('2026-01-01T12:00:00.000Z')
const MINUTE_MS = 60_000

test('nonces: 10,000 nonces are all different and have 32 hex digits', async () => {
  const server = createSiwxServer({ domain: 'example.org', now: () => START_MS })
  const nonces = await Promise.all(Array.from({ length: 10_000 }, () => server.createNonce()))
  expect(new Set(nonces.map(({ nonce }) => nonce)).size).toBe(10_000)
  expect(nonces.every(({ nonce }) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true)
  expect(nonces[0]).toMatchObject({
    issuedAt: '2026-01-01T12:00:00.000Z',
    expiresAt: '2026-01-01T12:05:00.000Z',
  })
})

test('nonces: a full memory refuses new ones and ends nobody else’s sign-in', async () => {
  let nowMs = START_MS
  const store = createMemoryNonces({ maxNonces: 3, now: () => nowMs })
  const server = createSiwxServer({ domain: 'example.org', nonces: store, now: () => nowMs })
  for (const nonce of ['a', 'b', 'c']) await store.add(nonce, START_MS + MINUTE_MS)
  await expect(server.createNonce()).rejects.toMatchObject({ code: 'SIWX_TOO_MANY_NONCES' })
  expect(await store.find('a')).toEqual({ expiresAtMs: START_MS + MINUTE_MS, isUsed: false })
  // One that was used makes room, and counts no second time.
  expect([await store.use('a'), await store.use('a')]).toEqual([true, false])
  await store.add('d', START_MS + 2 * MINUTE_MS)
  expect([await store.find('a'), await store.use('a')]).toEqual([undefined, false])
  // Those that have expired make room.
  nowMs = START_MS + MINUTE_MS
  await store.add('e', START_MS + 3 * MINUTE_MS)
  expect([await store.use('d'), await store.use('e')]).toEqual([true, true])
})

test('nonces: those that were used make room, also behind one that nobody uses', async () => {
  const store = createMemoryNonces({ maxNonces: 2, now: () => START_MS })
  for (const nonce of ['left', 'a']) await store.add(nonce, START_MS + MINUTE_MS)
  await store.use('a')
  await store.add('b', START_MS + MINUTE_MS)
  await store.use('b')
  expect(await store.find('b')).toMatchObject({ isUsed: true })
  await store.add('c', START_MS + MINUTE_MS)
  expect([await store.find('b'), await store.use('left'), await store.use('c')]).toEqual([
    undefined,
    true,
    true,
  ])
})
