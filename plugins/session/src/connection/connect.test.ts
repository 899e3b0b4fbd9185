import { describe, expect, it, test } from 'vitest'
import type { ConnectionResult } from '../contract'
import { sessionStatus } from '../contract/active-selectors'
import { alice, bob, createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { adapter, flushTasks, startSession } from '../test-support/start-session'

const cancelled = { code: 'REQUEST_ABORTED' }

it('connect: returns a live connection and emits session:connected', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  const connection = await session.api.connect('wallet')
  expect(connection).toMatchObject({ id: 'wallet', walletId: 'wallet', accounts: [alice] })
  expect(sessionStatus(session.state())).toBe('connected')
  expect(session.api.active()).toMatchObject({ account: alice, networkId: 'eip155:1', chainId: 1 })
  expect(await connection.provider.request({ method: 'test_ask' })).toBe('0x')
  expect(session.events).toEqual([
    ['session:connected', { connectionId: 'wallet', walletId: 'wallet', account: alice, silent: false }],
    [
      'session:network-changed',
      { networkId: 'eip155:1', namespace: 'eip155', supported: true, silent: false },
    ],
  ])
})

it('connect: the status is connecting until the wallet responds', async () => {
  const answer = pending<ConnectionResult>()
  const wallet = createFakeConnector('wallet', { connect: () => answer.promise })
  const session = await startSession({ connectors: [wallet] })
  const connecting = session.api.connect('wallet')
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('connecting')
  expect(session.api.provider('wallet')).toBeUndefined()
  expect(session.api.active()).toBeUndefined()
  answer.resolve(onMainnet())
  await connecting
  expect(session.state().connections).toEqual({
    wallet: { id: 'wallet', walletId: 'wallet', connectorId: 'wallet', status: 'connected', ...onMainnet() },
  })
})

it('connect: rejects for a wallet that is not listed, and for names of Object.prototype', async () => {
  const session = await startSession()
  for (const id of ['nobody', '__proto__', 'constructor', ''])
    await expect(session.api.connect(id)).rejects.toMatchObject({ code: 'WALLET_NOT_FOUND' })
  expect(session.logger.lines[0]).toMatchObject({ level: 'warn', details: { walletId: 'nobody' } })
})

it('connect: rejects for a namespace that no connector of the wallet serves', async () => {
  const session = await startSession({ connectors: [createFakeConnector('wallet')] })
  await expect(session.api.connect('wallet', { namespaces: ['solana'] })).rejects.toMatchObject({
    code: 'WALLET_NOT_FOUND',
  })
})

it('connect: requests the namespaces of the adapters and the preferred network', async () => {
  const wallet = createFakeConnector('wallet', { traits: { namespaces: ['solana', 'eip155'] } })
  const session = await startSession({
    connectors: [wallet],
    options: { defaultNetwork: 'eip155:8453' },
  })
  await session.api.connect('wallet')
  expect(wallet.requests).toMatchObject([{ namespaces: ['eip155'], networkId: 'eip155:8453' }])
})

it('connect: requests no network if the default network is not configured', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet], options: { defaultNetwork: 'eip155:5' } })
  await session.api.connect('wallet')
  expect(wallet.requests).toMatchObject([{ networkId: undefined }])
})

describe('failure', () => {
  const thrown: readonly (readonly [string, unknown, string])[] = [
    ['4001', { code: 4001, message: 'User rejected the request.' }, 'USER_REJECTED'],
    ['-32002', { code: -32002, message: 'Already processing eth_requestAccounts.' }, 'REQUEST_PENDING'],
    ['nothing', undefined, 'WALLET_FAILED'],
    ['a string', 'nope', 'WALLET_FAILED'],
  ]
  test.each(thrown)(
    'connect: a wallet that rejects with %s leaves no connection in the state',
    async (_, error, code) => {
      const wallet = createFakeConnector('wallet', { connect: () => Promise.reject(error) })
      const session = await startSession({ connectors: [wallet] })
      await expect(session.api.connect('wallet')).rejects.toMatchObject({ code, phase: 'connect' })
      expect(session.state()).toMatchObject({ connections: {}, active: {}, remembered: [] })
      expect(wallet.calls).toEqual(['connect'])
      expect(session.events).toEqual([
        ['session:connect-failed', { walletId: 'wallet', error: expect.objectContaining({ code }) }],
      ])
    },
  )

  const answers: readonly (readonly [string, unknown, string])[] = [
    ['undefined', undefined, 'INVALID_ANSWER'],
    ['null', null, 'INVALID_ANSWER'],
    ['no accounts', { accounts: [], networkIds: { eip155: 'eip155:1' } }, 'NO_ACCOUNT'],
    ['malformed accounts', { accounts: [7, null, {}], networkIds: {} }, 'NO_ACCOUNT'],
    ['no network', { accounts: [alice], networkIds: {} }, 'INVALID_ANSWER'],
    ['a malformed network', { accounts: [alice], networkIds: { eip155: 1 } }, 'INVALID_ANSWER'],
    [
      'a network of another namespace',
      { accounts: [alice], networkIds: { eip155: 'solana:x' } },
      'INVALID_ANSWER',
    ],
  ]
  test.each(answers)('connect: a result with %s is rejected', async (_, answer, code) => {
    const wallet = createFakeConnector('wallet', {
      // JSON, because TypeScript would refuse these values.
      connect: async () => JSON.parse(JSON.stringify(answer ?? null)),
    })
    const session = await startSession({ connectors: [wallet] })
    await expect(session.api.connect('wallet')).rejects.toMatchObject({ code })
    expect(session.state().connections).toEqual({})
  })

  it('connect: rejects with a typed error when the connector throws synchronously', async () => {
    const wallet = createFakeConnector('wallet', {
      connect: () => {
        throw new TypeError('boom')
      },
    })
    const session = await startSession({ connectors: [wallet] })
    await expect(session.api.connect('wallet')).rejects.toMatchObject({
      code: 'WALLET_FAILED',
      cause: new TypeError('boom'),
    })
  })
})

it('connect: returns the valid accounts without duplicates, the preferred type first', async () => {
  const smart = { ...bob, type: 'smartAccount' } as const
  const wallet = createFakeConnector('wallet', {
    connect: async () =>
      onMainnet(alice, { namespace: 'eip155', address: alice.address.toLowerCase() }, smart, {
        namespace: 'eip155',
        address: 'x',
      }),
  })
  const session = await startSession({ connectors: [wallet] })
  expect((await session.api.connect('wallet')).accounts).toEqual([smart, alice])
})

it('connect: the option defaultAccountTypes decides which account type is first', async () => {
  const smart = { ...bob, type: 'smartAccount' } as const
  const plain = { ...alice, type: 'eoa' } as const
  const wallet = createFakeConnector('wallet', { connect: async () => onMainnet(smart, plain) })
  const session = await startSession({
    connectors: [wallet],
    options: { defaultAccountTypes: { eip155: 'eoa' } },
  })
  expect((await session.api.connect('wallet')).accounts).toEqual([plain, smart])
})

it('connect: emits session:network-changed with supported: false for a network that is not configured', async () => {
  const wallet = createFakeConnector('wallet', {
    connect: async () => ({ accounts: [alice], networkIds: { eip155: 'eip155:10' } }),
  })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  expect(session.api.active()).toMatchObject({ networkId: 'eip155:10', network: undefined })
  expect(session.events.at(-1)).toEqual([
    'session:network-changed',
    { networkId: 'eip155:10', namespace: 'eip155', supported: false, silent: false },
  ])
})

it('connect: without configured networks, every network is supported', async () => {
  const session = await startSession({
    connectors: [createFakeConnector('wallet')],
    adapters: [adapter('eip155')],
  })
  await session.api.connect('wallet')
  expect(session.events.at(-1)?.[1]).toMatchObject({ supported: true })
})

it('connect: does not freeze the objects of the connector', async () => {
  const answer = onMainnet({ ...alice })
  const traits = {
    id: 'wallet',
    name: 'Wallet',
    kind: 'announced',
    namespaces: ['eip155'],
    approval: 'wallet',
  } as const
  const provider = { request: async () => '0x' }
  const wallet = createFakeConnector('wallet', { connect: async () => answer, traits, identity: provider })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  for (const foreign of [
    answer,
    answer.accounts,
    answer.accounts[0],
    wallet.traits,
    traits.namespaces,
    provider,
  ])
    expect(Object.isFrozen(foreign)).toBe(false)
})

it('connect: after stop, rejects and calls no wallet', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  session.stop()
  await expect(session.api.connect('wallet')).rejects.toMatchObject(cancelled)
  expect(wallet.calls).toEqual([])
  expect(session.state().connections).toEqual({})
})

it('stop: cancels a pending connect, and leaves no listener and no timer', async () => {
  const late = pending<ConnectionResult>()
  const wallet = createFakeConnector('wallet', { connect: () => late.promise })
  const other = createFakeConnector('other')
  const session = await startSession({ connectors: [wallet, other] })
  await session.api.connect('other')
  const abandoned = expect(session.api.connect('wallet')).rejects.toMatchObject(cancelled)
  await flushTasks()
  session.stop()
  await abandoned
  expect(other.observers.size).toBe(0)
  expect(session.clock.waiting).toBe(0)
  expect(Object.keys(session.state().connections)).toEqual(['other'])
})
