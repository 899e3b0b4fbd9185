import { createFakeClock, createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, it, test } from 'vitest'
import { sessionStatus } from '../contract/active-selectors'
import { createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { createRelay, kept, start, storedPending, UNTIL_MS, waiting } from '../test-support/pairing-relay'
import { flushTasks, type StartedSession, startSession } from '../test-support/start-session'
import { KEY, storedText } from '../test-support/stored'

it('resumePairing: the next page waits silently, and connects when the wallet approves', async () => {
  const relay = createRelay()
  const storage = storedPending({ pendingPairing: waiting, preferredNetworkIds: { eip155: 'eip155:8453' } })
  const session = await start(relay, storage)
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(session.state()).toMatchObject({ restoreStatus: 'done', connections: {} })
  expect(relay.connector.calls).toEqual([])
  expect(relay.asked).toMatchObject([
    { accounts: [], namespaces: ['eip155'], networkId: 'eip155:8453', pendingUntilMs: UNTIL_MS },
  ])
  await session.clock.advance(100_000)
  relay.returns.resolve(onMainnet())
  await flushTasks()
  expect(session.api.active()).toMatchObject({ connectionId: 'relay' })
  expect(session.events[0]).toMatchObject(['session:connected', { silent: true, walletId: 'relay' }])
  expect(session.state().remembered).toHaveLength(1)
  expect([kept(storage), session.notices, session.clock.waiting]).toEqual([undefined, [], 0])
})

test.each<readonly [string, object]>([
  ['nothing', {}],
  ['an expired pairing', { pendingPairing: { ...waiting, untilMs: 0 } }],
  ['an expiry in the far future', { pendingPairing: { ...waiting, untilMs: 4_000_000_000_000 } }],
  ['an invalid expiry', { pendingPairing: { connectorId: 'relay', untilMs: 'soon' } }],
  ['the connector id __proto__', { pendingPairing: { ...waiting, connectorId: '__proto__' } }],
  ['a connector without pairing', { pendingPairing: { ...waiting, connectorId: 'extension' } }],
])('resumePairing: with %s in storage, no connector is called', async (_, changes) => {
  const relay = createRelay()
  const storage = storedPending(changes)
  const session = await start(relay, storage)
  expect([relay.asked, session.state().pendingPairing, session.clock.waiting]).toEqual([[], undefined, 0])
})

it('resumePairing: a damaged stored pairing is ignored, and connections are restored', async () => {
  const storage = createMemoryStorage({ [KEY]: storedText(['extension'], { pendingPairing: 'x' }) })
  const session = await start(createRelay(), storage)
  expect(session.api.active()?.connectionId).toBe('extension')
})

it('resumePairing: a connector that is connected already stays connected', async () => {
  const relay = createRelay()
  const storage = createMemoryStorage({ [KEY]: storedText(['relay'], { pendingPairing: waiting }) })
  await start(relay, storage)
  relay.returns.resolve(onMainnet())
  await flushTasks()
  expect(relay.asked.map(({ pendingUntilMs }) => pendingUntilMs)).toEqual([undefined])
  expect(kept(storage)).toBeUndefined()
})

it('resumePairing: is resumed after the stored connection of the same connector did not reconnect', async () => {
  const relay = createRelay()
  const storage = createMemoryStorage({ [KEY]: storedText(['relay'], { pendingPairing: waiting }) })
  await start(relay, storage)
  relay.returns.resolve(undefined)
  await flushTasks()
  expect(relay.asked.map(({ pendingUntilMs }) => pendingUntilMs)).toEqual([undefined, UNTIL_MS])
})

it('resumePairing: ends silently when the code expires', async () => {
  const relay = createRelay()
  const storage = storedPending()
  const session = await start(relay, storage)
  await session.clock.advance(UNTIL_MS)
  await flushTasks()
  expect(relay.asked[0]?.signal.aborted).toBe(true)
  relay.returns.resolve(onMainnet())
  await flushTasks()
  expect([session.state().connections, kept(storage), session.notices]).toEqual([{}, undefined, []])
})

it('resumePairing: ends without an approval; if the relay is unreachable, the next page tries again', async () => {
  const nothing = createRelay()
  const forgotten = storedPending()
  await start(nothing, forgotten)
  nothing.returns.resolve(undefined)
  await flushTasks()
  expect(kept(forgotten)).toBeUndefined()
  const away = createRelay()
  const storage = storedPending()
  const session = await start(away, storage)
  away.returns.reject(new Error('no line'))
  await flushTasks()
  expect([kept(storage), session.notices]).toEqual([waiting, []])
  session.test.latchkey.dispose()
  const back = createRelay()
  await start(back, storage)
  expect(back.asked).toHaveLength(1)
})

test.each<readonly [string, (session: StartedSession) => Promise<unknown>]>([
  ['connects another wallet', ({ api }) => api.connect('extension')],
  ['requests a new code', async ({ api }) => void api.connect('relay').catch(() => undefined)],
  ['disconnects', ({ api }) => api.disconnect()],
])('resumePairing: ends when the user %s', async (_, act) => {
  const relay = createRelay()
  const storage = storedPending()
  const session = await start(relay, storage)
  await act(session)
  await flushTasks()
  expect(relay.asked[0]?.signal.aborted).toBe(true)
  relay.returns.resolve(onMainnet())
  await flushTasks()
  expect(session.state().connections['relay']?.status).not.toBe('connected')
  expect(kept(storage)).toBeUndefined()
})

it('resumePairing: ends when another tab clears the pairing', async () => {
  const relay = createRelay()
  const storage = storedPending()
  await start(relay, storage)
  storage.writeElsewhere(KEY, storedText([]))
  await flushTasks()
  expect(relay.asked[0]?.signal.aborted).toBe(true)
  expect(kept(storage)).toBeUndefined()
})

it('resumePairing: a connection that another tab resumed is reconnected in this one', async () => {
  const relay = createRelay()
  const storage = storedPending()
  const session = await start(relay, storage)
  storage.writeElsewhere(KEY, storedText(['relay']))
  await flushTasks()
  expect(relay.asked.map(({ accounts }) => accounts.length)).toEqual([0, 1])
  relay.returns.resolve(onMainnet())
  await flushTasks()
  expect(session.api.active()?.connectionId).toBe('relay')
})

it('resumePairing: continues after stop and start', async () => {
  const relay = createRelay()
  const storage = storedPending()
  const session = await start(relay, storage, { clock: createFakeClock() })
  session.stop()
  expect(relay.asked[0]?.signal.aborted).toBe(true)
  session.start()
  await flushTasks()
  expect(relay.asked).toHaveLength(2)
  relay.returns.resolve(onMainnet())
  await flushTasks()
  expect(session.api.active()?.connectionId).toBe('relay')
})

it('resumePairing: is not resumed after a connect that was called before storage was read', async () => {
  const relay = createRelay()
  const read = pending<string | undefined>()
  const storage = { ...createMemoryStorage(), get: () => read.promise }
  const session = await startSession({
    connectors: [relay.connector, createFakeConnector('extension')],
    ports: { storage },
  })
  session.api.connect('relay').catch(() => undefined)
  await flushTasks()
  read.resolve(storedText([], { pendingPairing: waiting }))
  await flushTasks()
  expect([session.state().restoreStatus, relay.asked]).toEqual(['done', []])
})
