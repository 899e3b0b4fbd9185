import type { Account } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { connectorOf, exampleConnector } from '../test-support/example-connector'
import type { Answers, FakeProvider } from '../test-support/fake-provider'

const A = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const account: Account = { namespace: 'eip155', address: A }

interface Heard {
  readonly said: unknown[]
  readonly provider: FakeProvider
  stop(): void
}

function listen(answers: Answers = {}): Heard {
  const { connector, provider } = exampleConnector(answers)
  const said: unknown[] = []
  const abort = new AbortController()
  connector.subscribe(
    {
      accountsChanged: (accounts) => said.push(accounts),
      networkChanged: (networkId) => said.push(networkId),
      disconnected: (reason) => said.push({ disconnected: reason }),
    },
    abort.signal,
  )
  return { said, provider, stop: () => abort.abort() }
}

const events: readonly (readonly [event: string, payload: unknown, received: readonly unknown[]])[] = [
  ['accountsChanged', [A, A.toLowerCase()], [[account]]],
  ['accountsChanged', [], [[]]],
  ['accountsChanged', ['nonsense'], []],
  ['accountsChanged', null, []],
  ['accountsChanged', A, []],
  ['chainChanged', '0x2105', ['eip155:8453']],
  ['chainChanged', 10, ['eip155:10']],
  ['chainChanged', 'loading', []],
  ['chainChanged', undefined, []],
  ['disconnect', { code: 4900 }, [{ disconnected: { code: 4900 } }]],
  ['disconnect', undefined, [{ disconnected: undefined }]],
]
test.each(events)('subscribe: %s with %j', (event, payload, received) => {
  const { said, provider } = listen()
  provider.emit(event, payload)
  expect(said).toEqual(received)
})

test('subscribe: a short `disconnect` does not end the connection while the wallet shares accounts', async () => {
  const { said, provider } = listen({ eth_accounts: [A] })
  provider.emit('disconnect', { code: 1013 })
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(said).toEqual([])
})

test('subscribe: a lasting `disconnect` ends the connection', async () => {
  const { said, provider } = listen({ eth_accounts: [] })
  provider.emit('disconnect', { code: 1013 })
  await expect.poll(() => said).toEqual([{ disconnected: { code: 1013 } }])
})

test('subscribe: stops when the signal aborts, even if the wallet continues to emit', () => {
  const { said, provider, stop } = listen()
  expect(provider.listening).toBe(3)
  stop()
  expect(provider.listening).toBe(0)
  const kept: ((payload: unknown) => void)[] = []
  const stubborn = connectorOf({
    request: () => undefined,
    on: (_event, listener) => void kept.push(listener),
  })
  const abort = new AbortController()
  const observer = {
    accountsChanged: () => said.push('accounts'),
    networkChanged: () => said.push('network'),
    disconnected: () => said.push('ended'),
  }
  stubborn.subscribe(observer, abort.signal)
  abort.abort()
  for (const listener of kept) listener(['0x1', A])
  expect(said).toEqual([])
})

test('subscribe: a provider without events, or one that throws, is no failure', () => {
  const throwing = (): never => {
    throw new Error('no')
  }
  const abort = new AbortController()
  const observer = { accountsChanged: throwing, networkChanged: throwing, disconnected: throwing }
  connectorOf({ request: () => undefined }).subscribe(observer, abort.signal)
  connectorOf({ request: () => undefined, on: throwing, removeListener: throwing }).subscribe(
    observer,
    abort.signal,
  )
  abort.abort()
  expect(abort.signal.aborted).toBe(true)
})

test('subscribe: a rejected promise of `on` is handled', async () => {
  const rejections: unknown[] = []
  const keep = (reason: unknown): void => void rejections.push(reason)
  process.on('unhandledRejection', keep)
  const { connector, provider } = exampleConnector({})
  Object.assign(provider, {
    on: () => Promise.reject(new Error('on')),
    removeListener: () => Promise.reject(new Error('removeListener')),
  })
  const abort = new AbortController()
  const observer = { accountsChanged: () => {}, networkChanged: () => {}, disconnected: () => {} }
  connector.subscribe(observer, abort.signal)
  abort.abort()
  await new Promise((resolve) => setTimeout(resolve, 10))
  process.off('unhandledRejection', keep)
  expect(rejections).toEqual([])
})
