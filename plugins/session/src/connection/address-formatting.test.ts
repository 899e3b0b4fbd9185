import { expect, it } from 'vitest'
import type { ChainAdapter, ChainCapabilities } from '../contract'
import { alice, bob, createFakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { adapter, flushTasks, startSession } from '../test-support/start-session'

const toUpperCase = (address: string): string => address.toUpperCase()
const withCapabilities = (capabilities: () => Promise<ChainCapabilities>): ChainAdapter => ({
  ...adapter('eip155', ['eip155:1']),
  capabilities,
})

it('addresses: the formatter is loaded while the wallet is connecting, and connect waits for it', async () => {
  const code = pending<ChainCapabilities>()
  let fetched = 0
  const wallet = createFakeConnector('a')
  const session = await startSession({
    connectors: [wallet],
    adapters: [
      withCapabilities(() => {
        fetched += 1
        return code.promise
      }),
    ],
  })
  expect(fetched).toBe(0)
  const connecting = session.api.connect('a')
  await flushTasks()
  expect([fetched, wallet.calls[0], session.api.active()]).toEqual([1, 'connect', undefined])
  code.resolve({ addresses: { format: toUpperCase } })
  expect((await connecting).accounts[0].address).toBe(toUpperCase(alice.address))
  wallet.emit((observer) => observer.accountsChanged([bob]))
  expect(session.api.active()?.account.address).toBe(toUpperCase(bob.address))
  wallet.emit((observer) => observer.sessionChanged?.(onMainnet(alice, bob)))
  expect(session.api.active()?.account.address).toBe(toUpperCase(alice.address))
})

it('addresses: the formatter is loaded only once for several wallets', async () => {
  let fetched = 0
  const session = await startSession({
    connectors: [createFakeConnector('a'), createFakeConnector('b')],
    adapters: [
      withCapabilities(async () => {
        fetched += 1
        return { addresses: { format: toUpperCase } }
      }),
    ],
  })
  await session.api.connect('a')
  await session.api.connect('b')
  expect(fetched).toBe(1)
})

it('addresses: if the formatter cannot be loaded, addresses stay as reported and a warning is logged', async () => {
  const session = await startSession({
    connectors: [createFakeConnector('a')],
    adapters: [withCapabilities(() => Promise.reject(new TypeError('Failed to fetch')))],
  })
  expect((await session.api.connect('a')).accounts[0].address).toBe(alice.address)
  expect(session.logger.lines).toContainEqual(
    expect.objectContaining({ level: 'warn', text: 'Addresses are shown as the wallet writes them.' }),
  )
})
