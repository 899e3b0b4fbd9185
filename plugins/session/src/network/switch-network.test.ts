import { expect, it, test } from 'vitest'
import type { ConnectionResult } from '../contract'
import {
  alice,
  createFakeConnector,
  type FakeConnector,
  onMainnet,
  pending,
} from '../test-support/fake-connector'
import { createRelay } from '../test-support/pairing-relay'
import { adapter, flushTasks, startSession } from '../test-support/start-session'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SOLANA_DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** A wallet that switches to every requested network and reports it. */
function createSwitchingWallet(id = 'wallet'): FakeConnector {
  const wallet: FakeConnector = createFakeConnector(id, {
    switchNetwork: async (network) => wallet.emit((observer) => observer.networkChanged(network.id)),
  })
  return wallet
}

it('switchNetwork: while disconnected, stores the preferred network, which connect requests', async () => {
  const wallet = createFakeConnector('wallet')
  const session = await startSession({ connectors: [wallet] })
  await session.api.switchNetwork('eip155:8453')
  expect(session.state().preferredNetworkIds).toEqual({ eip155: 'eip155:8453' })
  expect(wallet.calls).toEqual([])
  await session.api.connect('wallet')
  expect(wallet.requests).toMatchObject([{ networkId: 'eip155:8453' }])
})

it('switchNetwork: while connected, asks the wallet and applies the network that it reports', async () => {
  const wallet = createSwitchingWallet()
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await session.api.switchNetwork('eip155:8453')
  expect(wallet.calls).toEqual(['connect', 'switch eip155:8453'])
  expect(session.api.active()?.networkId).toBe('eip155:8453')
  expect(session.events.at(-1)).toEqual([
    'session:network-changed',
    { networkId: 'eip155:8453', namespace: 'eip155', supported: true, silent: false },
  ])
})

test.each([[8453], ['eip155:8453'], [{ id: 8453 }], [{ id: 'eip155:8453', name: 'Base' }]] as const)(
  'switchNetwork: accepts %j',
  async (choice) => {
    const session = await startSession({ connectors: [createSwitchingWallet()] })
    await session.api.connect('wallet')
    await session.api.switchNetwork(choice)
    expect(session.api.active()?.networkId).toBe('eip155:8453')
  },
)

test.each([
  [{ id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' }, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  [{ id: 8453 }, 'eip155:8453'],
] as const)('switchNetwork: with two namespaces, %j is %s', async (choice, networkId) => {
  const adapters = [
    adapter('eip155', ['eip155:1', 'eip155:8453']),
    adapter('solana', [SOLANA, SOLANA_DEVNET]),
  ]
  const { api, state } = await startSession({ adapters })
  await api.switchNetwork(choice)
  expect(Object.values(state().preferredNetworkIds)).toEqual([networkId])
})

it('switchNetwork: rejects a reference that no configured network has alone', async () => {
  const adapters = [adapter('eip155', ['eip155:1']), adapter('cosmos', ['cosmos:1', 'cosmos:hub-1'])]
  const { api } = await startSession({ adapters })
  for (const id of ['1', '', 'hub', SOLANA])
    await expect(api.switchNetwork({ id })).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})

it('switchNetwork: rejects with NETWORK_NOT_FOUND for an invalid or unconfigured chain id', async () => {
  const session = await startSession({ connectors: [createSwitchingWallet()] })
  for (const choice of [0, -1, 1.5, Number.NaN])
    await expect(session.api.switchNetwork(choice)).rejects.toMatchObject({
      code: 'NETWORK_NOT_FOUND',
      details: { networkId: choice },
    })
  for (const choice of [10, { id: 10 }])
    await expect(session.api.switchNetwork(choice)).rejects.toMatchObject({
      details: { networkId: 'eip155:10' },
    })
})

it('switchNetwork: sends no request if the wallet is on the network', async () => {
  const wallet = createSwitchingWallet()
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await session.api.switchNetwork('eip155:1')
  expect(wallet.calls).toEqual(['connect'])
})

it('switchNetwork: if the wallet emits no event, its network is read silently', async () => {
  const wallet = createFakeConnector('wallet', {
    reconnect: async () => ({ accounts: [alice], networkIds: { eip155: 'eip155:8453' } }),
  })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await session.api.switchNetwork('eip155:8453')
  expect(wallet.calls).toEqual(['connect', 'switch eip155:8453', 'reconnect'])
  expect(session.api.active()?.networkId).toBe('eip155:8453')
})

test.each([
  ['stays on its network', async () => onMainnet()],
  ['no longer authorises the page', async () => undefined],
  ['does not report its network', () => Promise.reject(new Error('no'))],
])('switchNetwork: rejects if the request succeeds and the wallet %s', async (_, reconnect) => {
  const wallet = createFakeConnector('wallet', { reconnect })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await expect(session.api.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'SWITCH_CHAIN_FAILED',
    message: 'Chain is not supported',
    phase: 'switch',
  })
  expect(session.api.active()?.networkId).toBe('eip155:1')
  expect(session.state().preferredNetworkIds).toEqual({})
})

it('switchNetwork: rejects for a network that is not configured, and shows an alert', async () => {
  const wallet = createSwitchingWallet()
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await expect(session.api.switchNetwork('eip155:10')).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
    message: 'Network not found',
  })
  expect(session.notices).toMatchObject([
    { notice: { surface: 'alert', variant: 'error', code: 'NETWORK_NOT_FOUND' } },
  ])
  expect(session.notices[0]?.notice.text((_, english) => english, undefined)).toBe('Network not found')
  expect(session.logger.lines).toContainEqual(
    expect.objectContaining({ level: 'warn', details: expect.objectContaining({ networkId: 'eip155:10' }) }),
  )
  expect(wallet.calls).toEqual(['connect'])
})

it('switchNetwork: rejects with NETWORK_SWITCH_DISABLED with enableNetworkSwitch: false', async () => {
  const session = await startSession({ options: { enableNetworkSwitch: false } })
  await expect(session.api.switchNetwork('eip155:1')).rejects.toMatchObject({
    code: 'NETWORK_SWITCH_DISABLED',
  })
  expect(session.api.policy).toEqual({ enableNetworkSwitch: false, allowUnsupportedChain: false })
})

test.each([
  ['4001', { code: 4001 }, 'USER_REJECTED'],
  ['4902', { code: 4902 }, 'SWITCH_CHAIN_FAILED'],
  ['a nested 4902', { code: -32603, data: { originalError: { code: 4902 } } }, 'SWITCH_CHAIN_FAILED'],
  ['-32002', { code: -32002 }, 'REQUEST_PENDING'],
  ['-32603', { code: -32603, message: 'Internal error' }, 'SWITCH_CHAIN_FAILED'],
  ['undefined', undefined, 'SWITCH_CHAIN_FAILED'],
])(
  'switchNetwork: when the wallet rejects with %s, rejects with a typed error and keeps the network',
  async (_, error, code) => {
    const wallet = createFakeConnector('wallet', { switchNetwork: () => Promise.reject(error) })
    const session = await startSession({ connectors: [wallet] })
    await session.api.connect('wallet')
    await expect(session.api.switchNetwork('eip155:8453')).rejects.toMatchObject({ code })
    expect(session.api.active()?.networkId).toBe('eip155:1')
  },
)

it('switchNetwork: a connector without switchNetwork rejects with SWITCH_CHAIN_FAILED', async () => {
  const wallet = createFakeConnector('wallet', { switchNetwork: 'missing' })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await expect(session.api.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'SWITCH_CHAIN_FAILED',
  })
})

it('switchNetwork: rejects with DISCONNECTED when the connection ends', async () => {
  const wallet = createFakeConnector('wallet', { switchNetwork: () => pending<void>().promise })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  const switching = expect(session.api.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'DISCONNECTED',
  })
  await flushTasks()
  await session.api.disconnect()
  await switching
})

it('switchNetwork: a network of another connected namespace makes that namespace active', async () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const answer: ConnectionResult = {
    accounts: [{ namespace: 'solana', address: 'So1anaAddress' }],
    networkIds: { solana },
  }
  const evm = createSwitchingWallet('evm')
  const other = createFakeConnector('other', {
    traits: { namespaces: ['solana'] },
    connect: async () => answer,
  })
  const session = await startSession({
    connectors: [evm, other],
    adapters: [adapter('eip155', ['eip155:1', 'eip155:8453']), adapter('solana', [solana])],
  })
  await session.api.connect('other')
  await session.api.connect('evm')
  expect(session.state().activeNamespace).toBe('eip155')
  await session.api.switchNetwork(solana)
  expect(session.state().activeNamespace).toBe('solana')
  expect(session.api.active()?.connectionId).toBe('other')
  expect(session.api.active('eip155')?.connectionId).toBe('evm')
  expect(session.events.at(-1)).toMatchObject(['session:network-changed', { networkId: solana }])
})

it('networkChanged: a network chosen in the wallet replaces the preferred one', async () => {
  const wallet = createSwitchingWallet()
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  await session.api.switchNetwork('eip155:8453')
  wallet.emit((observer) => observer.networkChanged('eip155:1'))
  expect(session.state().preferredNetworkIds).toEqual({ eip155: 'eip155:1' })
  wallet.emit((observer) => observer.networkChanged('eip155:10'))
  expect(session.state().preferredNetworkIds).toEqual({ eip155: 'eip155:1' })
})

test.each([
  ['that the user chose before', {}],
  ['of the option defaultNetwork', { defaultNetwork: 'eip155:8453' }],
] as const)(
  'connect: a wallet that connects on another network is asked to switch to the network %s',
  async (_what, options) => {
    const wallet = createSwitchingWallet()
    const session = await startSession({ connectors: [wallet], options })
    if (!('defaultNetwork' in options)) await session.api.switchNetwork('eip155:8453')
    const connection = await session.api.connect('wallet')
    expect(wallet.calls).toEqual(['connect', 'switch eip155:8453'])
    expect(connection.networkIds).toEqual({ eip155: 'eip155:8453' })
    expect(session.events.map(([name, event]) => [name, Reflect.get(event, 'networkId')])).toEqual([
      ['session:connected', undefined],
      ['session:network-changed', 'eip155:8453'],
    ])
    expect(session.notices).toEqual([])
  },
)

it('connect: a wallet that rejects the switch stays connected on its network, with a notice', async () => {
  const wallet = createFakeConnector('wallet', { switchNetwork: () => Promise.reject({ code: 4001 }) })
  const session = await startSession({ connectors: [wallet] })
  await session.api.switchNetwork('eip155:8453')
  const connection = await session.api.connect('wallet')
  expect(connection.networkIds).toEqual({ eip155: 'eip155:1' })
  expect(session.api.active()?.networkId).toBe('eip155:1')
  expect(session.notices).toMatchObject([{ notice: { code: 'NETWORK_NOT_SWITCHED', surface: 'banner' } }])
  expect(session.events.at(-1)).toMatchObject(['session:network-changed', { networkId: 'eip155:1' }])
})

it('connect: with enableNetworkSwitch: false, the wallet is not asked to switch', async () => {
  const wallet = createSwitchingWallet()
  const options = { enableNetworkSwitch: false, defaultNetwork: 'eip155:8453' } as const
  const session = await startSession({ connectors: [wallet], options })
  await session.api.connect('wallet')
  expect(wallet.calls).toEqual(['connect'])
})

it('connect: a wallet that was paired over a relay is not asked to switch', async () => {
  const relay = createRelay()
  const session = await startSession({
    connectors: [relay.connector],
    options: { defaultNetwork: 'eip155:8453' },
  })
  relay.connects.resolve(onMainnet())
  await session.api.connect('relay')
  expect(relay.connector.calls).toEqual(['connect'])
})

it('connect: aborting while the connected wallet is asked to switch keeps the connection', async () => {
  const answer = pending<void>()
  const wallet = createFakeConnector('wallet', { switchNetwork: () => answer.promise })
  const session = await startSession({ connectors: [wallet] })
  await session.api.switchNetwork('eip155:8453')
  const leaving = new AbortController()
  const ended = expect(session.api.connect('wallet', { signal: leaving.signal })).rejects.toMatchObject({
    code: 'REQUEST_ABORTED',
  })
  await flushTasks()
  leaving.abort()
  await ended
  expect(session.api.active()?.networkId).toBe('eip155:1')
})
