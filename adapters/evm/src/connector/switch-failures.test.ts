import type { Network } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { exampleConnector } from '../test-support/example-connector'
import { Rejection } from '../test-support/fake-provider'

const base: Network = {
  id: 'eip155:8453',
  namespace: 'eip155',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://mainnet.base.org'],
}

const { signal } = new AbortController()
const ADD = 'wallet_addEthereumChain'
const SWITCH = 'wallet_switchEthereumChain'

/** What wallets reject with when they do not know a network, or for another reason that is not the user's. */
const failures: readonly (readonly [name: string, reason: unknown])[] = [
  ['cannot switch', { code: 4200 }],
  ['has an internal error', { code: -32603 }],
  ['has a message that is no text', { code: -32603, message: Object.create(null) }],
  ['fails in the user’s language, without a code', new Error('Blockchain non prise en charge')],
  ['fails in the user’s language, with a general code', { code: -32603, message: 'Сеть не поддерживается' }],
  ['has the code of a relay', { code: 5100, message: 'Unsupported chains.' }],
  ['has a general text', { code: -32000, message: 'Unknown chain' }],
  ['has lost the network', { code: 4901 }],
  ['says that it is not connected', { code: 4900 }],
  ['fails without a reason', undefined],
  ['declines the network itself', new Error('Rejected: this network is not supported')],
]

test.each(failures)('switch: a wallet that %s is asked to add the network', async (_name, reason) => {
  const { connector, provider } = exampleConnector({
    [SWITCH]: new Rejection(reason),
    [ADD]: null,
    eth_chainId: '0x2105',
  })
  await connector.switchNetwork(base, signal)
  expect(provider.calls.map(({ method }) => method)).toEqual([SWITCH, ADD, 'eth_chainId', 'eth_chainId'])
})

test.each(failures)('switch: a wallet that %s and adds no networks says why', async (_name, reason) => {
  for (const adding of [{ code: 4200 }, { code: -32601 }, reason]) {
    const { connector } = exampleConnector({ [SWITCH]: new Rejection(reason), [ADD]: new Rejection(adding) })
    const [ended] = await Promise.allSettled([connector.switchNetwork(base, signal)])
    expect(ended).toEqual({ status: 'rejected', reason })
  }
})

test('switch: a wallet that reports the network and fails is not asked to add it', async () => {
  const { connector, provider } = exampleConnector({
    [SWITCH]: () => {
      provider.emit('chainChanged', '0x2105')
      return new Rejection({ code: -32603 })
    },
    eth_chainId: '0x2105',
  })
  await connector.switchNetwork(base, signal)
  expect(provider.calls.map(({ method }) => method)).toEqual([SWITCH, 'eth_chainId'])
})

test.each([
  ['Request rejected'],
  ['Transaction was rejected'],
  ['The request has been declined.'],
  ['Permission denied'],
  ['Cancelled'],
])('switch: a user who declined, as the wallet says by %j alone, is not prompted again', async (message) => {
  for (const reason of [new Error(message), { code: -32000, message }, message]) {
    const { connector, provider } = exampleConnector({ [SWITCH]: new Rejection(reason) })
    const [ended] = await Promise.allSettled([connector.switchNetwork(base, signal)])
    expect(ended).toEqual({ status: 'rejected', reason })
    expect(provider.calls.map(({ method }) => method)).toEqual([SWITCH])
  }
})
