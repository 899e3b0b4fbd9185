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

it('pending pairing: is stored as soon as there is a code, and stays stored when the page is unloaded', async () => {
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
  ['the wallet approves', (relay) => relay.connects.resolve(onMainnet())],
  ['the wallet rejects', (relay) => relay.connects.reject({ code: 5000 })],
  ['the code expires', (relay) => relay.connects.reject(new Error('PAIRING_EXPIRED'))],
  ['disconnect() is called', (_relay, { api }) => api.disconnect()],
  ['disconnect() is called with its id', (_relay, { api }) => api.disconnect('relay')],
  ['another wallet is connected', (_relay, { api }) => api.connect('extension')],
])('pending pairing: is cleared when %s', async (_, end) => {
  const relay = createRelay()
  const storage = createMemoryStorage()
  const session = await showCode(relay, storage)
  await end(relay, session)
  await flushTasks()
  expect(kept(storage)).toBeUndefined()
  // The attempt has ended, so a later code is not stored.
  relay.show({ ...code, expiresAtMs: UNTIL_MS + 1 })
  await flushTasks()
  expect(kept(storage)).toBeUndefined()
})

it('pending pairing: is cleared when the caller aborts; a new connect in the same task stores it again', async () => {
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

it('pending pairing: is not stored for a connector without pairing, nor with reconnect: false', async () => {
  const extension = createFakeConnector('plain', { connect: () => pending<ConnectionResult>().promise })
  const storage = createMemoryStorage()
  const session = await startSession({ connectors: [extension], storage })
  session.api.connect('plain').catch(() => undefined)
  await flushTasks()
  expect(kept(storage)).toBeUndefined()
  const relay = createRelay()
  const unused = createMemoryStorage()
  const other = await start(relay, unused, { options: { reconnect: false } })
  other.api.connect('relay').catch(() => undefined)
  await flushTasks()
  relay.show(code)
  await flushTasks()
  expect(kept(unused)).toBeUndefined()
})
