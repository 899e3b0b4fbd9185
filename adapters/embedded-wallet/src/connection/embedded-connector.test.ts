import { createFakeClock } from '@latchkey/kernel/testing'
import type { Network, NetworkId } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { FrameRefusedError } from '../errors'
import type { CallName } from '../frame/calls'
import type { Frame } from '../frame/create-frame'
import { requestOptions } from '../test-support/request-options'
import { createEmbeddedConnector } from './embedded-connector'

const EVM = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SOLANA_ADDRESS = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const network = (id: NetworkId): Network => ({
  id,
  namespace: id.split(':')[0] ?? '',
  name: id,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
  rpcUrls: [`https://rpc.example/${id}`],
})

interface Setup {
  readonly lastNetworkId?: NetworkId
  /** Chains on which the frame refuses. */
  readonly refused?: string
}

/** A frame that stays on the chain of the last request, as the production frame does. */
function start({ lastNetworkId, refused }: Setup = {}) {
  const sent: (readonly [CallName, unknown])[] = []
  let chain: unknown = 1
  const reply = (name: CallName, payload: unknown): unknown => {
    const asked: unknown = Reflect.get(Object(payload), 'chainId')
    switch (name) {
      case 'GET_USER':
        chain = asked ?? chain
        if (refused !== undefined && String(chain).startsWith(refused)) throw new FrameRefusedError(name)
        return String(chain).startsWith('solana:')
          ? { address: SOLANA_ADDRESS, chainId: chain }
          : { address: EVM, chainId: chain, email: 'ada@example.com' }
      case 'SWITCH_NETWORK':
        chain = Number(String(asked).replace('eip155:', ''))
        return { chainId: chain }
      default:
        return new Promise(() => undefined)
    }
  }
  const call: Frame['call'] = async (name, payload, signal) => {
    sent.push([name, payload])
    const left = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([left, Promise.resolve(reply(name, payload))]) as never
  }
  const connector = createEmbeddedConnector({
    clock: createFakeClock(),
    frame: { call, subscribe: () => undefined },
    namespaces: ['eip155', 'solana'],
    networks: () => [network('eip155:1'), network('eip155:8453'), network(SOLANA)],
    ...requestOptions(),
    preferredAccountType: async () => undefined,
    lastNetworkId: () => lastNetworkId,
    hasLogin: () => false,
    onUser: () => undefined,
    onSignedOut: () => undefined,
    report: () => undefined,
  })
  const signal = new AbortController().signal
  const connect = (networkId?: NetworkId) =>
    connector.connect({ namespaces: ['eip155', 'solana'], networkId, signal })
  return { connector, connect, sent, signal }
}

test('connector: one connection has the accounts of both namespaces, and the frame ends on the first', async () => {
  const { connect, sent } = start()
  expect(await connect()).toEqual({
    accounts: [
      { namespace: 'eip155', address: EVM, type: 'eoa' },
      { namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' },
    ],
    networkIds: { eip155: 'eip155:1', solana: SOLANA },
  })
  expect(sent.map(([, payload]) => Reflect.get(Object(payload), 'chainId'))).toEqual([SOLANA, 1])
})

test.each<readonly [NetworkId | undefined, NetworkId | undefined, string, unknown]>([
  ['eip155:8453', undefined, 'eip155', 8453],
  [SOLANA, undefined, 'solana', SOLANA],
  [undefined, SOLANA, 'solana', SOLANA],
  [undefined, 'eip155:8453', 'eip155', 8453],
])(
  'connector: with %s wanted and %s last time it is on %s',
  async (networkId, lastNetworkId, namespace, chainId) => {
    const { connect, sent } = start({ ...(lastNetworkId && { lastNetworkId }) })
    const { accounts } = await connect(networkId)
    expect(accounts[0].namespace).toBe(namespace)
    expect(Reflect.get(Object(sent.at(-1)?.[1]), 'chainId')).toBe(chainId)
  },
)

test('connector: a frame that serves one namespace connects there', async () => {
  const { connect } = start({ refused: 'solana' })
  expect((await connect()).networkIds).toEqual({ eip155: 'eip155:1' })
})

test('connector: a switch asks for the network by its CAIP-2 id, and says where the wallet is', async () => {
  const { connect, connector, sent, signal } = start()
  await connect()
  sent.length = 0
  await connector.switchNetwork(network('eip155:8453'), signal)
  expect(sent).toEqual([
    ['SWITCH_NETWORK', { chainId: 'eip155:8453', rpcUrl: 'https://rpc.example/eip155:8453' }],
    ['GET_USER', { chainId: 8453, rpcUrl: 'https://rpc.example/eip155:8453' }],
  ])
})

test('connector: a request goes with its network, and bigints in hex', async () => {
  const { connect, connector, sent, signal } = start()
  await connect()
  void connector
    .request({ method: 'eth_call', params: [{ value: 255n }], networkId: 'eip155:8453', signal })
    .catch(() => undefined)
  expect(sent.at(-1)).toEqual([
    'RPC_REQUEST',
    {
      method: 'eth_call',
      params: [{ value: '0xff' }],
      chainNamespace: 'eip155',
      chainId: 8453,
      rpcUrl: 'https://rpc.example/eip155:8453',
    },
  ])
})
