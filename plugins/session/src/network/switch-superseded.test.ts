import { expect, it } from 'vitest'
import { createFakeConnector, type FakeConnector, pending } from '../test-support/fake-connector'
import { adapter, flushTasks, type StartedSession, startSession } from '../test-support/start-session'

async function connectOnThreeNetworks(wallet: FakeConnector): Promise<StartedSession> {
  const session = await startSession({
    connectors: [wallet],
    adapters: [adapter('eip155', ['eip155:1', 'eip155:8453', 'eip155:10'])],
  })
  await session.api.connect('wallet')
  return session
}

it('switchNetwork: a second call for the same network shares the pending request', async () => {
  const answer = pending<void>()
  const wallet: FakeConnector = createFakeConnector('wallet', {
    switchNetwork: async (network) => {
      await answer.promise
      wallet.emit((observer) => observer.networkChanged(network.id))
    },
  })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('wallet')
  const clicks = [session.api.switchNetwork('eip155:8453'), session.api.switchNetwork('eip155:8453')]
  const answers = Promise.allSettled(clicks)
  await flushTasks()
  expect(wallet.calls).toEqual(['connect', 'switch eip155:8453'])
  answer.resolve()
  expect(await answers).toEqual([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  expect(wallet.calls).toEqual(['connect', 'switch eip155:8453'])
  await session.api.switchNetwork('eip155:1')
  expect(wallet.calls.at(-1)).toBe('switch eip155:1')
})

it('switchNetwork: aborting a switch aborts the connector’s signal too', async () => {
  const signals: AbortSignal[] = []
  const wallet = createFakeConnector('wallet', {
    switchNetwork: (_network, signal) => {
      signals.push(signal)
      return pending<void>().promise
    },
  })
  const session = await connectOnThreeNetworks(wallet)
  const older = expect(session.api.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'REQUEST_ABORTED',
  })
  await flushTasks()
  const newer = expect(session.api.switchNetwork('eip155:10')).rejects.toMatchObject({ code: 'DISCONNECTED' })
  await older
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  await session.api.disconnect()
  await newer
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

it('switchNetwork: a newer call aborts an older switch, and the state has the network that the wallet reported last', async () => {
  const first = pending<void>()
  const wallet: FakeConnector = createFakeConnector('wallet', {
    switchNetwork: async (network) => {
      if (network.id === 'eip155:8453') await first.promise
      wallet.emit((observer) => observer.networkChanged(network.id))
    },
  })
  const session = await connectOnThreeNetworks(wallet)
  const older = expect(session.api.switchNetwork('eip155:8453')).rejects.toMatchObject({
    code: 'REQUEST_ABORTED',
  })
  await flushTasks()
  await session.api.switchNetwork('eip155:10')
  first.resolve()
  await older
  expect(session.api.active()?.networkId).toBe('eip155:8453')
})
