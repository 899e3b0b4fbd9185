import { expect, test } from 'vitest'
import type { Account, NetworkId } from '../contract'
import { alice, bob, createFakeConnector } from '../test-support/fake-connector'
import { adapter, startSession } from '../test-support/start-session'
import { openTwoAccounts as open, stranger } from '../test-support/two-accounts'

const typedData = (chainId: number, from = bob.address): object => ({
  domain: { name: 'Example', chainId },
  types: { Mail: [{ name: 'from', type: 'address' }] },
  primaryType: 'Mail',
  message: { from },
})
const values = [{ type: 'string', name: 'text', value: 'x' }]

test.each<readonly [string, unknown]>([
  ['eth_signTypedData_v1', [values, stranger]],
  ['eth_decrypt', ['0x00', stranger]],
  ['eth_getEncryptionPublicKey', [stranger]],
  ['wallet_prepareCalls', [{ from: stranger, calls: [] }]],
  ['wallet_sendPreparedCalls', [{ from: stranger, chainId: '0x1' }]],
  ['wallet_signTransaction', [{ from: stranger }]],
  ['wallet_sign', [{ address: stranger, message: 'x' }]],
  ['wallet_sign', { account: stranger }],
  ['eth_signUserOperation', [{ sender: alice.address }, { sender: stranger }]],
  ['eth_anything', [alice.address, stranger]],
  // No hex, but some wallets read it.
  ['eth_decrypt', ['0x00', stranger.replace('0x', '0X')]],
  ['personal_sign', [alice.address, stranger.replace('0x', '0X')]],
  ['eth_sign', [stranger.replace('0x', '0X'), alice.address]],
  ['wallet_anything', [alice.address, { account: `eip155:1:${stranger}` }]],
  ['klay_signTransaction', [{ from: stranger }]],
  ['klay_getSigningKey', [stranger]],
  ['wallet_getSignature', [{ from: stranger }]],
  ['wallet_getEntropySecret', [{ account: stranger }]],
  ['wallet_callAny', [{ from: stranger }]],
  ['wallet_anything', [[alice.address, stranger]]],
  ['wallet_anything', [{ request: { parts: [{ from: stranger }] } }]],
  ['wallet_anything', { request: { sender: `eip155:1:${stranger}` } }],
  ['wallet_anything', [{ request: { account: stranger } }]],
  ['wallet_anything', [{ request: { signerAddress: stranger } }]],
  ['wallet_addSubAccount', [{ account: { type: 'deployed', address: stranger } }]],
  ['wallet_anything', [{ ...typedData(1), from: stranger }]],
  ['wallet_anything', [{ ...typedData(1), more: { from: stranger } }]],
  [
    'wallet_invokeMethod',
    { scope: 'eip155:1', request: { method: 'personal_sign', params: ['0x', stranger] } },
  ],
  [
    'wallet_invokeMethod',
    [{ scope: 'eip155:1', request: { method: 'eth_decrypt', params: ['0x', stranger] } }],
  ],
])(
  'request: %s without a rule is refused for an account that was not granted (%j)',
  async (method, params) => {
    const { ask, sent } = await open()
    await expect(ask(method, params)).rejects.toMatchObject({
      code: 4100,
      cause: { code: 'ACCOUNT_NOT_GRANTED' },
    })
    expect(sent).toEqual([])
  },
)

test.each<readonly [string, unknown]>([
  ['wallet_prepareCalls', [{ chainId: '0x89', calls: [] }]],
  ['wallet_sendPreparedCalls', [{ chainId: '0x89', signature: '0x' }]],
  ['wallet_sendPreparedCalls', [{ chainId: 137 }]],
  ['wallet_signTransaction', [{ chainId: '0x89', to: stranger }]],
  ['wallet_sign', [{ address: bob.address, chainId: 'eip155:137' }]],
  ['wallet_anything', { chain: 'solana:mainnet' }],
  ['wallet_anything', { request: { from: alice.address, chainId: '0x89' } }],
  ['wallet_sign', [{ address: bob.address, request: { type: '0x01', data: typedData(137) } }]],
  ['eth_signTypedData_v9', [bob.address, typedData(137)]],
  ['eth_signTypedData_v9', [bob.address, JSON.stringify(typedData(137))]],
  ['wallet_invokeMethod', { scope: 'eip155:137', request: { method: 'eth_sendTransaction', params: [{}] } }],
  ['wallet_invokeMethod', { request: { method: 'eth_sendTransaction', params: [{}] } }],
])('request: %s without a rule is refused for another chain (%j)', async (method, params) => {
  const { ask, sent } = await open()
  await expect(ask(method, params)).rejects.toMatchObject({ code: 4901, cause: { code: 'CHAIN_MISMATCH' } })
  expect(sent).toEqual([])
})

test.each<readonly [string, unknown]>([
  ['eth_decrypt', ['0x00', alice.address]],
  ['wallet_sendPreparedCalls', [{ chainId: '0x1', key: { publicKey: '0x04' }, from: alice.address }]],
  ['wallet_sign', [{ address: alice.address, chainId: 'eip155:1', to: stranger }]],
  ['wallet_anything', { account: `eip155:1:${alice.address}`, chainId: 1 }],
  ['wallet_sign', [{ address: alice.address, request: { type: '0x01', data: typedData(1, stranger) } }]],
  [
    'wallet_anything',
    [alice.address, { note: '{', more: { from: 'a friend', address: stranger, chainId: 9 } }],
  ],
  [
    'wallet_addSubAccount',
    [{ account: { type: 'create', keys: [{ publicKey: '0x04' }] }, from: alice.address }],
  ],
])('request: %s for a granted account and this chain is sent unchanged (%j)', async (method, params) => {
  const { ask, sent } = await open()
  await ask(method, params)
  expect(sent).toMatchObject([{ params, address: alice.address, networkId: 'eip155:1' }])
})

test('request: what is invoked for this chain is sent as it would be alone', async () => {
  const { ask, sent } = await open()
  await ask('wallet_invokeMethod', {
    scope: 'eip155:1',
    request: { method: 'eth_sendTransaction', params: [{ to: stranger }] },
  })
  const transaction = { to: stranger, from: bob.address, chainId: '0x1' }
  expect(sent).toMatchObject([
    { params: { scope: 'eip155:1', request: { method: 'eth_sendTransaction', params: [transaction] } } },
  ])
  for (const params of [['x'], {}, { scope: 'eip155:1', request: { params: [] } }])
    await expect(ask('wallet_invokeMethod', params)).rejects.toMatchObject({ code: -32602 })
})

test.each<readonly [string, unknown]>([
  ['eth_call', [{ from: stranger, to: stranger }, 'latest']],
  ['eth_estimateGas', [{ from: stranger }]],
  ['eth_getBalance', [stranger, 'latest']],
  ['eth_getLogs', [{ address: stranger }]],
  ['eth_subscribe', ['logs', { address: stranger }]],
  ['debug_traceCall', [{ from: stranger }, 'latest', {}]],
  ['alchemy_getTokenBalances', [stranger]],
  ['zks_getAllAccountBalances', [stranger]],
  ['linea_estimateGas', [{ from: stranger }]],
  ['qn_fetchNFTs', [{ wallet: stranger, address: stranger }]],
  ['arbtrace_call', [{ from: stranger }]],
  ['eth_callMany', [[{ from: stranger }]]],
  ['eth_simulateV1', [{ blockStateCalls: [{ calls: [{ from: stranger }] }] }]],
  ['wallet_getCallsStatus', [{ account: stranger }]],
  ['wallet_addEthereumChain', [{ chainId: '0x89' }]],
  ['wallet_switchEthereumChain', [{ chainId: '0x89' }]],
  ['wallet_watchAsset', { type: 'ERC20', options: { address: stranger } }],
])('request: %s only reads, or is for no account, and is sent for any (%j)', async (method, params) => {
  const { ask, sent } = await open()
  await ask(method, params)
  expect(sent).toMatchObject([{ params }])
})

test('request: on Solana, a method without a rule is refused for another account or chain', async () => {
  const SOLANA: NetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const ann: Account = { namespace: 'solana', address: 'Ann' }
  const sent: unknown[] = []
  const wallet = createFakeConnector('wallet', {
    traits: { namespaces: ['solana'] },
    connect: async () => ({ accounts: [ann], networkIds: { solana: SOLANA } }),
    request: async ({ params }) => void sent.push(params),
  })
  const session = await startSession({ connectors: [wallet], adapters: [adapter('solana', [SOLANA])] })
  const { provider } = await session.api.connect('wallet')
  const send = (method: string, params: unknown): Promise<unknown> => provider.request({ method, params })
  for (const params of [
    { pubkey: 'Eve' },
    { account: 'ann' },
    [{ publicKey: 'Eve' }],
    { address: `${SOLANA}:Eve` },
  ])
    await expect(send('solana_signOffchain', params)).rejects.toMatchObject({ code: 4100 })
  for (const params of [
    { chain: 'solana:devnet' },
    { chainId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' },
    { chain: 1 },
  ])
    await expect(send('solana_signOffchain', params)).rejects.toMatchObject({ code: 4901 })
  expect(sent).toEqual([])
  const own = [
    { account: 'Ann', chain: 'solana:mainnet' },
    { pubkey: `${SOLANA}:Ann`, chain: SOLANA, chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  ]
  for (const params of own) await send('solana_signOffchain', params)
  await send('getTokenAccountsByOwner', ['Eve', { mint: 'x' }])
  expect(sent).toEqual([...own, ['Eve', { mint: 'x' }]])
})

test('request: typed data in a method without a rule is sent for another chain with foreignTypedData: allow', async () => {
  const { ask, sent } = await open({ foreignTypedData: 'allow' })
  const params = [bob.address, typedData(137)]
  await ask('eth_signTypedData_v9', params)
  expect(sent).toMatchObject([{ params }])
})
