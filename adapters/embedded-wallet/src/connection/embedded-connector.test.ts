import type { NetworkId } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { FrameRefusedError } from '../errors'
import {
  createTestConnector,
  EVM_ADDRESS,
  network,
  SOLANA_ADDRESS,
  SOLANA_NETWORK_ID,
} from '../test-support/create-test-connector'

test('connector: one connection has the accounts of both namespaces, and the first namespace is the frame’s active one', async () => {
  const { connect, sent } = createTestConnector()
  expect(await connect()).toEqual({
    accounts: [
      { namespace: 'eip155', address: EVM_ADDRESS, type: 'eoa' },
      { namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' },
    ],
    networkIds: { eip155: 'eip155:1', solana: SOLANA_NETWORK_ID },
  })
  expect(sent.map(([, payload]) => Reflect.get(Object(payload), 'chainId'))).toEqual([SOLANA_NETWORK_ID, 1])
})

test.each<readonly [NetworkId | undefined, NetworkId | undefined, string, unknown]>([
  ['eip155:8453', undefined, 'eip155', 8453],
  [SOLANA_NETWORK_ID, undefined, 'solana', SOLANA_NETWORK_ID],
  [undefined, SOLANA_NETWORK_ID, 'solana', SOLANA_NETWORK_ID],
  [undefined, 'eip155:8453', 'eip155', 8453],
])(
  'connector: with %s wanted and %s last time it is on %s',
  async (networkId, lastNetworkId, namespace, chainId) => {
    const { connect, sent } = createTestConnector({ ...(lastNetworkId && { lastNetworkId }) })
    const { accounts } = await connect(networkId)
    expect(accounts[0].namespace).toBe(namespace)
    expect(Reflect.get(Object(sent.at(-1)?.[1]), 'chainId')).toBe(chainId)
  },
)

test('connector: a frame that serves only one namespace connects with it', async () => {
  const { connect } = createTestConnector({ refusedChainPrefix: 'solana' })
  expect((await connect()).networkIds).toEqual({ eip155: 'eip155:1' })
})

test('connector: a switch requests the network by its CAIP-2 id, and returns the wallet’s network', async () => {
  const { connect, connector, sent, signal } = createTestConnector()
  await connect()
  sent.length = 0
  await connector.switchNetwork(network('eip155:8453'), signal)
  expect(sent).toEqual([
    ['SWITCH_NETWORK', { chainId: 'eip155:8453', rpcUrl: 'https://rpc.example/eip155:8453' }],
    ['GET_USER', { chainId: 8453, rpcUrl: 'https://rpc.example/eip155:8453' }],
  ])
})

test('connector: a request is sent with its network, and bigints are sent as hex', async () => {
  const { connect, connector, sent, signal } = createTestConnector()
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

test('connector: a connection on Solana alone names its network to the frame', async () => {
  const { connect, sent } = createTestConnector({ namespaces: ['solana'] })
  expect((await connect()).networkIds).toEqual({ solana: SOLANA_NETWORK_ID })
  expect(sent).toEqual([
    ['GET_USER', { chainId: SOLANA_NETWORK_ID, rpcUrl: `https://rpc.example/${SOLANA_NETWORK_ID}` }],
  ])
})

test('connector: a user of another namespace than the requested one does not connect', async () => {
  const { connect, events } = createTestConnector({
    namespaces: ['solana'],
    replies: [['GET_USER', () => ({ address: EVM_ADDRESS, chainId: 1 })]],
  })
  await expect(connect()).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  expect(events).toEqual([])
})

test('connector: a switch to another namespace connects there', async () => {
  const { connect, connector, namesOf, sent, signal } = createTestConnector()
  await connect()
  sent.length = 0
  await connector.switchNetwork(network(SOLANA_NETWORK_ID), signal)
  expect(namesOf()).toEqual(['GET_USER'])
})

test('connector: a switch to another namespace that fails falls back to a plain one', async () => {
  let isRefused = true
  const { connect, connector, namesOf, sent, signal } = createTestConnector({
    replies: [
      [
        'GET_USER',
        (payload: unknown) => {
          const chainId = Reflect.get(Object(payload), 'chainId')
          if (chainId !== SOLANA_NETWORK_ID) return { address: EVM_ADDRESS, chainId }
          if (isRefused) throw new FrameRefusedError('GET_USER')
          return { address: SOLANA_ADDRESS, chainId }
        },
      ],
      [
        'SWITCH_NETWORK',
        () => {
          isRefused = false
          return { chainId: SOLANA_NETWORK_ID }
        },
      ],
    ],
  })
  await connect()
  sent.length = 0
  await connector.switchNetwork(network(SOLANA_NETWORK_ID), signal)
  expect(namesOf()).toEqual(['GET_USER', 'SWITCH_NETWORK', 'GET_USER'])
})

test('connector: switching fails if the frame stays on its network', async () => {
  const { connect, connector, signal, events } = createTestConnector({
    namespaces: ['eip155'],
    replies: [['GET_USER', () => ({ address: EVM_ADDRESS, chainId: 1 })]],
  })
  await connect()
  await expect(connector.switchNetwork(network('eip155:8453'), signal)).rejects.toMatchObject({
    code: 'SWITCH_CHAIN_FAILED',
  })
  expect(events).toEqual(['eip155:1'])
})

test.each([
  ['eth_accounts', 'eip155:1', [EVM_ADDRESS]],
  ['eth_requestAccounts', 'eip155:1', [EVM_ADDRESS]],
  ['eth_chainId', 'eip155:8453', '0x2105'],
  ['solana_getAccounts', SOLANA_NETWORK_ID, [{ pubkey: SOLANA_ADDRESS }]],
] as const)('connector: %s is answered without the frame', async (method, networkId, response) => {
  const { connect, connector, sent, signal } = createTestConnector()
  await connect()
  sent.length = 0
  expect(await connector.request({ method, params: [], networkId, signal })).toEqual(response)
  expect(sent).toEqual([])
})

test('connector: wallet_switchEthereumChain switches to configured networks only', async () => {
  const { connect, connector, namesOf, signal } = createTestConnector()
  await connect()
  const request = (chainId: unknown) =>
    connector.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId }],
      networkId: 'eip155:1',
      signal,
    })
  expect(await request('0x2105')).toBeNull()
  await expect(request('0x539')).rejects.toMatchObject({ code: 'SWITCH_CHAIN_FAILED' })
  await expect(request(8453)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
  expect(namesOf().filter((name) => name === 'SWITCH_NETWORK')).toHaveLength(1)
})
