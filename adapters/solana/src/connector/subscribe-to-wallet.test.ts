import type { ConnectorListener } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { connectRequest, type Example, exampleConnector } from '../test-support/example-connector'
import {
  ADDRESS,
  account,
  DEVNET,
  type FakeWalletParts,
  MAINNET,
  OTHER_ADDRESS,
} from '../test-support/fake-wallet'

interface Heard {
  readonly said: unknown[]
  stop(): void
}

function listenTo({ connector }: Example, whole = true): Heard {
  const said: unknown[] = []
  const end = new AbortController()
  const observer: ConnectorListener = {
    accountsChanged: (accounts) => void said.push(['accounts', accounts.map(({ address }) => address)]),
    networkChanged: (networkId) => void said.push(['network', networkId]),
    disconnected: () => void said.push(['ended']),
    ...(whole
      ? {
          sessionChanged: ({ accounts, networkIds }) =>
            void said.push(['changed', accounts.map(({ address }) => address), networkIds['solana']]),
        }
      : {}),
  }
  connector.subscribe(observer, end.signal)
  return { said, stop: () => end.abort() }
}

async function connected(parts: FakeWalletParts = {}): Promise<Example> {
  const example = exampleConnector(parts)
  await example.connector.connect(connectRequest())
  return example
}

test('subscribe: another account is emitted once, with all the wallet shares', async () => {
  const example = await connected()
  const { said } = listenTo(example)
  example.share(account(OTHER_ADDRESS), account())
  example.emit({ accounts: 'nonsense' })
  expect(said).toEqual([['changed', [OTHER_ADDRESS, ADDRESS], MAINNET]])
})

test('subscribe: a listener for parts gets what is new', async () => {
  const example = await connected()
  const { said } = listenTo(example, false)
  example.share(account(OTHER_ADDRESS))
  example.share(account(OTHER_ADDRESS, ['solana:devnet']))
  expect(said).toEqual([
    ['accounts', [OTHER_ADDRESS]],
    ['network', DEVNET],
  ])
})

test('subscribe: if the account leaves the active network, one of its other networks becomes active', async () => {
  const example = await connected()
  const { said } = listenTo(example)
  example.share(account(ADDRESS, ['solana:devnet']))
  expect(said).toEqual([['changed', [ADDRESS], DEVNET]])
})

test('subscribe: the loss of the last account is emitted, and a later account too', async () => {
  const example = await connected()
  const { said } = listenTo(example)
  example.share()
  example.share()
  example.share(account())
  expect(said).toEqual([
    ['accounts', []],
    ['changed', [ADDRESS], MAINNET],
  ])
})

test.each([
  ['its chains', { chains: ['sui:mainnet'] }],
  ['its features', { features: {} }],
])('subscribe: a wallet that loses %s has ended the connection', async (_what, parts) => {
  const example = await connected()
  const { said } = listenTo(example)
  example.change(parts)
  expect(said).toEqual([['ended']])
})

test('subscribe: a wallet that unregisters no longer shares an account', async () => {
  const example = await connected()
  const { said } = listenTo(example)
  example.leave()
  expect(said).toEqual([['accounts', []]])
})

test('subscribe: what changed between response and subscription is emitted', async () => {
  const example = await connected()
  Object.assign(example.wallet, { accounts: [account(OTHER_ADDRESS)] })
  expect(listenTo(example).said).toEqual([['changed', [OTHER_ADDRESS], MAINNET]])
})

test('subscribe: a switch is emitted to each listener, without a request to the wallet', async () => {
  const example = await connected()
  const { said } = listenTo(example)
  await example.connector.switchNetwork({ id: DEVNET } as never, new AbortController().signal)
  expect(said).toEqual([['changed', [ADDRESS], DEVNET]])
  expect(example.calls).toHaveLength(1)
})

test('subscribe: nothing is emitted after the end, and no listener is left', async () => {
  const example = await connected()
  const { said, stop } = listenTo(example)
  expect(example.listening).toBe(1)
  stop()
  expect(example.listening).toBe(0)
  example.share(account(OTHER_ADDRESS))
  example.leave()
  await example.connector.switchNetwork({ id: DEVNET } as never, new AbortController().signal)
  expect(said).toEqual([])
})

const throwing = (): never => {
  throw new Error('no')
}

test.each([
  ['no events', undefined],
  ['events without a function', {}],
  ['events that throw', { on: throwing }],
  ['no way to stop', { on: () => undefined }],
])('subscribe: a wallet with %s still connects', async (_what, events) => {
  const example = await connected()
  const features = { ...example.wallet.features, 'standard:events': events }
  Object.assign(example.wallet, { features })
  const { said, stop } = listenTo(example)
  stop()
  expect(said).toEqual([])
})
