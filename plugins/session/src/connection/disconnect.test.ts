import { defineContract, definePlugin } from '@latchkey/kernel'
import { expect, it } from 'vitest'
import { beforeDisconnect, sessionContract } from '../contract'
import { bob, createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
import { KEY, storageOf } from '../test-support/stored'

interface KeeperContract {
  readonly id: 'test/keeper'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const keeper = definePlugin(defineContract<KeeperContract>('test/keeper', 1), {
  dependsOn: [sessionContract],
  setup(ctx) {
    ctx.protect(beforeDisconnect, (id) =>
      id === 'kept' ? { kind: 'refuse', reason: 'PAYMENT' } : { kind: 'allow' },
    )
    return {}
  },
})

it('disconnect: revokes the permission, forgets the connection and emits session:disconnected', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await session.api.disconnect()
  expect(wallet.calls).toEqual(['connect', 'disconnect'])
  expect(wallet.observers.size).toBe(0)
  expect(session.state()).toMatchObject({
    connections: {},
    active: {},
    activeNamespace: undefined,
    remembered: [],
  })
  expect(session.events.at(-1)).toEqual(['session:disconnected', { connectionId: 'wallet', by: 'host' }])
  expect(session.clock.waiting).toBe(0)
})

it('disconnect: resolves for repeated calls, for unknown ids, and without a connection', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.disconnect()
  await session.api.disconnect('nobody')
  await session.api.disconnect('__proto__')
  await session.api.connect('wallet')
  await Promise.all([session.api.disconnect(), session.api.disconnect(), session.api.disconnect('wallet')])
  await session.api.disconnect()
  expect(wallet.calls).toEqual(['connect', 'disconnect'])
  expect(session.events.filter(([name]) => name === 'session:disconnected')).toHaveLength(1)
})

it('disconnect: with an id, ends only that connection', async () => {
  const first = createFakeConnector('first')
  const second = createFakeConnector('second', { connect: async () => onMainnet(bob) })
  const session = await startSession({ connectors: [first, second] })
  await session.api.connect('first')
  await session.api.connect('second')
  await session.api.disconnect('second')
  expect(Object.keys(session.state().connections)).toEqual(['first'])
  expect(session.api.active()?.connectionId).toBe('first')
  expect(session.state().remembered).toHaveLength(1)
  expect(first.calls).toEqual(['connect'])
})

it('disconnect: clears the state at once, and rejects when the wallet fails', async () => {
  const cause = { code: 4100 }
  const wallet = createFakeConnector('wallet', { disconnect: () => Promise.reject(cause) })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await expect(session.api.disconnect()).rejects.toMatchObject({
    code: 'DISCONNECT_FAILED',
    message: 'Failed to disconnect',
    category: 'internal SDK error',
    cause,
  })
  expect(session.state()).toMatchObject({ connections: {}, remembered: [] })
})

it('disconnect: rejects after 3 s if the wallet does not respond', async () => {
  const wallet = createFakeConnector('wallet', { disconnect: () => pending<void>().promise })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  const leaving = expect(session.api.disconnect()).rejects.toMatchObject({ code: 'DISCONNECT_FAILED' })
  await flushTasks()
  expect(session.state().connections).toEqual({})
  await session.clock.advance(3_000)
  await leaving
  expect(session.clock.waiting).toBe(0)
})

it.each([
  ['embedded', ['reconnect', 'disconnect']],
  ['announced', ['reconnect']],
] as const)(
  'disconnect: while a wallet of the kind %s is reconnecting, forgets it and revokes an embedded login',
  async (kind, calls) => {
    const wallet = createFakeConnector('wallet', {
      traits: { kind },
      reconnect: () => new Promise(() => undefined),
    })
    const session = await startSession({ connectors: [wallet], storage: storageOf('wallet') })
    expect(session.state().connections).toMatchObject({ wallet: { status: 'reconnecting' } })
    await session.api.disconnect()
    expect(wallet.calls).toEqual(calls)
    expect(session.state()).toMatchObject({ connections: {}, remembered: [] })
    await session.api.disconnect('wallet')
    expect(wallet.calls).toEqual(calls)
  },
)

const reason = new Error('no')
const fails = { disconnect: () => Promise.reject(reason) }

it('disconnect: of all, one failing wallet rejects with its namespace, and every connection is removed', async () => {
  const good = createFakeConnector('good')
  const bad = createFakeConnector('bad', fails)
  const session = await startSession({ connectors: [good, bad] })
  await session.api.connect('good')
  await session.api.connect('bad')
  await expect(session.api.disconnect()).rejects.toMatchObject({
    code: 'DISCONNECT_CHAIN_FAILED',
    message: 'Failed to disconnect chain',
    details: { failed: [{ connectionId: 'bad', namespaces: ['eip155'] }] },
    cause: { code: 'DISCONNECT_FAILED', cause: reason },
  })
  expect(good.calls).toEqual(['connect', 'disconnect'])
  expect(session.state()).toMatchObject({ connections: {}, active: {}, remembered: [] })
  expect([good.observers.size, bad.observers.size, session.clock.waiting]).toEqual([0, 0, 0])
  await expect(session.api.disconnect()).resolves.toBeUndefined()
})

it('disconnect: of all, several failing wallets reject with one error that has each cause', async () => {
  const good = createFakeConnector('good')
  const session = await startSession({
    connectors: [createFakeConnector('first', fails), createFakeConnector('second', fails), good],
  })
  for (const id of ['first', 'second', 'good']) await session.api.connect(id)
  const error: unknown = await session.api.disconnect().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    code: 'DISCONNECT_CHAINS_FAILED',
    message: 'Failed to disconnect chains',
    details: { failed: [{ connectionId: 'first' }, { connectionId: 'second' }] },
    cause: { errors: [{ code: 'DISCONNECT_FAILED', cause: reason }, { code: 'DISCONNECT_FAILED' }] },
  })
  expect(session.state()).toMatchObject({ connections: {}, active: {}, remembered: [] })
})

it('disconnect: of all, a guard that refuses for one connection keeps only that one', async () => {
  const kept = createFakeConnector('kept')
  const other = createFakeConnector('other')
  const session = await startSession({ connectors: [kept, other], plugins: [keeper()] })
  await session.api.connect('other')
  await session.api.connect('kept')
  await expect(session.api.disconnect()).rejects.toMatchObject({
    code: 'DISCONNECT_REFUSED',
    details: { reason: 'PAYMENT' },
  })
  expect(Object.keys(session.state().connections)).toEqual(['kept'])
  expect(kept.calls).toEqual(['connect'])
  expect(other.calls).toEqual(['connect', 'disconnect'])
})

it('disconnect: a guard that refuses and a wallet that fails are told, each once', async () => {
  const wallet = createFakeConnector('wallet', { disconnect: () => Promise.reject(new Error('no')) })
  const kept = createFakeConnector('kept')
  const session = await startSession({ connectors: [wallet, kept], plugins: [keeper()] })
  await session.api.connect('wallet')
  await session.api.connect('kept')
  for (const id of ['wallet', 'kept']) await expect(session.api.disconnect(id)).rejects.toThrow()
  const failed = session.events.filter(([name]) => name === 'session:disconnect-failed')
  expect(failed.map(([, payload]) => payload)).toMatchObject([
    { connectionId: 'wallet', error: { code: 'DISCONNECT_FAILED' } },
    { connectionId: 'kept', error: { code: 'DISCONNECT_REFUSED' } },
  ])
})

it('disconnect: is stored when the page stops the plugins at once', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await flushTasks()
  expect(session.storage.entries.get(KEY)).toContain('"connectorId":"wallet"')
  const leaving = session.api.disconnect()
  session.stop()
  await leaving
  await flushTasks()
  expect(session.storage.entries.get(KEY)).toContain('"remembered":[]')
})
