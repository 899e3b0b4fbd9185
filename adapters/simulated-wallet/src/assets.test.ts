import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { SimulatedWalletOptions } from './options'
import { createFakeChain } from './test-support/fake-chain'
import { alice, bob } from './test-support/test-accounts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const punk = '0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB'
const native = { address: 'native', type: 'native', balance: '0xde0b6b3a7640000' } as const
const dollars = {
  address: usdc,
  type: 'erc20',
  balance: '0xf4240',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 1 },
} as const
const piece = {
  address: punk,
  type: 'erc721',
  balance: '0x1',
  metadata: { name: 'Punk', symbol: 'PUNK', tokenId: '7' },
} as const
const assets: SimulatedWalletOptions['assets'] = {
  'eip155:1': [native, dollars, piece],
  'eip155:8453': [native],
}
const networks: SimulatedWalletOptions['networks'] = [
  { networkId: 'eip155:1', rpcUrl: 'http://one.test/' },
  { networkId: 'eip155:8453', rpcUrl: 'http://base.test/' },
  { networkId: 'eip155:10', rpcUrl: 'http://ten.test/' },
]

function create(options: SimulatedWalletOptions = {}) {
  const wallet = createSimulatedWallet({
    authorised: true,
    networks: networks ?? [],
    assets: assets ?? {},
    ...options,
  })
  const ask = (method: string, ...params: readonly unknown[]) => wallet.provider.request({ method, params })
  return { wallet, ask, assetsOf: (wanted: object) => ask('wallet_getAssets', { account: alice, ...wanted }) }
}

test('capabilities: a wallet with assets adds that for every network to the given capabilities', async () => {
  const { ask } = create({ capabilities: { 'eip155:10': { atomic: { status: 'ready' } } } })
  const assetDiscovery = { supported: true }
  expect(await ask('wallet_getCapabilities', alice)).toEqual({
    '0x1': { assetDiscovery },
    '0x2105': { assetDiscovery },
    '0xa': { assetDiscovery, atomic: { status: 'ready' } },
  })
  expect(await ask('wallet_getCapabilities', alice, ['0x2105', '0x7'])).toEqual({
    '0x2105': { assetDiscovery },
  })
})

test('capabilities: a wallet without them knows neither method', async () => {
  const { provider } = createSimulatedWallet({ authorised: true })
  for (const method of ['wallet_getCapabilities', 'wallet_getAssets']) {
    await expect(provider.request({ method, params: [alice] })).rejects.toMatchObject({ code: 4200 })
  }
  const { ask } = createPoor()
  expect(await ask('wallet_getCapabilities', alice)).toEqual({ '0x1': { atomic: { status: 'ready' } } })
  await expect(ask('wallet_getAssets', { account: alice })).rejects.toMatchObject({ code: 4200 })
})

function createPoor() {
  const wallet = createSimulatedWallet({
    authorised: true,
    capabilities: { 'eip155:1': { atomic: { status: 'ready' } } },
  })
  return {
    ask: (method: string, ...params: readonly unknown[]) => wallet.provider.request({ method, params }),
  }
}

test('assets: all of them without a filter, none for a network without any', async () => {
  const { wallet, assetsOf } = create()
  expect(await assetsOf({})).toEqual({ '0x1': [native, dollars, piece], '0x2105': [native], '0xa': [] })
  expect(wallet.prompts).toEqual([])
})

test.each([
  ['of a chain', { chainFilter: ['0x2105'] }, { '0x2105': [native] }],
  ['of a type', { assetTypeFilter: ['erc721'], chainFilter: ['0x1'] }, { '0x1': [piece] }],
  [
    'by address, whatever the other filters say',
    { assetFilter: { '0x1': [{ address: usdc.toLowerCase(), type: 'erc20' }] }, chainFilter: ['0x2105'] },
    { '0x1': [dollars] },
  ],
  ['of a chain that it does not know', { chainFilter: ['0x7'] }, {}],
])('assets: %s', async (_what, wanted, answer) => {
  expect(await create().assetsOf(wanted)).toEqual(answer)
})

test('assets: without a balance they are read from the chain, for the account that is asked about', async () => {
  const word = `0x${'1e8480'.padStart(64, '0')}`
  const chain = createFakeChain({ eth_getBalance: { result: '0x5' }, eth_call: { result: word } })
  const { address, type, metadata } = dollars
  const { ask } = create({
    fetch: chain.fetch,
    expose: 'all',
    assets: {
      'eip155:1': [
        { address: 'native', type: 'native' },
        { address, type, metadata },
      ],
    },
  })
  expect(await ask('wallet_getAssets', { account: bob, chainFilter: ['0x1'] })).toEqual({
    '0x1': [
      { ...native, balance: '0x5' },
      { ...dollars, balance: '0x1e8480' },
    ],
  })
  const data = `0x70a08231${bob.slice(2).toLowerCase().padStart(64, '0')}`
  expect(chain.calls).toEqual([
    { url: 'http://one.test/', method: 'eth_getBalance', params: [bob, 'latest'] },
    { url: 'http://one.test/', method: 'eth_call', params: [{ to: usdc, data }, 'latest'] },
  ])
})

test('assets: of an account that the page may not see they are refused, and so is nonsense', async () => {
  const { wallet, ask } = create()
  await expect(ask('wallet_getAssets', { account: bob })).rejects.toMatchObject({ code: 4100 })
  await expect(ask('wallet_getCapabilities', bob)).rejects.toMatchObject({ code: 4100 })
  await expect(ask('wallet_getAssets', alice)).rejects.toMatchObject({ code: -32602 })
  await wallet.revoke()
  await expect(ask('wallet_getAssets', { account: alice })).rejects.toMatchObject({ code: 4100 })
})

test('a wallet can report a wrong chain id, as a response and as an event, without switching', async () => {
  const { wallet, ask } = create()
  const received: unknown[] = []
  wallet.provider.on('chainChanged', (chainId) => received.push(chainId))
  wallet.answerNext('eth_chainId', '0x539')
  expect(await ask('eth_chainId')).toBe('0x539')
  wallet.emit('chainChanged', '0x539')
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(received).toEqual(['0x539'])
})
