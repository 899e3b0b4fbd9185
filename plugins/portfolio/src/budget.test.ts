import type { ChainCapabilities } from '@latchkey/session/contract'
import { expect, test, vi } from 'vitest'
import type { PortfolioOptions } from './contract'
import { createFakeCloud } from './test-support/fake-cloud'
import { ALICE, createPortfolioPage } from './test-support/portfolio-page'

const BALANCE = `/v1/account/${ALICE}/balance`
const IDENTITY = `/v1/identity/${ALICE}`

/** A connected page with all services, and the list of requests, the oldest first. */
function page(options: PortfolioOptions = {}) {
  const sent: string[] = []
  const cloud = createFakeCloud({
    [BALANCE]: () => sent.push('service: tokens') && { balances: [] },
    [IDENTITY]: () => sent.push('service: identity') && { name: null, avatar: null },
  })
  const abilities: ChainCapabilities = {
    balance: {
      native: async () => {
        sent.push('network: native')
        return { value: '7', decimals: 18, symbol: 'ETH' }
      },
    },
    assets: {
      list: async () => {
        sent.push('wallet: assets')
        return undefined
      },
    },
    identity: { find: async () => sent.push('network: name') && {}, check: async (name) => ({ name }) },
  }
  const made = createPortfolioPage(options, { capabilities: async () => abilities }, { cloud: cloud.plugin })
  const since = async (run: () => unknown): Promise<readonly string[]> => {
    sent.length = 0
    await run()
    // By now all pending responses have arrived.
    await vi.waitFor(async () => {
      const before = sent.length
      for (let task = 0; task < 50; task += 1) await Promise.resolve()
      expect(sent).toHaveLength(before)
    })
    return [...sent].sort()
  }
  return { ...made, since }
}

test('budget: requests are sent when the README says', async () => {
  const made = page()
  const { portfolio, latchkey, clock, since } = made
  await import('./controller')
  await import('./read-lists')
  expect(await since(() => latchkey.open('test/Look'))).toEqual([])
  latchkey.close()
  expect(await since(() => made.setActive(ALICE))).toEqual(['network: native', 'service: identity'])
  expect(await since(() => latchkey.open('test/Look'))).toEqual([])
  expect(await since(() => portfolio.loadTokens())).toEqual(['service: tokens', 'wallet: assets'])
  expect(await since(() => portfolio.loadNfts())).toEqual([])
  expect(await since(() => portfolio.loadTokens())).toEqual([])
  latchkey.close()
  await clock.advance(30_001)
  expect(await since(() => latchkey.open('test/Look'))).toEqual(['network: native'])
  expect(await since(() => portfolio.loadTokens())).toEqual(['service: tokens', 'wallet: assets'])
  await clock.advance(1_001)
  expect(await since(() => portfolio.refresh())).toEqual([
    'network: native',
    'service: tokens',
    'wallet: assets',
  ])
  await clock.advance(270_000)
  expect(await since(() => made.setActive(ALICE, 'eip155:8453'))).toEqual([
    'network: native',
    'service: identity',
  ])
})

test('budget: with balances and names off nothing is requested', async () => {
  const made = page({ balances: false, names: false, nfts: () => Promise.reject(new Error('read')) })
  const { portfolio, latchkey, since } = made
  expect(
    await since(async () => {
      made.setActive(ALICE)
      latchkey.open('test/Look')
      await portfolio.refresh()
      await portfolio.loadTokens()
      await portfolio.loadNfts()
      made.browser.fire(new Event('online'))
    }),
  ).toEqual([])
  expect([made.errors.length, made.storage.writes]).toEqual([0, 0])
})
