// A connection over a relay has accounts in several namespaces, and ends in all of them together.
import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, it } from 'vitest'
import type { Account, ConnectionResult, NetworkId } from '../contract'
import { sessionStatus } from '../contract/active-selectors'
import {
  alice,
  bob,
  createFakeConnector,
  type FakeConnector,
  onMainnet,
  pending,
} from '../test-support/fake-connector'
import { adapter, flushTasks, type StartedSession, startSession } from '../test-support/start-session'
import { KEY } from '../test-support/stored'

const sol: Account = { namespace: 'solana', address: 'So1anaAddress1111' }
const both: ConnectionResult = {
  accounts: [alice, sol],
  networkIds: { eip155: 'eip155:1', solana: 'solana:main' },
}
const networks: readonly NetworkId[] = ['eip155:1', 'eip155:8453']
const chains = [adapter('eip155', networks), adapter('solana', ['solana:main', 'solana:dev'])]

function createRelay(parts: Parameters<typeof createFakeConnector>[1] = {}): FakeConnector {
  const relay: FakeConnector = createFakeConnector('walletConnect', {
    traits: { kind: 'walletConnect', namespaces: ['eip155', 'solana'] },
    connect: async () => both,
    reconnect: async () => both,
    switchNetwork: async ({ id }) => relay.emit((observer) => observer.networkChanged(id)),
    ...parts,
  })
  return relay
}

const start = (...connectors: readonly FakeConnector[]): Promise<StartedSession> =>
  startSession({ connectors, adapters: chains })

it('relay session: is requested for every namespace of the adapters, and becomes active in each', async () => {
  const relay = createRelay()
  const session = await start(relay)
  await session.api.connect('walletConnect')
  expect(relay.requests).toMatchObject([{ namespaces: ['eip155', 'solana'] }])
  const { active, activeNamespace, connections } = session.state()
  expect({ active, activeNamespace }).toEqual({
    active: { eip155: 'walletConnect', solana: 'walletConnect' },
    activeNamespace: 'eip155',
  })
  expect(Object.keys(connections)).toEqual(['walletConnect'])
  expect(session.api.active('solana')).toMatchObject({ account: sol, networkId: 'solana:main' })
  expect(session.events.filter(([name]) => name === 'session:connected')).toHaveLength(1)
})

it('relay session: a wallet that serves one namespace becomes active in that one only', async () => {
  const extension = createFakeConnector('extension', {
    traits: { namespaces: ['solana'] },
    connect: async () => ({ accounts: [sol], networkIds: { solana: 'solana:main' } }),
  })
  const session = await start(createRelay({ connect: async () => onMainnet() }), extension)
  await session.api.connect('extension')
  await session.api.connect('walletConnect')
  expect(session.state().active).toEqual({ solana: 'extension', eip155: 'walletConnect' })
  expect(session.api.active()?.account).toEqual(alice)
})

it('relay session: disconnect ends it in every namespace, with one event and one call of the connector', async () => {
  const relay = createRelay()
  const session = await start(relay)
  await session.api.connect('walletConnect')
  await session.api.disconnect('walletConnect')
  const { connections, active, activeNamespace, remembered } = session.state()
  expect({ connections, active, activeNamespace, remembered }).toEqual({
    connections: {},
    active: {},
    activeNamespace: undefined,
    remembered: [],
  })
  expect(session.events.filter(([name]) => name === 'session:disconnected')).toHaveLength(1)
  expect(relay.calls).toEqual(['connect', 'disconnect'])
})

it('relay session: when the wallet ends it, it ends in every namespace, and another wallet stays connected', async () => {
  const relay = createRelay()
  const session = await start(relay, createFakeConnector('extension'))
  await session.api.connect('walletConnect')
  await session.api.connect('extension')
  expect(session.state().active).toEqual({ eip155: 'extension', solana: 'walletConnect' })
  const extension = session.state().connections['extension']
  relay.emit((observer) => observer.disconnected())
  expect(session.state().active).toEqual({ eip155: 'extension' })
  expect(session.state().connections).toEqual({ extension })
  expect(session.state().remembered).toMatchObject([{ connectorId: 'extension' }])
})

it('relay session: becomes active in a namespace when its active wallet disconnects', async () => {
  const session = await start(createRelay(), createFakeConnector('extension'))
  await session.api.connect('walletConnect')
  await session.api.connect('extension')
  await session.api.disconnect('extension')
  expect(session.state().active).toEqual({ eip155: 'walletConnect', solana: 'walletConnect' })
  expect(session.api.active()?.connectionId).toBe('walletConnect')
})

it('relay session: switching the network of one namespace does not change that of another', async () => {
  const relay = createRelay()
  const session = await start(relay)
  await session.api.connect('walletConnect')
  await session.api.switchNetwork('solana:dev')
  expect(session.state().connections).toMatchObject({
    walletConnect: { networkIds: { eip155: 'eip155:1', solana: 'solana:dev' } },
  })
  expect(session.api.active()).toMatchObject({ namespace: 'solana', account: sol, networkId: 'solana:dev' })
  await session.api.switchNetwork('eip155:8453')
  expect(session.api.active()).toMatchObject({ account: alice, networkId: 'eip155:8453' })
  expect(session.api.active('solana')?.networkId).toBe('solana:dev')
  expect(relay.calls).toEqual(['connect', 'switch solana:dev', 'switch eip155:8453'])
})

it('relay session: switching to its network in another namespace only changes the active namespace', async () => {
  const relay = createRelay()
  const session = await start(relay)
  await session.api.connect('walletConnect')
  await session.api.switchNetwork('solana:main')
  expect(session.api.active()?.account).toEqual(sol)
  expect(relay.calls).toEqual(['connect'])
})

it('relay session: a provider emits the events of its own namespace only', async () => {
  const relay = createRelay()
  const session = await start(relay)
  const { provider } = await session.api.connect('walletConnect')
  const received: unknown[] = []
  provider.on('accountsChanged', (accounts: unknown) => received.push(accounts))
  provider.on('chainChanged', (chainId: unknown) => received.push(chainId))
  relay.emit((observer) => observer.networkChanged('solana:dev'))
  relay.emit((observer) => observer.accountsChanged([alice, { ...sol, address: 'So1anaOther1111' }]))
  expect(received).toEqual([])
  relay.emit((observer) => observer.accountsChanged([bob, sol]))
  relay.emit((observer) => observer.networkChanged('eip155:8453'))
  expect(received).toEqual([[bob.address], '0x2105'])
})

it('relay session: the provider of a lost namespace emits disconnect, and connect when it returns', async () => {
  const relay = createRelay()
  const session = await start(relay)
  await session.api.connect('walletConnect')
  const solana = session.api.provider('walletConnect', 'solana')
  const received: unknown[] = []
  const ended = [['accountsChanged', []] as const, ['disconnect', { code: 4900 }] as const]
  for (const event of ['connect', 'accountsChanged', 'chainChanged', 'disconnect'])
    solana?.on(event, (payload: unknown) => received.push([event, payload]))
  relay.emit((observer) => observer.sessionChanged?.(onMainnet()))
  expect(received).toMatchObject(ended)
  expect(session.api.provider('walletConnect', 'solana')).toBeUndefined()
  await expect(solana?.request({ method: 'solana_signMessage' })).rejects.toMatchObject({ code: 4900 })
  received.length = 0
  relay.emit((observer) => observer.sessionChanged?.(both))
  expect(received).toEqual([
    ['connect', { chainId: 'main' }],
    ['accountsChanged', [sol.address]],
  ])
  expect(session.api.provider('walletConnect', 'solana')).toBeDefined()
  received.length = 0
  relay.emit((observer) => observer.disconnected())
  expect(received).toMatchObject(ended)
  expect(relay.calls).toEqual(['connect'])
})

it('relay session: reconnects in every namespace with one call', async () => {
  const storage = createMemoryStorage()
  const before = await startSession({ connectors: [createRelay()], adapters: chains, storage })
  await before.api.connect('walletConnect')
  await before.api.switchNetwork('solana:dev')
  await expect.poll(() => storage.entries.get(KEY) ?? '').toContain('solana:dev')
  before.test.latchkey.dispose()
  const relay = createRelay({
    reconnect: async () => ({ ...both, networkIds: { ...both.networkIds, solana: 'solana:dev' } }),
  })
  const session = await startSession({ connectors: [relay], adapters: chains, storage })
  expect(relay.calls).toEqual(['reconnect'])
  expect(session.api.active()).toMatchObject({ account: sol, networkId: 'solana:dev' })
  expect(session.api.active('eip155')?.account).toEqual(alice)
})

it('relay session: an update adds a namespace and removes one', async () => {
  const relay = createRelay({ connect: async () => onMainnet() })
  const session = await start(relay)
  await session.api.connect('walletConnect')
  expect(session.api.active('solana')).toBeUndefined()
  relay.emit((observer) => observer.sessionChanged?.(both))
  expect(session.api.active('solana')?.account).toEqual(sol)
  expect(session.state()).toMatchObject({
    activeNamespace: 'eip155',
    remembered: [{ accounts: [alice, sol] }],
  })
  expect(session.events.at(-1)).toEqual([
    'session:account-changed',
    { connectionId: 'walletConnect', account: sol },
  ])
  relay.emit((observer) =>
    observer.sessionChanged?.({ accounts: [sol], networkIds: { solana: 'solana:main' } }),
  )
  expect(session.state().active).toEqual({ solana: 'walletConnect' })
  expect(session.api.active()?.account).toEqual(sol)
})

it('relay session: an update does not replace an active wallet, and a lost namespace goes to another wallet', async () => {
  const relay = createRelay({ connect: async () => both })
  const session = await start(createFakeConnector('extension'), relay)
  await session.api.connect('extension')
  await session.api.connect('walletConnect')
  const onlySol: ConnectionResult = { accounts: [sol], networkIds: { solana: 'solana:main' } }
  relay.emit((observer) => observer.sessionChanged?.(onlySol))
  expect(session.state().active).toEqual({ eip155: 'extension', solana: 'walletConnect' })
  relay.emit((observer) => observer.sessionChanged?.(both))
  expect(session.state().active).toEqual({ eip155: 'extension', solana: 'walletConnect' })
})

it('relay session: an update without accounts ends it, a malformed one changes nothing', async () => {
  const relay = createRelay({ reconnect: async () => undefined })
  const session = await start(relay)
  await session.api.connect('walletConnect')
  const before = session.state()
  for (const malformed of [
    'null',
    '7',
    '{"accounts":[{"namespace":"eip155","address":"0xabc"}],"networkIds":{}}',
  ])
    relay.emit((observer) => observer.sessionChanged?.(JSON.parse(malformed)))
  expect(session.state()).toBe(before)
  relay.emit((observer) => observer.sessionChanged?.(JSON.parse('{"accounts":[],"networkIds":{}}')))
  expect(sessionStatus(session.state())).toBe('disconnected')
})

it('pairing: connect has no timeout: a wallet may respond after half an hour', async () => {
  const answer = pending<ConnectionResult>()
  const session = await start(createRelay({ connect: () => answer.promise }))
  const connecting = session.api.connect('walletConnect')
  await flushTasks()
  await session.clock.advance(30 * 60_000)
  expect(sessionStatus(session.state())).toBe('connecting')
  answer.resolve(both)
  expect((await connecting).accounts).toEqual(both.accounts)
  expect(session.clock.waiting).toBe(0)
})

it('pairing: a newer connect to an extension cancels the attempt, but does not reset the pairing', async () => {
  const touched: string[] = []
  const relay: FakeConnector = {
    ...createRelay({ connect: () => pending<ConnectionResult>().promise }),
    pairing: {
      get: () => ({ status: 'idle' }),
      subscribe: () => () => undefined,
      preload: async () => void touched.push('preload'),
      start: async () => String(touched.push('start')),
      reset: async () => void touched.push('reset'),
      rememberLink: () => void touched.push('link'),
      openedLink: () => undefined,
    },
  }
  const session = await start(relay, createFakeConnector('extension'))
  const waiting = session.api.connect('walletConnect')
  const seen = waiting.catch((error: unknown) => error)
  await flushTasks()
  await session.api.connect('extension')
  expect(await seen).toMatchObject({ code: 'REQUEST_ABORTED' })
  expect(touched).toEqual([])
  expect(session.api.active()?.connectionId).toBe('extension')
  expect(session.state().connections['walletConnect']).toBeUndefined()
})

it('pairing: an approval after the user has connected an extension is dropped', async () => {
  const answer = pending<ConnectionResult>()
  const session = await start(
    createRelay({ connect: () => answer.promise }),
    createFakeConnector('extension'),
  )
  const waiting = session.api.connect('walletConnect').catch(() => undefined)
  await flushTasks()
  await session.api.connect('extension')
  answer.resolve(both)
  await waiting
  await flushTasks()
  expect(Object.keys(session.state().connections)).toEqual(['extension'])
})

it('pairing: disconnect() without a connection cancels the attempt and aborts its signal', async () => {
  const relay = createRelay({ connect: () => pending<ConnectionResult>().promise })
  const session = await start(relay)
  const seen = session.api.connect('walletConnect').catch((error: unknown) => error)
  await flushTasks()
  await session.api.disconnect()
  expect(await seen).toMatchObject({ code: 'REQUEST_ABORTED' })
  expect(relay.requests[0]?.signal.aborted).toBe(true)
  expect(sessionStatus(session.state())).toBe('disconnected')
  // The connector's `disconnect` is not called, because nothing was connected.
  expect(relay.calls).toEqual(['connect'])
})
