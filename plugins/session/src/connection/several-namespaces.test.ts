import { createMemoryStorage } from '@latchkey/kernel/testing'
import { expect, it } from 'vitest'
import type { Account, ConnectionResult, Connector, Eip1193Provider } from '../contract'
import { alice, bob, createFakeConnector, type FakeConnector, pending } from '../test-support/fake-connector'
import { adapter, flushTasks, type StartedSession, startSession } from '../test-support/start-session'

const sol: Account = { namespace: 'solana', address: 'So1anaAccount11111111111111111111' }
const phoneSol: Account = { namespace: 'solana', address: 'Ph0neAccount111111111111111111111' }
const onSolana: ConnectionResult = { accounts: [sol], networkIds: { solana: 'solana:main' } }
const adapters = [
  adapter('eip155', ['eip155:1', 'eip155:8453']),
  adapter('solana', ['solana:main', 'solana:dev']),
]

/** A wallet that switches to every requested network. */
function wallet(
  id: string,
  namespaces: readonly string[],
  answer?: ConnectionResult,
  request?: Connector['request'],
): FakeConnector {
  const made: FakeConnector = createFakeConnector(id, {
    traits: { namespaces, rdns: 'app.example' },
    ...(answer ? { connect: async () => answer } : {}),
    ...(request ? { request } : {}),
    switchNetwork: async (network) => made.emit((observer) => observer.networkChanged(network.id)),
  })
  return made
}

const evm = (): FakeConnector => wallet('evm', ['eip155'])
const solana = (): FakeConnector => wallet('solana', ['solana'], onSolana)
const activeParts = ({ api, state }: StartedSession): readonly unknown[] => [
  state().activeNamespace,
  api.active()?.connectionId,
  api.active()?.networkId,
]

it('switchNetwork: another connected namespace becomes active; its wallet is asked only if it is on another network', async () => {
  const [ethereumWallet, solanaWallet] = [evm(), solana()]
  const session = await startSession({ connectors: [ethereumWallet, solanaWallet], adapters })
  await session.api.connect('evm')
  await session.api.connect('solana')
  await session.api.switchNetwork('eip155:1')
  expect(activeParts(session)).toEqual(['eip155', 'evm', 'eip155:1'])
  await session.api.switchNetwork('solana:dev')
  expect(activeParts(session)).toEqual(['solana', 'solana', 'solana:dev'])
  expect([ethereumWallet.calls, solanaWallet.calls]).toEqual([['connect'], ['connect', 'switch solana:dev']])
  expect(session.events.at(-1)).toMatchObject([
    'session:network-changed',
    { networkId: 'solana:dev', namespace: 'solana', silent: false },
  ])
})

it('switchNetwork: a namespace without a connection becomes active, and stays active after the next connect', async () => {
  const storage = createMemoryStorage()
  const session = await startSession({ connectors: [evm(), solana()], adapters, storage })
  await session.api.connect('evm')
  const before = session.events.length
  await session.api.switchNetwork('solana:dev')
  expect(activeParts(session)).toEqual(['solana', undefined, undefined])
  expect(session.state().preferredNetworkIds).toEqual({ solana: 'solana:dev' })
  expect(session.events.length).toBe(before)
  await flushTasks()
  session.test.latchkey.dispose()
  const later = await startSession({ connectors: [evm(), solana()], adapters, storage })
  expect(later.state().connections['evm']).toMatchObject({ status: 'connected' })
  expect(activeParts(later)).toEqual(['solana', undefined, undefined])
  await later.api.disconnect('evm')
  expect(later.state().activeNamespace).toBe('solana')
  await later.api.connect('solana')
  expect(later.state().activeNamespace).toBe('solana')
})

it('connect: for one namespace, does not replace the active wallets of the others', async () => {
  const relay = wallet('relay', ['eip155', 'solana'], {
    accounts: [alice, sol],
    networkIds: { eip155: 'eip155:1', solana: 'solana:main' },
  })
  const session = await startSession({ connectors: [evm(), relay], adapters })
  await session.api.connect('evm')
  await session.api.connect('relay', { namespaces: ['solana'] })
  expect(session.state().active).toEqual({ eip155: 'evm', solana: 'relay' })
  expect(session.state().activeNamespace).toBe('solana')
})

it('switchNetwork: when the wallet rejects, the active namespace does not change', async () => {
  const refusing = createFakeConnector('solana', {
    traits: { namespaces: ['solana'] },
    connect: async () => onSolana,
    switchNetwork: () => Promise.reject({ code: 4001 }),
  })
  const session = await startSession({ connectors: [evm(), refusing], adapters })
  await session.api.connect('solana')
  await session.api.connect('evm')
  await expect(session.api.switchNetwork('solana:dev')).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(activeParts(session)).toEqual(['eip155', 'evm', 'eip155:1'])
  expect(session.state().preferredNetworkIds).toEqual({})
})

it('switchNetwork: switches of one wallet in two namespaces do not abort each other', async () => {
  const answers = { 'eip155:8453': pending<void>(), 'solana:dev': pending<void>() }
  const both: FakeConnector = createFakeConnector('phone', {
    traits: { namespaces: ['eip155', 'solana'] },
    connect: async () => ({
      accounts: [alice, phoneSol],
      networkIds: { eip155: 'eip155:1', solana: 'solana:main' },
    }),
    async switchNetwork({ id }) {
      await Reflect.get(answers, id).promise
      both.emit((observer) => observer.networkChanged(id))
    },
  })
  const session = await startSession({ connectors: [both], adapters })
  await session.api.connect('phone')
  const switching = [session.api.switchNetwork('eip155:8453'), session.api.switchNetwork('solana:dev')]
  answers['solana:dev'].resolve()
  answers['eip155:8453'].resolve()
  await Promise.all(switching)
  expect(session.state().connections['phone']).toMatchObject({
    networkIds: { eip155: 'eip155:8453', solana: 'solana:dev' },
  })
})

it('connect: a connector with several namespaces connects all of them; one with a single namespace connects that', async () => {
  const all = wallet('all', ['eip155', 'solana'], {
    accounts: [alice, phoneSol],
    networkIds: { eip155: 'eip155:1', solana: 'solana:main' },
  })
  const one = await startSession({ connectors: [all], adapters })
  await one.api.connect('app.example')
  expect(all.requests).toMatchObject([{ namespaces: ['eip155', 'solana'] }])
  expect(one.state().active).toEqual({ eip155: 'all', solana: 'all' })

  const [ethereumWallet, solanaWallet] = [evm(), solana()]
  const two = await startSession({ connectors: [ethereumWallet, solanaWallet], adapters })
  expect(two.state().wallets).toHaveLength(1)
  await two.api.connect('app.example', { namespaces: ['solana'] })
  const first = two.state().connections['solana']
  await two.api.connect('app.example', { namespaces: ['eip155'] })
  expect(two.state().connections['solana']).toBe(first)
  expect(two.state()).toMatchObject({
    active: { eip155: 'evm', solana: 'solana' },
    activeNamespace: 'eip155',
  })
  expect([ethereumWallet.calls, solanaWallet.calls]).toEqual([['connect'], ['connect']])
})

it('connect: the requested namespace becomes active, also if it is connected already', async () => {
  const all = wallet('all', ['eip155', 'solana'], {
    accounts: [alice, phoneSol],
    networkIds: { eip155: 'eip155:1', solana: 'solana:main' },
  })
  const session = await startSession({ connectors: [all], adapters })
  await session.api.connect('all', { namespaces: ['solana'] })
  expect(activeParts(session)).toEqual(['solana', 'all', 'solana:main'])
  await session.api.connect('all', { namespaces: ['eip155'] })
  expect(activeParts(session)).toEqual(['eip155', 'all', 'eip155:1'])
  await session.api.connect('all')
  expect(all.calls).toEqual(['connect'])
})

it('provider: each namespace of a wallet has its own provider, with its own requests and events', async () => {
  const requestedNetworkIds: unknown[] = []
  const phone = wallet(
    'phone',
    ['solana', 'eip155'],
    {
      accounts: [phoneSol, alice, bob],
      networkIds: { solana: 'solana:main', eip155: 'eip155:1' },
    },
    async ({ networkId }) => requestedNetworkIds.push(networkId),
  )
  const session = await startSession({ connectors: [phone], adapters })
  await session.api.connect('phone')
  const emitted: unknown[] = []
  for (const namespace of ['eip155', 'solana']) {
    const provider = session.api.provider('phone', namespace)
    provider?.on('accountsChanged', (addresses: unknown) => void emitted.push([namespace, addresses]))
    provider?.on('chainChanged', (chainId: unknown) => void emitted.push([namespace, chainId]))
  }
  await session.api.activate('phone', { address: bob.address })
  await session.api.switchNetwork('solana:dev')
  await session.api.switchNetwork('eip155:8453')
  expect(emitted).toEqual([
    ['eip155', [bob.address, alice.address]],
    ['solana', 'dev'],
    ['eip155', '0x2105'],
  ])
  for (const namespace of ['solana', 'eip155'])
    await session.api.provider('phone', namespace)?.request({ method: 'anything' })
  expect(requestedNetworkIds).toEqual(['solana:dev', 'eip155:8453'])
  expect(session.api.provider('phone', 'bip122')).toBeUndefined()
})

it('provider: default namespace is the active one if the connection serves it, else eip155, else its first', async () => {
  const onPhone: ConnectionResult = {
    accounts: [phoneSol, alice],
    networkIds: { solana: 'solana:main', eip155: 'eip155:1' },
  }
  const phone = wallet('phone', ['solana', 'eip155'], onPhone, async ({ networkId }) => `phone ${networkId}`)
  const onCoins: ConnectionResult = {
    accounts: [{ namespace: 'bip122', address: 'bc1qcoins' }],
    networkIds: { bip122: 'bip122:main' },
  }
  const coins = wallet('coins', ['bip122'], onCoins, async ({ networkId }) => `coins ${networkId}`)
  const session = await startSession({
    connectors: [phone, coins],
    adapters: [...adapters, adapter('bip122', ['bip122:main'])],
  })
  const { api } = session
  const placeOf = async (provider: Eip1193Provider | undefined): Promise<unknown> =>
    provider?.request({ method: 'anything' })
  const { provider } = await api.connect('phone')
  for (const one of [provider, api.provider(), api.provider('phone')])
    expect(await placeOf(one)).toBe('phone solana:main')
  await api.activate('phone', { namespace: 'eip155' })
  expect(await placeOf(api.provider('phone'))).toBe('phone eip155:1')
  expect(await placeOf(api.provider(undefined, 'solana'))).toBe('phone solana:main')
  await api.connect('coins')
  expect(await placeOf(api.provider('phone'))).toBe('phone eip155:1')
  expect(await placeOf(api.provider())).toBe('coins bip122:main')
})
