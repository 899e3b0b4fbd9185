import { lazy } from '@latchkey/kernel'
import type { ConnectionResult, ConnectorListener } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { type ConnectorMethods, lazyConnectorMethods } from './lazy'

const connected: ConnectionResult = {
  accounts: [{ namespace: 'eip155', address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }],
  networkIds: { eip155: 'eip155:1' },
}
const request = { namespaces: ['eip155'], networkId: undefined, signal: new AbortController().signal }

function createMethods(subscribed: unknown[] = []): ConnectorMethods {
  return {
    connect: async () => connected,
    reconnect: async () => undefined,
    disconnect: async () => undefined,
    switchNetwork: async () => undefined,
    request: async () => undefined,
    subscribe: (observer) => void subscribed.push(observer),
  }
}

function createObserver(ended: unknown[] = []): ConnectorListener {
  return {
    accountsChanged: () => undefined,
    networkChanged: () => undefined,
    disconnected: (error) => void ended.push(error),
  }
}

test('lazy connector methods: after a failed load, the next call loads the code again, later calls do not', async () => {
  let loads = 0
  const methods = lazyConnectorMethods(
    lazy(async () => {
      loads += 1
      if (loads === 1) throw new Error('offline')
      return createMethods()
    }),
  )
  expect(loads).toBe(0)
  await expect(methods.connect(request)).rejects.toThrow('offline')
  await expect(methods.connect(request)).resolves.toBe(connected)
  await methods.disconnect()
  expect(loads).toBe(2)
})

test('lazy connector methods: a subscription that is aborted before the code is loaded does not subscribe', async () => {
  const subscribed: unknown[] = []
  const methods = lazyConnectorMethods(async () => createMethods(subscribed))
  const ended = new AbortController()
  methods.subscribe(createObserver(), ended.signal)
  ended.abort()
  await methods.disconnect()
  const observer = createObserver()
  methods.subscribe(observer, new AbortController().signal)
  await methods.disconnect()
  expect(subscribed).toEqual([observer])
})

test('lazy connector methods: if the code fails to load, subscribe calls disconnected with the error', async () => {
  const failure = new Error('offline')
  const ended: unknown[] = []
  const methods = lazyConnectorMethods(() => Promise.reject(failure))
  methods.subscribe(createObserver(ended), new AbortController().signal)
  await expect(methods.disconnect()).rejects.toBe(failure)
  expect(ended).toEqual([failure])
})
