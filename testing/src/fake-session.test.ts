import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { createFakeSession, type FakeSessionOptions } from './fake-session'
import { ADDRESS, base, connectedState, walletRow } from './session-states'

function start(options?: FakeSessionOptions) {
  const session = createFakeSession(options)
  const test = createTestLatchkey({ plugins: [], fakes: [session.plugin] })
  test.latchkey.start()
  return { ...test, session, api: test.latchkey.get(sessionContract) }
}

test('fake session: nothing is connected by default', () => {
  const { latchkey, api } = start()
  expect(latchkey.read(sessionContract)).toMatchObject({ connections: {}, wallets: [], networks: [] })
  expect(api.active()).toBeUndefined()
})

test('fake session: active() returns the active account of its state', () => {
  const { api, setState } = start({ state: { networks: [base] } })
  setState(sessionContract, connectedState(base.id))
  expect(api.active()).toMatchObject({ account: { address: ADDRESS }, network: { name: 'Base' } })
})

test('fake session: a call is pending until the test resolves or rejects it', async () => {
  const { api, session } = start()
  const switching = api.switchNetwork(base)
  const connecting = api.connect('fox', { namespaces: ['eip155'] })
  expect(session.switches.map(({ id }) => id)).toEqual([base.id])
  expect(session.connects).toMatchObject([{ walletId: 'fox', namespaces: ['eip155'] }])
  session.switches[0]?.resolve()
  session.connects[0]?.reject(new Error('declined'))
  await expect(switching).resolves.toBeUndefined()
  await expect(connecting).rejects.toThrow('declined')
})

test('fake session: the option api replaces methods, and methods that are not faked throw', async () => {
  const { api } = start({ api: { disconnect: async () => undefined } })
  await expect(api.disconnect()).resolves.toBeUndefined()
  expect(() => api.addNetwork(base)).toThrow("The fake session has no 'addNetwork'")
})

test('fake session: emit calls the listeners of an event', () => {
  const { latchkey, session } = start()
  const payloads: unknown[] = []
  latchkey.on('session:disconnected', (payload) => payloads.push(payload))
  session.emit('session:disconnected', { connectionId: 'c', by: 'wallet' })
  expect(payloads).toEqual([{ connectionId: 'c', by: 'wallet' }])
})

test('walletRow: has one connector, and an id that is derived from its name', () => {
  expect(walletRow('Brass Wallet', { kind: 'walletConnect' })).toMatchObject({
    id: 'brass-wallet',
    connectors: [{ id: 'brass-wallet', kind: 'walletConnect' }],
  })
})
