import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, it, test } from 'vitest'
import type { ConnectionResult } from '../contract'
import { sessionStatus } from '../contract/active-selectors'
import { alice, bob, createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
import { KEY, storageOf, storedText } from '../test-support/stored'

it('restore: reconnects silently and restores the state', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet], storage: storageOf('wallet') })
  expect(session.state()).toMatchObject({ restoreStatus: 'done', activeNamespace: 'eip155' })
  expect(session.api.active()).toMatchObject({ connectionId: 'wallet', account: alice })
  expect(wallet.calls).toEqual(['reconnect'])
  expect(session.events).toMatchObject([
    ['session:connected', { silent: true }],
    ['session:network-changed', { silent: true, supported: true }],
  ])
  expect(session.clock.waiting).toBe(0)
})

it('restore: without stored connections, it is done at once and calls no wallet', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  expect(session.state().restoreStatus).toBe('done')
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(wallet.calls).toEqual([])
  expect(wallet.observers.size).toBe(0)
  expect(session.storage.writes).toBe(0)
})

it('restore: the status is reconnecting before storage has been read and while it waits for a wallet', async () => {
  const read = pending<string | undefined>()
  const storage = { ...createMemoryStorage(), get: () => read.promise }
  const session = await startSession({ ports: { storage } })
  expect(session.state().restoreStatus).toBe('reading')
  expect(sessionStatus(session.state())).toBe('reconnecting')
  read.resolve(storedText(['wallet']))
  await flushTasks()
  expect(session.state()).toMatchObject({
    restoreStatus: 'waiting',
    connections: { wallet: { status: 'reconnecting' } },
  })
  expect(sessionStatus(session.state())).toBe('reconnecting')
})

test.each([0, 1_000, 3_000, 4_999])('restore: waits for a wallet that appears after %i ms', async (ms) => {
  const session = await startSession({ storage: storageOf('wallet') })
  await session.clock.advance(ms)
  session.announce(createFakeConnector('wallet'))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('connected')
  expect(session.events.filter(([name]) => name === 'session:disconnected')).toEqual([])
  expect(session.clock.waiting).toBe(0)
})

it('restore: a wallet that does not appear in five seconds is disconnected and forgotten', async () => {
  const session = await startSession({ storage: storageOf('wallet') })
  await session.clock.advance(5_000)
  await flushTasks()
  expect(session.state()).toMatchObject({
    restoreStatus: 'done',
    connections: {},
    remembered: [],
    active: {},
  })
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(session.storage.entries.get(KEY)).toBe(storedText([]))
  expect(session.clock.waiting).toBe(0)
})

it('restore: a wallet that appears later still reconnects, without a notice', async () => {
  const session = await startSession({ storage: storageOf('wallet') })
  await session.clock.advance(8_000)
  await flushTasks()
  const notices: string[] = []
  session.test.latchkey.on('kernel:notice', () => void notices.push('notice'))
  session.announce(createFakeConnector('wallet'))
  expect(session.state().connections).toEqual({})
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('connected')
  expect(session.state().remembered).toHaveLength(1)
  expect(notices).toEqual([])
})

it('restore: a wallet that no longer allows this page is disconnected and forgotten', async () => {
  const wallet = createFakeConnector('wallet', { reconnect: async () => undefined })
  const session = await startSession({ connectors: [wallet], storage: storageOf('wallet') })
  expect(session.state()).toMatchObject({ restoreStatus: 'done', connections: {}, remembered: [] })
  expect(wallet.calls).toEqual(['reconnect'])
})

it('restore: a locked wallet reconnects when it reports an account', async () => {
  let locked = true
  const wallet = createFakeConnector('wallet', { reconnect: async () => (locked ? undefined : onMainnet()) })
  const session = await startSession({ connectors: [wallet], storage: storageOf('wallet') })
  expect(sessionStatus(session.state())).toBe('disconnected')
  wallet.emit((observer) => observer.accountsChanged([]))
  await flushTasks()
  expect(wallet.calls).toEqual(['reconnect'])
  locked = false
  wallet.emit((observer) => observer.accountsChanged([alice]))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('connected')
  expect(wallet.observers.size).toBe(1)
})

it('restore: ends after 5 s for a wallet that does not respond, and drops its late response', async () => {
  const late = pending<ConnectionResult | undefined>()
  const wallet = createFakeConnector('wallet', { reconnect: () => late.promise })
  const session = await startSession({ connectors: [wallet], storage: storageOf('wallet') })
  expect(sessionStatus(session.state())).toBe('reconnecting')
  await session.clock.advance(5_000)
  await flushTasks()
  expect(session.state()).toMatchObject({ restoreStatus: 'done', connections: {} })
  late.resolve(onMainnet())
  await flushTasks()
  expect(session.state().connections).toEqual({})
  expect(session.clock.waiting).toBe(0)
})

test.each([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no')
    },
  ],
  [
    'returns a malformed result',
    async () => JSON.parse('{"accounts":[{"namespace":"eip155","address":"0xabc"}]}'),
  ],
])('restore: a wallet that %s is disconnected, and stays stored for the next visit', async (_, reconnect) => {
  const wallet = createFakeConnector('wallet', { reconnect })
  const session = await startSession({ connectors: [wallet], storage: storageOf('wallet') })
  expect(session.state()).toMatchObject({ restoreStatus: 'done', connections: {} })
  expect(session.state().remembered).toHaveLength(1)
  expect(session.test.failures).toEqual([])
})

it('restore: several wallets reconnect, and the active one stays active', async () => {
  const slow = pending<ConnectionResult | undefined>()
  const first = createFakeConnector('first', { reconnect: () => slow.promise })
  const second = createFakeConnector('second', { reconnect: async () => onMainnet(bob) })
  const session = await startSession({ connectors: [first, second], storage: storageOf('first', 'second') })
  expect(session.state().restoreStatus).toBe('waiting')
  slow.resolve(onMainnet())
  await flushTasks()
  expect(Object.keys(session.state().connections).sort()).toEqual(['first', 'second'])
  expect(session.api.active()?.connectionId).toBe('first')
  expect(session.state().restoreStatus).toBe('done')
})

it('restore: when the active wallet does not reconnect, another becomes active', async () => {
  const first = createFakeConnector('first', { reconnect: async () => undefined })
  const second = createFakeConnector('second')
  const session = await startSession({ connectors: [first, second], storage: storageOf('first', 'second') })
  expect(session.api.active()?.connectionId).toBe('second')
})

it('connect: while the same wallet is reconnecting, asks it and drops the silent response', async () => {
  const late = pending<ConnectionResult | undefined>()
  const wallet = createFakeConnector('wallet', {
    reconnect: () => late.promise,
    connect: async () => onMainnet(bob),
  })
  const session = await startSession({ connectors: [wallet], storage: storageOf('wallet') })
  await session.api.connect('wallet')
  late.resolve(undefined)
  await flushTasks()
  expect(session.api.active()?.account).toEqual(bob)
  expect(session.state()).toMatchObject({ restoreStatus: 'done', remembered: [{ connectorId: 'wallet' }] })
})

it('connect: while a wallet is reconnecting, another wallet becomes the active one and stays active', async () => {
  const late = pending<ConnectionResult | undefined>()
  const wallet = createFakeConnector('wallet', { reconnect: () => late.promise })
  const other = createFakeConnector('other', { connect: async () => onMainnet(bob) })
  const session = await startSession({ connectors: [wallet, other], storage: storageOf('wallet') })
  await session.api.connect('other')
  late.resolve(onMainnet())
  await flushTasks()
  expect(session.api.active()?.connectionId).toBe('other')
  expect(Object.keys(session.state().connections).sort()).toEqual(['other', 'wallet'])
})

it('disconnect: while restore waits for a wallet, forgets it, also if it appears later', async () => {
  const session = await startSession({ storage: storageOf('wallet') })
  await session.api.disconnect()
  await flushTasks()
  expect(session.state()).toMatchObject({ restoreStatus: 'done', connections: {}, remembered: [] })
  session.announce(createFakeConnector('wallet'))
  await flushTasks()
  expect(session.state().connections).toEqual({})
})

it('reconnect: with false, calls no wallet and stores no connection', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({
    connectors: [wallet],
    storage: storageOf('wallet'),
    options: { reconnect: false },
  })
  expect(wallet.calls).toEqual([])
  expect(session.state()).toMatchObject({ restoreStatus: 'done', remembered: [], active: {} })
  await session.api.connect('wallet')
  expect(session.storage.entries.get(KEY)).not.toContain(alice.address)
})

it('start: after stop, subscribes once and refreshes the connection silently', async () => {
  const answers = [onMainnet(bob), onMainnet(alice)]
  const wallet = createFakeConnector('wallet', { reconnect: async () => answers.shift() })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  for (const account of [bob, alice]) {
    session.stop()
    expect(wallet.observers.size).toBe(0)
    session.start()
    await flushTasks()
    expect(wallet.observers.size).toBe(1)
    expect(session.api.active()?.account).toEqual(account)
  }
  session.stop()
  session.start()
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(wallet.calls).toEqual(['connect', 'reconnect', 'reconnect', 'reconnect'])
  expect(session.clock.waiting).toBe(0)
})

it('start: after stop, a wallet that fails to refresh stays connected, and no plugin fails', async () => {
  const wallet = createFakeConnector('wallet', { reconnect: () => Promise.reject({ code: -32603 }) })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  session.stop()
  session.start()
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('connected')
  expect(session.test.failures).toEqual([])
})

it('stop: while restore waits for a wallet, the status stays reconnecting and the next start connects it', async () => {
  const session = await startSession({ storage: storageOf('wallet') })
  session.stop()
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('reconnecting')
  expect(session.clock.waiting).toBe(0)
  session.start()
  session.announce(createFakeConnector('wallet'))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('connected')
})

it('stop: after fifty restarts there is one listener', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet], storage: storageOf('wallet') })
  for (let round = 0; round < 50; round += 1) {
    session.stop()
    session.start()
  }
  await flushTasks()
  expect(wallet.observers.size).toBe(1)
  expect(session.clock.waiting).toBe(0)
  expect(sessionStatus(session.state())).toBe('connected')
})

test.each([
  ['that throws', () => Promise.reject(new Error('blocked'))],
  ['with malformed content', async () => '{"version":1,"state":{"remembered":[{}]}}'],
  ['of another version', async () => '{"version":9,"state":{}}'],
])('restore: with storage %s, connect, switchNetwork and disconnect still work', async (_, get) => {
  const storage = { ...createMemoryStorage(), get }
  const session = await startSession({ connectors: [createFakeConnector('wallet')], ports: { storage } })
  expect(session.state().restoreStatus).toBe('done')
  await session.api.connect('wallet')
  await session.api.switchNetwork('eip155:1')
  await session.api.disconnect()
  expect(sessionStatus(session.state())).toBe('disconnected')
})
