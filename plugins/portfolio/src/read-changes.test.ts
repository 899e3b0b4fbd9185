import { expect, test } from 'vitest'
import { portfolioContract } from './contract'
import { ALICE } from './test-support/portfolio-page'
import { native, USDC, usdc } from './test-support/tokens-page'
import { createWatchedPage, shownTokens } from './test-support/watched-page'

test('watch: the wallet is asked for its assets only once the chain has changed', async () => {
  const page = await createWatchedPage()
  page.chain.wallet = {
    tokens: [
      { ...native, value: '1' },
      { ...usdc, value: '5' },
    ],
    nfts: [],
  }
  page.chain.tokens = [{ ...usdc, value: '5' }]
  await page.portfolio.loadTokens()
  page.newReads()
  await page.pass(120)
  expect(page.newReads()).toEqual(['native', 'tokens', 'native', 'tokens'])
  page.chain.tokens = [{ ...usdc, value: '7' }]
  page.chain.wallet = {
    tokens: [
      { ...native, value: '1' },
      { ...usdc, value: '7' },
    ],
    nfts: [],
  }
  await page.pass(60)
  expect(page.newReads()).toEqual(['native', 'tokens', 'wallet'])
  expect(shownTokens(page)).toEqual(['1 ETH', '7 USDC'])
  await page.pass(60)
  expect(page.newReads()).toEqual(['native', 'tokens'])
})

test.each([
  ['a token', 3],
  ['the native currency', 2],
])('watch: a wallet that knows later of a change of %s is asked %i times at most', async (what, times) => {
  const page = await createWatchedPage()
  page.chain.wallet = { tokens: [{ ...native, value: '1' }], nfts: [] }
  await page.portfolio.loadTokens()
  await page.pass(60)
  page.newReads()
  if (what === 'a token') page.chain.tokens = [{ ...usdc, value: '5' }]
  else page.chain.native = '2'
  await page.pass(60)
  expect(page.newReads()).toEqual(['native', 'tokens', 'wallet'])
  await page.pass(300)
  expect(page.newReads().filter((name) => name === 'wallet')).toHaveLength(times - 1)
})

test('watch: a wallet that lists otherwise than the chain is asked once for that', async () => {
  const page = await createWatchedPage()
  page.chain.wallet = {
    tokens: [
      { ...native, value: '1' },
      { ...usdc, value: '6' },
    ],
    nfts: [],
  }
  page.chain.tokens = [{ ...usdc, value: '5' }]
  await page.portfolio.loadTokens()
  page.newReads()
  await page.pass(300)
  expect(page.newReads().filter((name) => name === 'wallet')).toEqual(['wallet'])
})

test('watch: a list that cannot be read after a change is marked, shows no banner, and is read again', async () => {
  const page = await createWatchedPage()
  page.chain.tokens = [{ ...usdc, value: '5' }]
  await page.portfolio.loadTokens()
  page.chain.native = '2'
  page.chain.areTokensDown = true
  await page.pass(60)
  // The first round only learns what the chain has.
  page.chain.native = '3'
  await page.pass(60)
  const key = `eip155:1:${ALICE}`
  expect(page.latchkey.read(portfolioContract).tokens[key]).toMatchObject({ failedAtMs: 120_000 })
  expect(page.notices).toEqual([])
  page.chain.areTokensDown = false
  page.chain.tokens = [{ ...usdc, value: '7' }]
  await page.pass(60)
  expect(shownTokens(page)).toEqual(['3 ETH', '7 USDC'])
  expect(page.latchkey.read(portfolioContract).tokens[key]).not.toHaveProperty('failedAtMs')
})

test('watch: a token of the host is looked for before the account has any', async () => {
  const page = await createWatchedPage({ tokens: [usdc] })
  page.chain.wallet = { tokens: [{ ...native, value: '1' }], nfts: [] }
  await page.portfolio.loadTokens()
  await page.pass(60)
  expect(page.asked).toEqual([USDC])
})

test('watch: an amount that wallets show larger with time alone is no change', async () => {
  const page = await createWatchedPage()
  const scaled = (shown: string) => [{ ...usdc, value: shown, scale: { chain: '5', shown } }]
  page.chain.tokens = scaled('6')
  page.chain.wallet = { tokens: [{ ...native, value: '1' }, ...scaled('6')], nfts: [] }
  await page.portfolio.loadTokens()
  page.newReads()
  page.chain.tokens = scaled('7')
  await page.pass(60)
  expect(page.newReads()).toEqual(['native', 'tokens'])
})

test('watch: NFTs are read anew where they were read before, and once with the tokens', async () => {
  let lists = 0
  const page = await createWatchedPage({
    nfts: async () => {
      lists += 1
      return []
    },
  })
  await page.portfolio.loadTokens()
  page.chain.native = '2'
  await page.pass(60)
  expect(lists).toBe(0)
  await page.portfolio.loadNfts()
  page.chain.native = '3'
  await page.pass(60)
  expect(lists).toBe(2)
})

test('watch: tokens that cannot be read are no change', async () => {
  const page = await createWatchedPage()
  page.chain.tokens = [{ ...usdc, value: '5' }]
  page.chain.wallet = {
    tokens: [
      { ...native, value: '1' },
      { ...usdc, value: '6' },
    ],
    nfts: [],
  }
  await page.portfolio.loadTokens()
  await page.pass(60)
  page.chain.areTokensDown = true
  await page.pass(60)
  page.newReads()
  page.chain.areTokensDown = false
  await page.pass(60)
  expect(page.newReads()).toEqual(['native', 'tokens'])
})

test('watch: the wallet is not asked in a round in which the network fails', async () => {
  const page = await createWatchedPage()
  page.chain.wallet = { tokens: [{ ...native, value: '1' }], nfts: [] }
  await page.portfolio.loadTokens()
  page.chain.native = '2'
  await page.pass(60)
  page.newReads()
  page.chain.isDown = true
  await page.pass(60)
  expect(page.newReads()).toEqual(['native', 'tokens'])
})

test('one amount: the list has the new balance before the wallet has answered', async () => {
  const page = await createWatchedPage()
  page.chain.wallet = { tokens: [{ ...native, value: '1' }], nfts: [] }
  await page.portfolio.loadTokens()
  page.chain.native = '2'
  page.chain.walletHeld = new Promise(() => undefined)
  await page.pass(60)
  expect([shownTokens(page), page.newReads()]).toEqual([['2 ETH'], ['wallet', 'native', 'tokens', 'wallet']])
})
