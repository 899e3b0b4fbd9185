import { expect, test } from 'vitest'
import type { ConnectionResult, ConnectorObserver, ConnectorTraits } from '../contract'
import { type ConnectorWork, lazyConnector } from './lazy-connector'

const traits: ConnectorTraits = {
  id: 'k',
  name: 'Example',
  kind: 'injected',
  namespaces: ['eip155'],
  approval: 'wallet',
}
const wallet = {}
const connected: ConnectionResult = {
  accounts: [{ namespace: 'eip155', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
  networkIds: { eip155: 'eip155:1' },
}
const request = { namespaces: ['eip155'], networkId: undefined, signal: new AbortController().signal }

function createWork(listened: unknown[] = []): ConnectorWork {
  return {
    connect: async () => connected,
    reconnect: async () => undefined,
    disconnect: async () => undefined,
    switchNetwork: async () => undefined,
    request: async () => undefined,
    listen: (observer) => void listened.push(observer),
  }
}

function createObserver(ended: unknown[] = []): ConnectorObserver {
  return {
    accountsChanged: () => undefined,
    networkChanged: () => undefined,
    ended: (error) => void ended.push(error),
  }
}

test('lazy connector: code that did not come is fetched again with the next request, and then kept', async () => {
  let loads = 0
  const connector = lazyConnector(traits, wallet, async () => {
    loads += 1
    if (loads === 1) throw new Error('offline')
    return createWork()
  })
  expect([connector.identity, loads]).toEqual([wallet, 0])
  await expect(connector.connect(request)).rejects.toThrow('offline')
  await expect(connector.connect(request)).resolves.toBe(connected)
  await connector.disconnect()
  expect(loads).toBe(2)
})

test('lazy connector: nobody listens for a run that has ended before the code came', async () => {
  const listened: unknown[] = []
  const connector = lazyConnector(traits, wallet, async () => createWork(listened))
  const over = new AbortController()
  connector.listen(createObserver(), over.signal)
  over.abort()
  await connector.disconnect()
  const observer = createObserver()
  connector.listen(observer, new AbortController().signal)
  await connector.disconnect()
  expect(listened).toEqual([observer])
})

test('lazy connector: a wallet whose code does not come is told to have ended', async () => {
  const failure = new Error('offline')
  const ended: unknown[] = []
  const connector = lazyConnector(traits, wallet, () => Promise.reject(failure))
  connector.listen(createObserver(ended), new AbortController().signal)
  await expect(connector.disconnect()).rejects.toBe(failure)
  expect(ended).toEqual([failure])
})
