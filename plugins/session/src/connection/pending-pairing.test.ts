import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, it, test } from 'vitest'
import type { ConnectionResult } from '../contract'
import { createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import {
  code,
  createRelay,
  type FakePairingRelay,
  kept,
  showCode,
  start,
  UNTIL_MS,
  waiting,
} from '../test-support/pairing-relay'
import { flushTasks, type StartedSession, startSession } from '../test-support/start-session'

it('pending pairing: is stored from the code on, and stays when the page goes away', async () => {
  const relay = createRelay()
  const storage = createMemoryStorage()
  const session = await start(relay, storage)
  session.api.connect('relay').catch(() => undefined)
  await flushTasks()
  relay.show({ status: 'opening' })
  await flushTasks()
  expect(kept(storage)).toBeUndefined()
  relay.show(code)
  await flushTasks()
  expect(kept(storage)).toEqual(waiting)
  const later = UNTIL_MS + 200_000
  relay.show({ ...code, expiresAtMs: later })
  await flushTasks()
  expect(kept(storage)).toEqual({ ...waiting, untilMs: later })
  session.test.latchkey.dispose()
  await flushTasks()
  expect(kept(storage)).toEqual({ ...waiting, untilMs: later })
})

test.each<readonly [string, (relay: FakePairingRelay, session: StartedSession) => unknown]>([
  ['a yes', (relay) => relay.connects.resolve(onMainnet())],
  ['a no', (relay) => relay.connects.reject({ code: 5000 })],
  ['its time', (relay) => relay.connects.reject(new Error('PAIRING_EXPIRED'))],
  ['disconnect()', (_relay, { api }) => api.disconnect()],
  ['disconnect() of it', (_relay, { api }) => api.disconnect('relay')],
  ['another wallet', (_relay, { api }) => api.connect('extension')],
])('pending: is over with %s', async (_, end) => {
  const relay = createRelay()
  const storage = createMemoryStorage()
  const session = await showCode(relay, storage)
  await end(relay, session)
  await flushTasks()
  expect(kept(storage)).toBeUndefined()
  // No caller waits for the code's result any more.
  relay.show({ ...code, expiresAtMs: UNTIL_MS + 1 })
  await flushTasks()
  expect(kept(storage)).toBeUndefined()
})

it('pending pairing: ends when the caller aborts; a new connect in the same task starts another', async () => {
  const relay = createRelay()
  const storage = createMemoryStorage()
  const session = await start(relay, storage)
  const leaving = new AbortController()
  session.api.connect('relay', { signal: leaving.signal }).catch(() => undefined)
  await flushTasks()
  relay.show(code)
  await flushTasks()
  leaving.abort()
  await flushTasks()
  expect(kept(storage)).toBeUndefined()
  const again = new AbortController()
  session.api.connect('relay', { signal: again.signal }).catch(() => undefined)
  await flushTasks()
  again.abort()
  session.api.connect('relay').catch(() => undefined)
  await flushTasks()
  expect(kept(storage)).toEqual(waiting)
})

it('pending pairing: is not stored for a wallet that does not pair, nor with reconnect: false', async () => {
  const extension = createFakeConnector('plain', { connect: () => pending<ConnectionResult>().promise })
  const storage = createMemoryStorage()
  const session = await startSession({ connectors: [extension], storage })
  session.api.connect('plain').catch(() => undefined)
  await flushTasks()
  expect(kept(storage)).toBeUndefined()
  const relay = createRelay()
  const forgetful = createMemoryStorage()
  const other = await start(relay, forgetful, { options: { reconnect: false } })
  other.api.connect('relay').catch(() => undefined)
  await flushTasks()
  relay.show(code)
  await flushTasks()
  expect(kept(forgetful)).toBeUndefined()
})
