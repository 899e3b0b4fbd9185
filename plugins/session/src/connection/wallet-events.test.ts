import { expect, it } from 'vitest'
import type { Account, NetworkId } from '../contract'
import { sessionStatus } from '../contract/active-selectors'
import { alice, bob, createFakeConnector, onMainnet } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'

it('accountsChanged: updates the state and the stored connection, and emits session:account-changed', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  wallet.emit((observer) => observer.accountsChanged([bob, alice]))
  expect(session.api.active()?.account).toEqual(bob)
  expect(session.state().remembered).toMatchObject([{ accounts: [bob, alice] }])
  expect(session.events.at(-1)).toEqual(['session:account-changed', { connectionId: 'wallet', account: bob }])
})

it('accountsChanged: the same accounts again do not change the state or storage', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  const before = session.state()
  const { writes } = session.storage
  wallet.emit((observer) => observer.accountsChanged([{ ...alice }]))
  expect(session.state()).toBe(before)
  expect(session.storage.writes).toBe(writes)
})

it('accountsChanged: malformed values are ignored', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  const before = session.state()
  for (const malformed of ['null', '7', '"0x"', '{"length":3}'])
    wallet.emit((observer) => observer.accountsChanged(JSON.parse(malformed)))
  wallet.emit((observer) =>
    observer.accountsChanged([{ namespace: 'solana', address: 'So1anaAddress' } satisfies Account]),
  )
  expect(session.state()).toBe(before)
})

it('accountsChanged: an empty list ends the connection (by: wallet) and forgets it', async () => {
  const wallet = createFakeConnector('wallet', { reconnect: async () => undefined })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  wallet.emit((observer) => observer.accountsChanged([]))
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(session.events.at(-1)).toEqual(['session:disconnected', { connectionId: 'wallet', by: 'wallet' }])
  await flushTasks()
  expect(session.state().remembered).toEqual([])
  expect(wallet.calls).toEqual(['connect', 'reconnect'])
})

it('accountsChanged: a locked wallet reconnects when it is unlocked', async () => {
  let locked = false
  const wallet = createFakeConnector('wallet', {
    reconnect: async () => (locked ? undefined : onMainnet(bob)),
  })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  locked = true
  wallet.emit((observer) => observer.accountsChanged([]))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('disconnected')
  locked = false
  wallet.emit((observer) => observer.accountsChanged([bob]))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('connected')
  expect(session.api.active()?.account).toEqual(bob)
  expect(session.state().remembered).toHaveLength(1)
  expect(wallet.calls).toEqual(['connect', 'reconnect', 'reconnect'])
  expect(wallet.observers.size).toBe(1)
})

it('accountsChanged: if the silent reconnect fails, the wallet stays stored, since it may be locked', async () => {
  const wallet = createFakeConnector('wallet', { reconnect: () => Promise.reject(new Error('locked')) })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  wallet.emit((observer) => observer.accountsChanged([]))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(session.state().remembered).toHaveLength(1)
})

it('disconnect: a locked wallet that was disconnected does not reconnect when it is unlocked', async () => {
  let locked = false
  const wallet = createFakeConnector('wallet', { reconnect: async () => (locked ? undefined : onMainnet()) })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  locked = true
  wallet.emit((observer) => observer.accountsChanged([]))
  await flushTasks()
  await session.api.disconnect()
  expect(wallet.observers.size).toBe(0)
  locked = false
  wallet.emit((observer) => observer.accountsChanged([alice]))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('disconnected')
})

it('connect: after another wallet was connected, a locked one does not reconnect when it is unlocked', async () => {
  let locked = false
  const wallet = createFakeConnector('wallet', { reconnect: async () => (locked ? undefined : onMainnet()) })
  const other = createFakeConnector('other', { connect: async () => onMainnet(bob) })
  const session = await startSession({ connectors: [wallet, other] })
  await session.api.connect('wallet')
  locked = true
  wallet.emit((observer) => observer.accountsChanged([]))
  await flushTasks()
  await session.api.connect('other')
  locked = false
  wallet.emit((observer) => observer.accountsChanged([alice]))
  await flushTasks()
  expect(Object.keys(session.state().connections)).toEqual(['other'])
})

it('networkChanged: updates the state and emits session:network-changed, also for an unconfigured network', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  wallet.emit((observer) => observer.networkChanged('eip155:10'))
  expect(session.api.active()).toMatchObject({ networkId: 'eip155:10', network: undefined })
  wallet.emit((observer) => observer.networkChanged('eip155:8453'))
  expect(session.api.active()?.network?.id).toBe('eip155:8453')
  expect(session.events.slice(-2).map(([, payload]) => payload)).toEqual([
    { networkId: 'eip155:10', namespace: 'eip155', supported: false, silent: false },
    { networkId: 'eip155:8453', namespace: 'eip155', supported: true, silent: false },
  ])
  expect(session.state().remembered).toMatchObject([{ networkIds: { eip155: 'eip155:8453' } }])
})

it('networkChanged: malformed values and other namespaces are ignored', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  const before = session.state()
  const invalid: readonly NetworkId[] = ['solana:mainnet', 'eip155:', ':1', 'eip155:1:2', '__proto__:1']
  for (const id of invalid) wallet.emit((observer) => observer.networkChanged(id))
  wallet.emit((observer) => observer.networkChanged(JSON.parse('{"id":1}')))
  expect(session.state()).toBe(before)
})

it('networkChanged: of a wallet that is not active, updates the state and emits no event', async () => {
  const first = createFakeConnector('first')
  const second = createFakeConnector('second')
  const session = await startSession({ connectors: [first, second] })
  await session.api.connect('first')
  await session.api.connect('second')
  const { length } = session.events
  first.emit((observer) => observer.networkChanged('eip155:10'))
  expect(session.events).toHaveLength(length)
  expect(session.state().connections['first']).toMatchObject({ networkIds: { eip155: 'eip155:10' } })
  expect(session.api.active()?.networkId).toBe('eip155:1')
})

it('disconnected: removes and forgets only that connection', async () => {
  const first = createFakeConnector('first')
  const second = createFakeConnector('second')
  const session = await startSession({ connectors: [first, second] })
  await session.api.connect('first')
  await session.api.connect('second')
  second.emit((observer) => observer.disconnected('gone'))
  expect(Object.keys(session.state().connections)).toEqual(['first'])
  expect(session.state().remembered).toMatchObject([{ connectorId: 'first' }])
  expect(session.api.active()?.connectionId).toBe('first')
  expect(second.calls).toEqual(['connect'])
})

it('subscribe: events of a listener whose connection has ended are ignored', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  const [observer] = wallet.observers
  await session.api.disconnect()
  observer?.accountsChanged([bob])
  observer?.networkChanged('eip155:10')
  observer?.disconnected()
  await flushTasks()
  expect(session.state().connections).toEqual({})
  await session.api.connect('wallet')
  observer?.accountsChanged([bob])
  observer?.disconnected()
  expect(session.api.active()?.account).toEqual(alice)
  expect(session.events.filter(([name]) => name === 'session:disconnected')).toHaveLength(1)
})

it('subscribe: if it throws, the wallet stays connected and the error is reported', async () => {
  const wallet = {
    ...createFakeConnector('wallet'),
    subscribe: () => {
      throw new Error('no events')
    },
  }
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  expect(sessionStatus(session.state())).toBe('connected')
  expect(session.test.errors).toHaveLength(1)
})
