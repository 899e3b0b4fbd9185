import { lazy } from '@latchkey/kernel'
import { expect, test } from 'vitest'
import type { ConnectionResult, ConnectorListener } from '../contract'
import { type ConnectorMethods, lazyConnectorMethods } from './lazy-connector-methods'

const connected: ConnectionResult = {
  accounts: [{ namespace: 'eip155', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
  networkIds: { eip155: 'eip155:1' },
}
const request = { namespaces: ['eip155'], networkId: undefined, signal: new AbortController().signal }

function createWork(listened: unknown[] = []): ConnectorMethods {
  return {
    connect: async () => connected,
    reconnect: async () => undefined,
    disconnect: async () => undefined,
    switchNetwork: async () => undefined,
    request: async () => undefined,
    subscribe: (observer) => void listened.push(observer),
  }
}

function createObserver(ended: unknown[] = []): ConnectorListener {
  return {
    accountsChanged: () => undefined,
    networkChanged: () => undefined,
    disconnected: (error) => void ended.push(error),
  }
}

test('lazy connector methods: code that failed to load is loaded with the next call, once', async () => {
  let loads = 0
  const work = lazyConnectorMethods(
    lazy(async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return createWork()
    }),
  )
  expect(loads).toBe(0)
  await expect(work.connect(request)).rejects.toThrow('offline')
  await expect(work.connect(request)).resolves.toBe(connected)
  await work.disconnect()
  expect(loads).toBe(2)
})

test('lazy connector methods: an aborted subscription does not subscribe once the code is loaded', async () => {
  const listened: unknown[] = []
  const work = lazyConnectorMethods(async () => createWork(listened))
  const over = new AbortController()
  work.subscribe(createObserver(), over.signal)
  over.abort()
  await work.disconnect()
  const observer = createObserver()
  work.subscribe(observer, new AbortController().signal)
  await work.disconnect()
  expect(listened).toEqual([observer])
})

test('lazy connector methods: a failed load is reported to the listener as disconnected', async () => {
  const failure = new Error('offline')
  const ended: unknown[] = []
  const work = lazyConnectorMethods(() => Promise.reject(failure))
  work.subscribe(createObserver(ended), new AbortController().signal)
  await expect(work.disconnect()).rejects.toBe(failure)
  expect(ended).toEqual([failure])
})
