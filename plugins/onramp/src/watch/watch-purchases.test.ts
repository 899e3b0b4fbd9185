import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract, type TokensEntry } from '@latchkey/portfolio/contract'
import type { Token } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
} from '@latchkey/testing'
import { expect, test } from 'vitest'
import { onrampContract, type Purchase } from '../contract'
import { onramp } from '../plugin'
import './watch-purchases'
import '../stored-purchases'

const DOLLAR = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const purchase: Purchase = {
  id: 'one',
  providerId: 'ramp',
  token: {
    id: 'USDC',
    name: 'USD Coin',
    symbol: 'USDC',
    networkId: 'eip155:1',
    networkName: 'ethereum-mainnet',
    tokenAddress: DOLLAR,
  },
  address: ADDRESS,
  amount: '100',
  currency: 'USD',
  startedAtMs: 0,
  expected: '98.5',
  balance: '5000000',
  progress: { phase: 'waiting' },
}

/** A page without the plugin cloud, whose list of tokens is that of the network: the native currency. */
async function openPage(given: Purchase, source: 'network' | 'service' = 'network') {
  const chain = { balance: '5000000', isDown: false }
  const asked: (readonly Token[])[] = []
  const adapter = createFakeChainAdapter({
    tokens: {
      decimals: async () => 6,
      async list(_account, _network, known) {
        asked.push(known)
        if (chain.isDown) throw new Error('down')
        return known.map((token) => ({ ...token, value: chain.balance }))
      },
    },
  })
  const session = createFakeSession({
    state: { networks: [mainnet], ...connectedState() },
    api: { adapter: () => adapter },
  })
  const ether = { networkId: 'eip155:1', name: 'Ether', symbol: 'ETH', decimals: 18, value: '7' } as const
  const entry: TokensEntry = { status: 'known', items: [ether], source, readAtMs: 0 }
  const read = async (): Promise<void> => undefined
  const page = createTestLatchkey({
    plugins: [onramp()],
    fakes: [
      session.plugin,
      fake(portfolioContract, {
        state: { ...emptyPortfolio, tokens: { [`eip155:1:${ADDRESS}`]: entry } },
        api: { loadTokens: read, refresh: read },
      }),
    ],
  })
  const arrived: Purchase[] = []
  const stop = page.latchkey.start()
  page.latchkey.on('onramp:arrived', (one: { readonly purchase: Purchase }) => arrived.push(one.purchase))
  await page.clock.advance(0)
  page.setState(onrampContract, { purchases: [given] })
  await page.clock.advance(0)
  return { ...page, stop, chain, asked, arrived }
}

test('watch: without a service the balance of a bought token is read from the network', async () => {
  const page = await openPage(purchase)
  expect(page.asked[0]).toMatchObject([{ address: DOLLAR, decimals: 6, symbol: 'USDC' }])
  page.chain.balance = '103500000'
  await page.clock.advance(4_000)
  expect(page.arrived).toMatchObject([
    { id: 'one', progress: { phase: 'arrived', amount: '98500000', decimals: 6 } },
  ])
})

test('watch: a token that cannot be read is unknown, not zero', async () => {
  const page = await openPage(purchase)
  page.chain.isDown = true
  await page.clock.advance(4_000)
  page.chain.isDown = false
  await page.clock.advance(8_000)
  expect(page.latchkey.read(onrampContract).purchases).toEqual([purchase])
  expect(page.arrived).toEqual([])
})

test('watch: a list of the service has every token, so the network is not asked', async () => {
  const page = await openPage(purchase, 'service')
  expect(page.asked).toEqual([])
})

test('watch: a host that stops and starts the instance again hears of the arrival', async () => {
  const page = await openPage(purchase)
  page.stop()
  page.chain.balance = '103500000'
  await page.clock.advance(4_000)
  expect(page.arrived).toEqual([])
  page.latchkey.start()
  await page.clock.advance(4_000)
  expect(page.arrived).toMatchObject([{ id: 'one', progress: { phase: 'arrived' } }])
})
