import { expect, it, test } from 'vitest'
import type { Account, ConnectionResult } from '../contract'
import {
  alice,
  bob,
  createFakeConnector,
  type FakeConnector,
  onMainnet,
} from '../test-support/fake-connector'
import { adapter, flushTasks, type StartedSession, startSession } from '../test-support/start-session'
import { KEY } from '../test-support/stored'

const sol: Account = { namespace: 'solana', address: 'So1anaAccount11111111111111111111' }
const carol: Account = { namespace: 'eip155', address: '0xCa40100000000000000000000000000000000000' }
const smart: Account = { ...bob, type: 'smartAccount' }
const plain: Account = { ...alice, type: 'eoa' }
const adapters = [
  adapter('eip155', ['eip155:1', 'eip155:8453']),
  adapter('solana', ['solana:main', 'solana:dev']),
]

/** A wallet whose accounts its owner can change. */
function wallet(
  id: string,
  first: ConnectionResult,
): FakeConnector & { now: ConnectionResult; tell(result: ConnectionResult): void } {
  const connector = createFakeConnector(id, {
    traits: { namespaces: Object.keys(first.networkIds) },
    connect: async () => made.now,
    reconnect: async () => made.now,
    request: async ({ method }) =>
      method === 'eth_accounts' ? made.now.accounts.map(({ address }) => address.toLowerCase()) : '0x',
  })
  const made = Object.assign(connector, {
    now: first,
    tell(result: ConnectionResult) {
      made.now = result
      made.emit((observer) => observer.accountsChanged(result.accounts))
    },
  })
  return made
}

const both: ConnectionResult = {
  accounts: [alice, bob, sol],
  networkIds: { eip155: 'eip155:1', solana: 'solana:main' },
}
const onSolana: ConnectionResult = { accounts: [sol], networkIds: { solana: 'solana:main' } }
const inUse = ({ api }: StartedSession, namespace = 'eip155'): string | undefined =>
  api.active(namespace)?.account.address

it('activate: a connection becomes active without a request to its wallet', async () => {
  const [one, two] = [wallet('one', onMainnet()), wallet('two', onMainnet(bob))]
  const session = await startSession({ connectors: [one, two], adapters })
  await session.api.connect('one')
  await session.api.connect('two')
  await session.api.activate('one')
  expect(session.api.active()).toMatchObject({ connectionId: 'one', account: alice })
  expect([one.calls, two.calls]).toEqual([['connect'], ['connect']])
})

it('activate: with a namespace only that one changes, and it becomes active', async () => {
  const session = await startSession({
    connectors: [wallet('one', both), wallet('two', onSolana)],
    adapters,
  })
  await session.api.connect('two')
  await session.api.connect('one')
  await session.api.activate('two')
  expect(session.state()).toMatchObject({
    activeNamespace: 'solana',
    active: { eip155: 'one', solana: 'two' },
  })
  // It serves the active namespace, so the user stays there.
  await session.api.activate('one')
  expect(session.state()).toMatchObject({ activeNamespace: 'solana', active: { solana: 'one' } })
  await session.api.activate('one', { namespace: 'eip155' })
  expect(session.state()).toMatchObject({ activeNamespace: 'eip155' })
})

it('activate: an unknown target is a typed error, and changes nothing', async () => {
  const session = await startSession({ connectors: [wallet('one', onMainnet())], adapters })
  await expect(session.api.activate('one')).rejects.toMatchObject({ code: 'DISCONNECTED' })
  await session.api.connect('one')
  const before = session.state()
  for (const choice of [{ namespace: 'solana' }, { address: bob.address }, { address: '' }])
    await expect(session.api.activate('one', choice)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  expect(session.state()).toBe(before)
})

it('accounts: the selected one is active, and goes first in state, events and eth_accounts', async () => {
  const session = await startSession({ connectors: [wallet('one', both)], adapters })
  const { provider } = await session.api.connect('one')
  const told: unknown[] = []
  provider.on('accountsChanged', (addresses: unknown) => void told.push(addresses))
  await session.api.activate('one', { address: bob.address.toLowerCase() })
  expect(inUse(session)).toBe(bob.address)
  expect(session.state().connections['one']).toMatchObject({ selectedAddresses: { eip155: bob.address } })
  expect(session.events.at(-1)).toEqual(['session:account-changed', { connectionId: 'one', account: bob }])
  expect(told).toEqual([[bob.address, alice.address]])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([
    bob.address.toLowerCase(),
    alice.address.toLowerCase(),
    sol.address.toLowerCase(),
  ])
  // The one the wallet names first needs no choice.
  await session.api.activate('one', { address: alice.address })
  expect(session.state().connections['one']).not.toHaveProperty('selectedAddresses')
})

it('accounts: a selection survives unrelated changes, such as of the network', async () => {
  const one = wallet('one', both)
  const session = await startSession({ connectors: [one], adapters })
  await session.api.connect('one')
  await session.api.activate('one', { address: bob.address })
  one.emit((observer) => observer.networkChanged('eip155:8453'))
  one.tell({ ...both, accounts: [alice, carol, bob, sol] })
  expect(inUse(session)).toBe(bob.address)
})

test.each<readonly [string, readonly [Account, ...Account[]], string]>([
  ['another one first, which is newer', [bob, alice, sol], bob.address],
  ['a third one first', [carol, alice, bob, sol], carol.address],
  ['it no more', [alice, sol], alice.address],
])('accounts: a choice ends when the wallet names %s', async (_, accounts, due) => {
  const one = wallet('one', both)
  const session = await startSession({ connectors: [one], adapters })
  await session.api.connect('one')
  await session.api.activate('one', { address: bob.address })
  one.tell({ ...both, accounts })
  expect(session.state().connections['one']).not.toHaveProperty('selectedAddresses')
  expect(inUse(session)).toBe(due)
})

it('accounts: a selection survives a reload, unless the user chose another one in the wallet', async () => {
  const one = wallet('one', both)
  const first = await startSession({ connectors: [one], adapters })
  await first.api.connect('one')
  await first.api.activate('one', { address: bob.address })
  await flushTasks()
  first.test.latchkey.dispose()
  const { storage } = first
  const second = await startSession({ connectors: [wallet('one', both)], adapters, storage })
  expect(inUse(second)).toBe(bob.address)
  expect(second.events[0]).toMatchObject(['session:connected', { account: bob, silent: true }])
  second.test.latchkey.dispose()
  const moved = wallet('one', { ...both, accounts: [carol, alice, bob, sol] })
  const third = await startSession({ connectors: [moved], adapters, storage })
  expect(inUse(third)).toBe(carol.address)
})

it('accounts: another tab takes over selection and order, and writes nothing', async () => {
  const typed: ConnectionResult = { ...onMainnet(smart, plain, { ...carol, type: 'eoa' }) }
  const session = await startSession({ connectors: [wallet('one', typed)], adapters })
  await session.api.connect('one')
  await flushTasks()
  const text = session.storage.entries.get(KEY) ?? ''
  const { version, state } = JSON.parse(text)
  const [entry] = state.remembered
  const accounts = [plain, { ...carol, type: 'eoa' }, smart]
  const theirs = { ...entry, accounts, selectedAddresses: { eip155: carol.address } }
  const change = { remembered: [theirs], preferredAccountTypes: { eip155: 'eoa' } }
  const writes = session.storage.writes
  session.storage.writeElsewhere(KEY, JSON.stringify({ version, state: { ...state, ...change } }))
  await flushTasks()
  expect(inUse(session)).toBe(carol.address)
  expect(session.state().connections['one']).toMatchObject({ accounts })
  expect(session.events.at(-1)).toMatchObject(['session:account-changed', { connectionId: 'one' }])
  expect(session.storage.writes).toBe(writes)
})

it('account types: the user’s preference wins over the option, at once and on the next visit', async () => {
  const typed = onMainnet(plain, smart)
  const options = { defaultAccountTypes: { eip155: 'eoa' } } as const
  const first = await startSession({ connectors: [wallet('one', typed)], adapters, options })
  await first.api.connect('one')
  expect(inUse(first)).toBe(plain.address)
  await first.api.preferAccountType('eip155', 'smartAccount')
  expect(inUse(first)).toBe(smart.address)
  expect(first.events.at(-1)).toMatchObject(['session:account-changed', { account: smart }])
  await flushTasks()
  const { storage } = first
  const second = await startSession({ connectors: [wallet('one', typed)], adapters, options, storage })
  expect(inUse(second)).toBe(smart.address)
})

it('account types: selecting an account prefers its type from then on; other wallets keep theirs', async () => {
  const other = wallet('other', onMainnet({ ...carol, type: 'smartAccount' }, plain))
  const session = await startSession({
    connectors: [wallet('one', onMainnet(smart, plain)), other],
    adapters,
  })
  await session.api.connect('other')
  await session.api.connect('one')
  const before = session.state().connections['other']
  await session.api.activate('one', { address: plain.address })
  await flushTasks()
  expect(session.state()).toMatchObject({ preferredAccountTypes: { eip155: 'eoa' } })
  expect(session.state().connections['one']).toMatchObject({ accounts: [plain, smart] })
  expect(session.state().connections['other']).toBe(before)
})

it('account types: preferring a type ends a selection of another type, and keeps one of its own', async () => {
  const second: Account = { ...carol, type: 'eoa' }
  const session = await startSession({
    connectors: [wallet('one', onMainnet(smart, plain, second))],
    adapters,
  })
  await session.api.connect('one')
  await session.api.activate('one', { address: second.address })
  await session.api.preferAccountType('eip155', 'eoa')
  expect(inUse(session)).toBe(second.address)
  await session.api.preferAccountType('eip155', 'smartAccount')
  expect(inUse(session)).toBe(smart.address)
})

it('account types: one that a chain does not have is refused by name', async () => {
  const session = await startSession({ adapters })
  await expect(session.api.preferAccountType('solana', 'smartAccount')).rejects.toMatchObject({
    code: 'UNKNOWN_ACCOUNT_TYPE',
    message: "Accounts on solana are not of the type 'smartAccount'. They are: eoa.",
  })
  expect(session.state().preferredAccountTypes).toEqual({})
})

it.each([
  ['nothing', {}, { eip155: 'smartAccount', solana: 'eoa', polkadot: 'eoa', bip122: 'payment' }],
  [
    'one kind, and one of a further chain',
    { eip155: 'eoa', stacks: 'eoa' },
    { eip155: 'eoa', solana: 'eoa', polkadot: 'eoa', bip122: 'payment', stacks: 'eoa' },
  ],
] as const)('account types: reported with their defaults where the host set %s', async (_, set, reported) => {
  const session = await startSession({ options: { defaultAccountTypes: set } })
  expect(await session.api.preferredAccountTypes()).toEqual(reported)
  expect(session.state().preferredAccountTypes).toEqual({})
  await session.api.preferAccountType('bip122', 'ordinal')
  expect(await session.api.preferredAccountTypes()).toEqual({ ...reported, bip122: 'ordinal' })
})
