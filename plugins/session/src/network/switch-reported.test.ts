import { expect, it, test } from 'vitest'
import { alice, createFakeConnector, type FakeConnector, pending } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'

test.each([
  ['reports the network', undefined, 'fulfilled'],
  ['reports the network, and responds to a question that it is there', 'eip155:8453', 'fulfilled'],
  ['reports the network, and responds to a question that it is on another', 'eip155:1', 'waits'],
] as const)('switchNetwork: for a wallet that never responds and %s', async (_what, networkId, outcome) => {
  const wallet: FakeConnector = createFakeConnector('wallet', {
    switchNetwork: () => pending<void>().promise,
    reconnect: async () => networkId && { accounts: [alice], networkIds: { eip155: networkId } },
  })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  let seen = 'waits'
  const switching = session.api.switchNetwork('eip155:8453').then(() => {
    seen = 'fulfilled'
  })
  await flushTasks()
  wallet.emit((observer) => observer.networkChanged('eip155:8453'))
  await session.clock.advance(999)
  expect(seen).toBe('waits')
  await session.clock.advance(1)
  await flushTasks()
  expect(seen).toBe(outcome)
  expect(session.api.active()?.networkId).toBe(networkId ?? 'eip155:8453')
  wallet.emit((observer) => observer.networkChanged('eip155:8453'))
  Object.assign(wallet, { reconnect: async () => undefined })
  await session.clock.advance(1_000)
  await switching
  expect(session.clock.waiting).toBe(0)
})

it('switchNetwork: the connector of a switch that the wallet reported sends nothing more', async () => {
  const signals: AbortSignal[] = []
  const wallet: FakeConnector = createFakeConnector('wallet', {
    switchNetwork: (network, signal) => {
      signals.push(signal)
      wallet.emit((observer) => observer.networkChanged(network.id))
      return pending<void>().promise
    },
    reconnect: async () => undefined,
  })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  const switching = session.api.switchNetwork('eip155:8453')
  await flushTasks()
  await session.clock.advance(1_000)
  await switching
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

it('switchNetwork: a report that is taken back within a second is not believed', async () => {
  const wallet: FakeConnector = createFakeConnector('wallet', {
    switchNetwork: () => pending<void>().promise,
  })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  let seen = 'waits'
  const ended = session.api.switchNetwork('eip155:8453').catch(() => {
    seen = 'rejected'
  })
  await flushTasks()
  wallet.emit((observer) => observer.networkChanged('eip155:8453'))
  await session.clock.advance(500)
  wallet.emit((observer) => observer.networkChanged('eip155:1'))
  await session.clock.advance(600_000)
  await flushTasks()
  expect(seen).toBe('waits')
  await session.api.disconnect()
  await ended
  expect(seen).toBe('rejected')
})

test.each([
  ['is on the network', 'eip155:8453', 'fulfilled'],
  ['is on another', 'eip155:1', 'rejected'],
] as const)(
  'switchNetwork: a wallet that reports the network, fails and %s',
  async (_what, networkId, status) => {
    const wallet: FakeConnector = createFakeConnector('wallet', {
      async switchNetwork(network) {
        wallet.emit((observer) => observer.networkChanged(network.id))
        throw { code: -32603, message: 'time out' }
      },
      reconnect: async () => ({ accounts: [alice], networkIds: { eip155: networkId } }),
    })
    const session = await startSession({ connectors: [wallet] })
    await session.api.connect('wallet')
    const [ended] = await Promise.allSettled([session.api.switchNetwork('eip155:8453')])
    expect(ended?.status).toBe(status)
    expect(session.api.active()?.networkId).toBe(networkId)
    expect(session.clock.waiting).toBe(0)
  },
)
