import { expect, it } from 'vitest'
import type { Account } from '../contract'
import {
  activeAddress,
  adapters,
  carol,
  createChangingWallet,
  plain,
  smart,
} from '../test-support/changing-wallet'
import { createFakeConnector, onMainnet } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'

it('account types: the user’s choice overrides the option, at once and on the next visit', async () => {
  const typed = onMainnet(plain, smart)
  const options = { defaultAccountTypes: { eip155: 'eoa' } } as const
  const first = await startSession({ connectors: [createChangingWallet('one', typed)], adapters, options })
  await first.api.connect('one')
  expect(activeAddress(first)).toBe(plain.address)
  await first.api.preferAccountType('eip155', 'smartAccount')
  expect(activeAddress(first)).toBe(smart.address)
  expect(first.events.at(-1)).toMatchObject(['session:account-changed', { account: smart }])
  await flushTasks()
  const { storage } = first
  const second = await startSession({
    connectors: [createChangingWallet('one', typed)],
    adapters,
    options,
    storage,
  })
  expect(activeAddress(second)).toBe(smart.address)
})

it('account types: selecting an account makes its type the preferred one; other connections do not change', async () => {
  const other = createChangingWallet('other', onMainnet({ ...carol, type: 'smartAccount' }, plain))
  const session = await startSession({
    connectors: [createChangingWallet('one', onMainnet(smart, plain)), other],
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

it('account types: preferring a type removes a selected account of another type and keeps one of that type', async () => {
  const second: Account = { ...carol, type: 'eoa' }
  const session = await startSession({
    connectors: [createChangingWallet('one', onMainnet(smart, plain, second))],
    adapters,
  })
  await session.api.connect('one')
  await session.api.activate('one', { address: second.address })
  await session.api.preferAccountType('eip155', 'eoa')
  expect(activeAddress(session)).toBe(second.address)
  await session.api.preferAccountType('eip155', 'smartAccount')
  expect(activeAddress(session)).toBe(smart.address)
})

it('account types: a wallet that keeps the active account is asked first; if it refuses, nothing changes', async () => {
  const asked: unknown[] = []
  let refusal: Error | undefined
  const keeper = createFakeConnector('one', {
    connect: async () => onMainnet(plain, smart),
    async preferAccountType(namespace, type) {
      asked.push([namespace, type])
      if (refusal) throw refusal
      keeper.emit((listener) => listener.accountsChanged(type === 'eoa' ? [plain, smart] : [smart, plain]))
    },
  })
  const plainOnly = createFakeConnector('two', {
    connect: async () => onMainnet(plain),
    preferAccountType: async () => void asked.push('a wallet without such an account'),
  })
  const session = await startSession({ connectors: [keeper, plainOnly], adapters })
  await session.api.connect('two')
  await session.api.connect('one')
  expect(activeAddress(session)).toBe(smart.address)
  refusal = new Error('No')
  await expect(session.api.activate('one', { address: plain.address })).rejects.toBe(refusal)
  expect([activeAddress(session), session.state().preferredAccountTypes]).toEqual([smart.address, {}])
  refusal = undefined
  await session.api.activate('one', { address: plain.address })
  expect(activeAddress(session)).toBe(plain.address)
  refusal = new Error('No')
  await expect(session.api.preferAccountType('eip155', 'smartAccount')).rejects.toBe(refusal)
  expect([activeAddress(session), session.state().preferredAccountTypes]).toEqual([
    plain.address,
    { eip155: 'eoa' },
  ])
  refusal = undefined
  await session.api.preferAccountType('eip155', 'smartAccount')
  expect(activeAddress(session)).toBe(smart.address)
  expect(asked).toEqual([
    ['eip155', 'eoa'],
    ['eip155', 'eoa'],
    ['eip155', 'smartAccount'],
    ['eip155', 'smartAccount'],
  ])
})

it('account types: rejects with UNKNOWN_ACCOUNT_TYPE for a type that the namespace does not have', async () => {
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
    'a type for eip155 and for an unknown namespace',
    { eip155: 'eoa', stacks: 'eoa' },
    { eip155: 'eoa', solana: 'eoa', polkadot: 'eoa', bip122: 'payment', stacks: 'eoa' },
  ],
] as const)(
  'account types: preferredAccountTypes includes the defaults when the option has %s',
  async (_, set, reported) => {
    const session = await startSession({ options: { defaultAccountTypes: set } })
    expect(await session.api.preferredAccountTypes()).toEqual(reported)
    expect(session.state().preferredAccountTypes).toEqual({})
    await session.api.preferAccountType('bip122', 'ordinal')
    expect(await session.api.preferredAccountTypes()).toEqual({ ...reported, bip122: 'ordinal' })
  },
)
