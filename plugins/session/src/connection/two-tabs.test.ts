import { createFakeClock, createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import { expect, it } from 'vitest'
import { type ConnectionResult, sessionContract } from '../contract'
import { sessionStatus } from '../contract/active-selectors'
import {
  bob,
  createFakeConnector,
  type FakeConnector,
  onMainnet,
  pending,
} from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
import { KEY, storageOf, storedText } from '../test-support/stored'

/** The storages of two tabs. As in browsers, a write emits an event in the other tab only if the value has changed. */
function twoTabs(): { readonly a: MemoryStorage; readonly b: MemoryStorage } {
  const tabs: Record<'a' | 'b', MemoryStorage> = { a: createMemoryStorage(), b: createMemoryStorage() }
  const link = (own: MemoryStorage, other: () => MemoryStorage): MemoryStorage => ({
    ...own,
    entries: own.entries,
    get writes() {
      return own.writes
    },
    async set(key, value) {
      const differs = own.entries.get(key) !== value
      await own.set(key, value)
      if (differs) other().writeElsewhere(key, value)
    },
  })
  const { a, b } = tabs
  return { a: link(a, () => b), b: link(b, () => a) }
}

it('tabs: one tab follows connect, network change and disconnect of the other, with fewer than 20 writes', async () => {
  const storage = twoTabs()
  const wallets = { a: createFakeConnector('wallet'), b: createFakeConnector('wallet') }
  const clock = createFakeClock()
  const a = await startSession({ connectors: [wallets.a], storage: storage.a, clock })
  const b = await startSession({ connectors: [wallets.b], storage: storage.b, clock })
  await a.api.connect('wallet')
  await flushTasks()
  expect(sessionStatus(b.state())).toBe('connected')
  expect(wallets.b.calls).toEqual(['reconnect'])
  for (const wallet of Object.values(wallets))
    wallet.emit((observer) => observer.networkChanged('eip155:8453'))
  await flushTasks()
  expect(a.api.active()?.networkId).toBe('eip155:8453')
  expect(b.api.active()?.networkId).toBe('eip155:8453')
  await a.api.disconnect()
  await flushTasks()
  expect(sessionStatus(b.state())).toBe('disconnected')
  expect(b.events.at(-1)).toEqual(['session:disconnected', { connectionId: 'wallet', by: 'tab' }])
  expect(wallets.b.calls).toEqual(['reconnect'])
  expect(storage.a.writes + storage.b.writes).toBeLessThan(20)
})

it('tabs: after 25 rounds of connect in one and disconnect in the other, both have the same state', async () => {
  const storage = twoTabs()
  const a = await startSession({ connectors: [createFakeConnector('wallet')], storage: storage.a })
  const b = await startSession({ connectors: [createFakeConnector('wallet')], storage: storage.b })
  for (let round = 0; round < 25; round += 1) {
    await a.api.connect('wallet')
    await flushTasks()
    await b.api.disconnect()
    await flushTasks()
  }
  expect(sessionStatus(a.state())).toBe('disconnected')
  expect(sessionStatus(b.state())).toBe('disconnected')
  expect(storage.a.entries.get(KEY)).toBe(storage.b.entries.get(KEY))
  expect(storage.a.writes + storage.b.writes).toBeLessThan(50 * 6)
})

it('tabs: a pending connection is not ended by a write of another tab', async () => {
  const storage = storageOf('wallet')
  const wallet = createFakeConnector('wallet')
  const answer = pending<ConnectionResult>()
  const slow = createFakeConnector('slow', { connect: () => answer.promise })
  const session = await startSession({ connectors: [wallet, createFakeConnector('other'), slow], storage })
  storage.writeElsewhere(KEY, storedText(['wallet', 'other']))
  await flushTasks()
  expect(Object.keys(session.state().connections).sort()).toEqual(['other', 'wallet'])
  const connecting = session.api.connect('slow')
  await flushTasks()
  storage.writeElsewhere(KEY, storedText(['other']))
  await flushTasks()
  expect(Object.keys(session.state().connections)).toEqual(['other', 'slow'])
  answer.resolve(onMainnet())
  expect(await connecting).toMatchObject({ id: 'slow' })
})

it('tabs: a wallet that this tab waits for is forgotten when another tab forgets it', async () => {
  const storage = storageOf('wallet')
  const session = await startSession({ storage })
  storage.writeElsewhere(KEY, storedText([]))
  await flushTasks()
  expect(session.state().connections).toEqual({})
  session.announce(createFakeConnector('wallet'))
  await flushTasks()
  expect(session.state().connections).toEqual({})
  expect(session.clock.waiting).toBe(0)
})

it('tabs: a locked wallet gets no new request when the stored entry of another wallet changes', async () => {
  const locked = createFakeConnector('locked', { reconnect: () => Promise.reject(new Error('locked')) })
  const wallet = createFakeConnector('wallet')
  const session = await startSession({
    connectors: [locked, wallet],
    storage: storageOf('locked', 'wallet'),
  })
  for (const account of [bob, onMainnet().accounts[0], bob])
    wallet.emit((observer) => observer.accountsChanged([account]))
  await flushTasks()
  expect(locked.calls).toEqual(['reconnect'])
  expect(session.state().remembered).toHaveLength(2)
})

it('tabs: malformed stored text of another tab is ignored', async () => {
  const storage = storageOf('wallet')
  const session = await startSession({ connectors: [createFakeConnector('wallet')], storage })
  const before = session.state()
  for (const text of ['', '{', 'null', '{"version":1}', storedText(['x'], { remembered: 7 })]) {
    storage.writeElsewhere(KEY, text)
    await flushTasks()
  }
  expect(session.state()).toBe(before)
})

it('tabs: with reconnect: false, a tab ignores other tabs', async () => {
  const storage = createMemoryStorage()
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet], storage, options: { reconnect: false } })
  await session.api.connect('wallet')
  storage.writeElsewhere(KEY, storedText(['other']))
  await flushTasks()
  expect(Object.keys(session.state().connections)).toEqual(['wallet'])
})

it('tabs: a wallet that is absent in one tab stays connected in the other', async () => {
  const storage = twoTabs()
  const wallet = createFakeConnector('wallet')
  const a = await startSession({ connectors: [wallet], storage: storage.a })
  const b = await startSession({ storage: storage.b })
  await a.api.connect('wallet')
  await flushTasks()
  expect(sessionStatus(b.state())).toBe('reconnecting')
  await b.clock.advance(5_000)
  await flushTasks()
  expect(sessionStatus(b.state())).toBe('disconnected')
  expect(sessionStatus(a.state())).toBe('connected')
  b.announce(createFakeConnector('wallet'))
  await flushTasks()
  expect(sessionStatus(b.state())).toBe('connected')
})

it('tabs: the status stays connected while another tab changes the active connection', async () => {
  const storage = twoTabs()
  const wallets = (): readonly FakeConnector[] => [createFakeConnector('one'), createFakeConnector('two')]
  const a = await startSession({ connectors: wallets(), storage: storage.a })
  const b = await startSession({ connectors: wallets(), storage: storage.b })
  await a.api.connect('one')
  await flushTasks()
  const changedStatuses = new Set<string>()
  b.test.latchkey.watch(sessionContract, sessionStatus, (status) => void changedStatuses.add(status))
  await a.api.connect('two')
  await flushTasks()
  expect(b.api.active()?.connectionId).toBe('two')
  await a.api.disconnect('two')
  await flushTasks()
  expect(b.api.active()?.connectionId).toBe('one')
  expect([...changedStatuses]).toEqual([])
})

it('tabs: a locked wallet disconnected in one does not reconnect in the other', async () => {
  const storage = twoTabs()
  const locked = (): FakeConnector =>
    createFakeConnector('wallet', { reconnect: () => Promise.reject(new Error('locked')) })
  const wallets = { a: locked(), b: locked() }
  storage.a.writeElsewhere(KEY, storedText(['wallet']))
  storage.b.writeElsewhere(KEY, storedText(['wallet']))
  const a = await startSession({ connectors: [wallets.a], storage: storage.a })
  await startSession({ connectors: [wallets.b], storage: storage.b })
  expect(wallets.b.observers.size).toBe(1)
  await a.api.disconnect()
  await flushTasks()
  expect(wallets.b.observers.size).toBe(0)
})

it('tabs: after a rejected connect, a wallet that another tab has connected meanwhile reconnects', async () => {
  const storage = twoTabs()
  const answer = pending<ConnectionResult>()
  const a = await startSession({ connectors: [createFakeConnector('wallet')], storage: storage.a })
  const b = await startSession({
    connectors: [createFakeConnector('wallet', { connect: () => answer.promise })],
    storage: storage.b,
  })
  const declined = expect(b.api.connect('wallet')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  await flushTasks()
  await a.api.connect('wallet')
  await flushTasks()
  expect(sessionStatus(b.state())).toBe('connecting')
  answer.reject({ code: 4001 })
  await declined
  await flushTasks()
  expect(sessionStatus(b.state())).toBe('connected')
})
