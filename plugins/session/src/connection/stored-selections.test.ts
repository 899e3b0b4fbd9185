import { expect, it } from 'vitest'
import type { ConnectionResult } from '../contract'
import {
  activeAddress,
  adapters,
  both,
  carol,
  createChangingWallet,
  plain,
  smart,
  sol,
} from '../test-support/changing-wallet'
import { alice, bob, onMainnet } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
import { KEY } from '../test-support/stored'

it('accounts: a selection survives a reload, unless the user has chosen another account in the wallet', async () => {
  const one = createChangingWallet('one', both)
  const first = await startSession({ connectors: [one], adapters })
  await first.api.connect('one')
  await first.api.activate('one', { address: bob.address })
  await flushTasks()
  first.test.latchkey.dispose()
  const { storage } = first
  const second = await startSession({ connectors: [createChangingWallet('one', both)], adapters, storage })
  expect(activeAddress(second)).toBe(bob.address)
  expect(second.events[0]).toMatchObject(['session:connected', { account: bob, silent: true }])
  second.test.latchkey.dispose()
  const moved = createChangingWallet('one', { ...both, accounts: [carol, alice, bob, sol] })
  const third = await startSession({ connectors: [moved], adapters, storage })
  expect(activeAddress(third)).toBe(carol.address)
})

it('accounts: the selection and the order of another tab are applied without writing to storage', async () => {
  const typed: ConnectionResult = { ...onMainnet(smart, plain, { ...carol, type: 'eoa' }) }
  const session = await startSession({ connectors: [createChangingWallet('one', typed)], adapters })
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
  expect(activeAddress(session)).toBe(carol.address)
  expect(session.state().connections['one']).toMatchObject({ accounts })
  expect(session.events.at(-1)).toMatchObject(['session:account-changed', { connectionId: 'one' }])
  expect(session.storage.writes).toBe(writes)
})
