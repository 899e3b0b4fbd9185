import { expect, it, test } from 'vitest'
import type { Account, ConnectionResult } from '../contract'
import {
  activeAddress,
  adapters,
  both,
  carol,
  createChangingWallet,
  sol,
} from '../test-support/changing-wallet'
import { alice, bob, onMainnet } from '../test-support/fake-connector'
import { startSession } from '../test-support/start-session'

const onSolana: ConnectionResult = { accounts: [sol], networkIds: { solana: 'solana:main' } }

it('activate: a connection becomes active without a request to its wallet', async () => {
  const [one, two] = [createChangingWallet('one', onMainnet()), createChangingWallet('two', onMainnet(bob))]
  const session = await startSession({ connectors: [one, two], adapters })
  await session.api.connect('one')
  await session.api.connect('two')
  await session.api.activate('one')
  expect(session.api.active()).toMatchObject({ connectionId: 'one', account: alice })
  expect([one.calls, two.calls]).toEqual([['connect'], ['connect']])
})

it('activate: with a namespace, changes only the active connection of that one and makes it the active namespace', async () => {
  const session = await startSession({
    connectors: [createChangingWallet('one', both), createChangingWallet('two', onSolana)],
    adapters,
  })
  await session.api.connect('two')
  await session.api.connect('one')
  await session.api.activate('two')
  expect(session.state()).toMatchObject({
    activeNamespace: 'solana',
    active: { eip155: 'one', solana: 'two' },
  })
  // The connection serves the active namespace, so that stays active.
  await session.api.activate('one')
  expect(session.state()).toMatchObject({ activeNamespace: 'solana', active: { solana: 'one' } })
  await session.api.activate('one', { namespace: 'eip155' })
  expect(session.state()).toMatchObject({ activeNamespace: 'eip155' })
})

it('activate: an unknown connection, namespace or address rejects with a typed error and changes nothing', async () => {
  const session = await startSession({ connectors: [createChangingWallet('one', onMainnet())], adapters })
  await expect(session.api.activate('one')).rejects.toMatchObject({ code: 'DISCONNECTED' })
  await session.api.connect('one')
  const before = session.state()
  for (const choice of [{ namespace: 'solana' }, { address: bob.address }, { address: '' }])
    await expect(session.api.activate('one', choice)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  expect(session.state()).toBe(before)
})

it('accounts: the selected one is active, and is first in events and eth_accounts', async () => {
  const session = await startSession({ connectors: [createChangingWallet('one', both)], adapters })
  const { provider } = await session.api.connect('one')
  const emitted: unknown[] = []
  provider.on('accountsChanged', (addresses: unknown) => void emitted.push(addresses))
  await session.api.activate('one', { address: bob.address.toLowerCase() })
  expect(activeAddress(session)).toBe(bob.address)
  expect(session.state().connections['one']).toMatchObject({ selectedAddresses: { eip155: bob.address } })
  expect(session.events.at(-1)).toEqual(['session:account-changed', { connectionId: 'one', account: bob }])
  expect(emitted).toEqual([[bob.address, alice.address]])
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([
    bob.address.toLowerCase(),
    alice.address.toLowerCase(),
    sol.address.toLowerCase(),
  ])
  // Selecting the wallet's first account removes the entry.
  await session.api.activate('one', { address: alice.address })
  expect(session.state().connections['one']).not.toHaveProperty('selectedAddresses')
})

it('accounts: a selection survives a change of the network or of the other accounts', async () => {
  const one = createChangingWallet('one', both)
  const session = await startSession({ connectors: [one], adapters })
  await session.api.connect('one')
  await session.api.activate('one', { address: bob.address })
  one.emit((listener) => listener.networkChanged('eip155:8453'))
  one.changeTo({ ...both, accounts: [alice, carol, bob, sol] })
  expect(activeAddress(session)).toBe(bob.address)
})

test.each<readonly [string, readonly [Account, ...Account[]], string]>([
  ['the selected account first', [bob, alice, sol], bob.address],
  ['a third account first', [carol, alice, bob, sol], carol.address],
  ['no longer the selected account', [alice, sol], alice.address],
])('accounts: a selection ends when the wallet reports %s', async (_, accounts, due) => {
  const one = createChangingWallet('one', both)
  const session = await startSession({ connectors: [one], adapters })
  await session.api.connect('one')
  await session.api.activate('one', { address: bob.address })
  one.changeTo({ ...both, accounts })
  expect(session.state().connections['one']).not.toHaveProperty('selectedAddresses')
  expect(activeAddress(session)).toBe(due)
})
