import type { Network } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { connectorOf, exampleConnector } from '../test-support/example-connector'

const base: Network = {
  id: 'eip155:8453',
  namespace: 'eip155',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://mainnet.base.org'],
}

const { signal } = new AbortController()
const SWITCH = 'wallet_switchEthereumChain'

/** A wallet that confirms the switch with these events, and fails to tell its network, or never does. */
function reportingWallet(payloads: readonly unknown[], tells: () => unknown) {
  const example = exampleConnector({
    [SWITCH]: () => {
      for (const payload of payloads) example.provider.emit('chainChanged', payload)
      return null
    },
    eth_chainId: tells,
  })
  return example
}
const fails = (): unknown => Promise.reject({ code: -32603 })
const hangs = (): unknown => new Promise(() => undefined)

test.each([
  ['fails to tell its network', fails],
  ['does not respond with its network', hangs],
])('switch: a wallet that %s and reports it by an event has switched', async (_what, tells) => {
  const { connector, provider, clock } = reportingWallet(['0x2105'], tells)
  const outcome = expect(connector.switchNetwork(base, signal)).resolves.toBeUndefined()
  await clock.advance(1_000)
  await outcome
  await clock.advance(0)
  expect([provider.listening, clock.waiting]).toEqual([0, 0])
})

test('switch: the event may follow the confirmation by a moment', async () => {
  const { connector, provider, clock } = reportingWallet([], fails)
  const outcome = expect(connector.switchNetwork(base, signal)).resolves.toBeUndefined()
  await clock.advance(100)
  provider.emit('chainChanged', '0x2105')
  await clock.advance(200)
  await outcome
})

test.each([
  ['another network', ['0x1']],
  ['the network and then another', ['0x2105', '0x1']],
  ['no chain id', ['base', '', -8453, Number.NaN, {}, null, ['0x2105'], '8453 '.repeat(9)]],
  [
    'an object that throws',
    [
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('read')
          },
        },
      ),
    ],
  ],
])(
  'switch: a wallet that fails to tell its network and reports %s has not switched',
  async (_what, payloads) => {
    const { connector, provider, clock } = reportingWallet(payloads, fails)
    const outcome = expect(connector.switchNetwork(base, signal)).rejects.toMatchObject({ code: -32603 })
    await clock.advance(2_000)
    await outcome
    await clock.advance(0)
    expect([provider.listening, clock.waiting]).toEqual([0, 0])
  },
)

test('switch: a report that is taken back before the wallet responds is not believed', async () => {
  const { connector, provider, clock } = reportingWallet(['0x2105'], hangs)
  const outcome = expect(connector.switchNetwork(base, signal)).rejects.toMatchObject({
    code: 'WALLET_SILENT',
  })
  await clock.advance(500)
  provider.emit('chainChanged', '0x1')
  await clock.advance(31_000)
  await outcome
})

test('switch: what a wallet responds counts more than its event', async () => {
  const { connector, clock } = reportingWallet(['0x2105'], () => '0x1')
  const outcome = expect(connector.switchNetwork(base, signal)).rejects.toMatchObject({
    code: 'SWITCH_CHAIN_FAILED',
  })
  await clock.advance(2_000)
  await outcome
})

test('switch: a wallet whose events fail switches without them', async () => {
  const refuse = (): never => {
    throw new Error('no events')
  }
  const connector = connectorOf({
    request: async ({ method }) => (method === 'eth_chainId' ? '0x2105' : null),
    on: refuse,
    removeListener: refuse,
  })
  await connector.switchNetwork(base, signal)
})
