import { expect, it } from 'vitest'
import {
  type Account,
  allAccounts,
  connectedConnections,
  connectedWallet,
  currentNetworkId,
  isApproved,
} from '../contract'
import { alice, bob, createFakeConnector, onMainnet } from '../test-support/fake-connector'
import { adapter, type StartedSession, startSession } from '../test-support/start-session'

const sol: Account = { namespace: 'solana', address: 'So1anaAccount11111111111111111111' }

async function twoConnected(): Promise<StartedSession> {
  const phone = createFakeConnector('phone', {
    traits: { namespaces: ['eip155', 'solana'] },
    connect: async () => ({
      accounts: [bob, sol],
      networkIds: { eip155: 'eip155:1', solana: 'solana:main', bip122: 'bip122:x' },
      approvedNetworkIds: { eip155: ['eip155:1'] },
    }),
  })
  const session = await startSession({
    connectors: [createFakeConnector('here'), phone, createFakeConnector('idle')],
    adapters: [adapter('eip155', ['eip155:1', 'eip155:8453']), adapter('solana', ['solana:main'])],
  })
  await session.api.connect('here')
  await session.api.connect('phone')
  return session
}

it('allAccounts: lists the accounts of every connected wallet with their connection, or of one namespace', async () => {
  const session = await twoConnected()
  const due = [
    { ...alice, connectionId: 'here' },
    { ...bob, connectionId: 'phone' },
    { ...sol, connectionId: 'phone' },
  ]
  expect(allAccounts(session.state())).toEqual(due)
  expect(allAccounts(session.state(), 'solana')).toEqual(due.slice(2))
  expect(connectedConnections(session.state()).map(({ id }) => id)).toEqual(['here', 'phone'])
})

it('currentNetworkId: is the wallet’s network, else the preferred one, else the first configured one', async () => {
  const elsewhere = createFakeConnector('elsewhere', {
    connect: async () => ({ accounts: [alice], networkIds: { eip155: 'eip155:99' } }),
  })
  const adapters = [adapter('eip155', ['eip155:8453', 'eip155:1'])]
  const preferring = await startSession({ adapters })
  expect(currentNetworkId(preferring.state())).toBe('eip155:8453')
  await preferring.api.switchNetwork('eip155:1')
  expect(currentNetworkId(preferring.state())).toBe('eip155:1')
  const connected = await startSession({ connectors: [elsewhere], adapters })
  await connected.api.connect('elsewhere')
  expect(currentNetworkId(connected.state())).toBe('eip155:99')
  const without = await startSession({ adapters: [] })
  expect(currentNetworkId(without.state())).toBeUndefined()
})

it('isApproved: true for networks that the active wallet lists; without a list or a wallet, for every network', async () => {
  const session = await twoConnected()
  const approved = (): readonly boolean[] =>
    (['eip155:1', 'eip155:8453', 'solana:main', 'bip122:x'] as const).map((id) =>
      isApproved(session.state(), id),
    )
  expect(approved()).toEqual([true, false, true, true])
  await session.api.activate('here')
  expect(approved()).toEqual([true, true, true, true])
})

it('networks: a wallet’s network in a namespace without an account is ignored', async () => {
  const session = await twoConnected()
  expect(session.state().connections['phone']).toMatchObject({
    networkIds: { eip155: 'eip155:1', solana: 'solana:main' },
  })
  expect(session.state().connections['phone']).not.toHaveProperty('networkIds.bip122')
})

it('connectedWallet: finds the row after a better connector has changed its id', async () => {
  const identity = {}
  const evm = createFakeConnector('evm', { identity, traits: { name: 'One', rdns: 'one.example' } })
  const solana = createFakeConnector('solana', {
    identity,
    traits: { name: 'One', namespaces: ['solana'] },
    connect: async () => ({ accounts: [sol], networkIds: { solana: 'solana:main' } }),
  })
  const session = await startSession({
    connectors: [solana],
    adapters: [adapter('solana', ['solana:main']), adapter('eip155', ['eip155:1'])],
  })
  await session.api.connect('solana')
  session.announce(evm)
  await Promise.resolve()
  await new Promise((resolve) => setImmediate(resolve))
  expect(session.state().wallets).toMatchObject([{ id: 'one.example', namespaces: ['solana', 'eip155'] }])
  expect(connectedWallet(session.state(), 'solana')).toMatchObject({ name: 'One' })
})

it('approved networks: sessionChanged replaces them, accountsChanged keeps them', async () => {
  const phone = createFakeConnector('phone', {
    connect: async () => ({ ...onMainnet(), approvedNetworkIds: { eip155: ['eip155:1'] } }),
  })
  const session = await startSession({ connectors: [phone] })
  await session.api.connect('phone')
  phone.emit((observer) => observer.accountsChanged([bob]))
  expect(isApproved(session.state(), 'eip155:8453')).toBe(false)
  phone.emit((observer) => observer.sessionChanged?.(onMainnet(bob)))
  expect(isApproved(session.state(), 'eip155:8453')).toBe(true)
})
