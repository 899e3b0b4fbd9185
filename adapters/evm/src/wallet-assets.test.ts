import { createTestLatchkey } from '@latchkey/kernel/testing'
import type { ActiveTarget, Eip1193Provider, WalletAssets } from '@latchkey/session/contract'
import { fakeSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { mainnet } from './networks'
import { evm } from './plugin'
import { ADDRESS, connectedSession, target } from './test-support/connected-session'
import { toNetworks } from './to-networks'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const capable = { '0x1': { assetDiscovery: { supported: true } } }
const native = { address: 'native', type: 'native', balance: '0xde0b6b3a7640000' }
const dollars = {
  address: USDC,
  type: 'ERC20',
  balance: '0xf4240',
  metadata: {
    name: 'USD Coin',
    symbol: 'USDC',
    decimals: 6,
    price: 1,
    iconUrl: 'https://icons.example/u.png',
  },
}
const piece = {
  address: USDC,
  type: 'erc721',
  balance: '0x1',
  metadata: { name: 'Punk', symbol: 'PUNK', tokenId: '0x7' },
}

function page(answers: Readonly<Record<string, unknown>>) {
  const asked: { method: string; params: unknown }[] = []
  const provider: Eip1193Provider = {
    async request({ method, params }) {
      asked.push({ method, params })
      if (!(method in answers)) throw Object.assign(new Error('no such method'), { code: 4200 })
      return answers[method]
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
  const made = createTestLatchkey({
    plugins: [slotsReader(), evm({ networks: [mainnet] })],
    fakes: [fakeSession(connectedSession, { active: () => target, provider: () => provider })],
  })
  made.latchkey.start()
  const [network] = toNetworks({ networks: [mainnet] })
  const where: ActiveTarget = { ...target, network }
  const list = async (signal = new AbortController().signal): Promise<WalletAssets | undefined> => {
    const [adapter] = made.latchkey.get(readerContract).adapters()
    return (await adapter?.capabilities())?.assets?.list(where, signal)
  }
  return { ...made, asked, list }
}
const answering = (...assets: readonly unknown[]) =>
  page({ wallet_getCapabilities: capable, wallet_getAssets: { '0x1': assets } })

test('assets: requested if the wallet supports it, with decimals and symbols of the contracts', async () => {
  const { list, asked } = answering(native, dollars, piece, { type: 'erc1155', anything: true })
  expect(await list()).toEqual({
    tokens: [
      { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: '1000000000000000000' },
      {
        networkId: 'eip155:1',
        address: USDC,
        name: 'USD Coin',
        symbol: 'USDC',
        decimals: 6,
        value: '1000000',
        priceUsd: 1,
        iconUrl: 'https://icons.example/u.png',
      },
    ],
    nfts: [{ networkId: 'eip155:1', address: USDC, tokenId: '7', name: 'Punk', collection: 'PUNK' }],
  })
  expect(asked).toEqual([
    { method: 'wallet_getCapabilities', params: [ADDRESS] },
    { method: 'wallet_getAssets', params: [{ account: ADDRESS, chainFilter: ['0x1'] }] },
  ])
})

test.each([
  { '0x0': { assetDiscovery: { supported: true } } },
  { '0x00': { assetDiscovery: { supported: true } }, '0x1': { atomic: { status: 'supported' } } },
  { '0x0': { assetDiscovery: { supported: false } }, '0x1': { assetDiscovery: { supported: true } } },
])('assets: capabilities %j apply to the active network', async (capabilities) => {
  const { list } = page({ wallet_getCapabilities: capabilities, wallet_getAssets: { '0x1': [native] } })
  expect((await list())?.tokens).toHaveLength(1)
})

test('assets: entries with zero decimals are dropped', async () => {
  const none = { ...dollars, metadata: { ...dollars.metadata, decimals: 0 } }
  expect(await answering(none).list()).toEqual({ tokens: [], nfts: [] })
})

test.each([
  {},
  { '0x1': {} },
  { '0x1': { assetDiscovery: { supported: 'yes' } } },
  { '0x2105': { assetDiscovery: { supported: true } } },
  { '0x0': { assetDiscovery: { supported: false } } },
  { '0x0': { assetDiscovery: { supported: true } }, '0x1': { assetDiscovery: { supported: false } } },
  { '0x0': 'everything' },
  null,
  'yes',
])('assets: are not requested from a wallet with the capabilities %j', async (capabilities) => {
  const { list, asked } = page({
    wallet_getCapabilities: capabilities,
    wallet_getAssets: { '0x1': [native] },
  })
  expect(await list()).toBeUndefined()
  expect(asked).toHaveLength(1)
})

test.each([
  ['no list', [], { '0x1': native }],
  ['an asset that is a text', ['asset'], undefined],
  ['decimals as a text', [{ ...dollars, metadata: { ...dollars.metadata, decimals: '6' } }], undefined],
  ['a negative balance', [{ ...dollars, balance: '-0x1' }], undefined],
  ['more than 256 bits', [{ ...native, balance: `0x${'f'.repeat(65)}` }], undefined],
  ['no contract', [{ ...dollars, address: 'native' }], undefined],
])('assets: an answer with %s is ignored', async (_what, assets, whole) => {
  const { list } = whole
    ? page({ wallet_getCapabilities: capable, wallet_getAssets: whole })
    : answering(...assets)
  expect(await list()).toBeUndefined()
})

test('assets: a wallet without the method reports no error', async () => {
  const { list, errors, failures, notices } = page({})
  expect(await list()).toBeUndefined()
  expect([errors, failures, notices]).toEqual([[], [], []])
})

test('assets: a wallet that does not respond times out after a few seconds', async () => {
  const { list, clock, asked } = page({ wallet_getCapabilities: new Promise(() => undefined) })
  const listed = list()
  await expect.poll(() => asked.length).toBe(1)
  await clock.advance(4_000)
  expect(await listed).toBeUndefined()
})
