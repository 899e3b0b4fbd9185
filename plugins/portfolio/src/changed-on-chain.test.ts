import { expect, test } from 'vitest'
import { ALICE, BOB } from './test-support/portfolio-page'
import { native, usdc } from './test-support/tokens-page'
import { createWatchedPage, shownTokens } from './test-support/watched-page'

test('receipt: the account is read again, however the request wrote its address', async () => {
  const page = await createWatchedPage()
  page.chain.native = '2'
  await page.portfolio.refresh(`eip155:1:${ALICE.toLowerCase()}`)
  expect(page.entry()).toMatchObject({ value: '2' })
})

test.each([true, false])(
  'receipt: a server that is behind is asked again until it is not (watch: %s)',
  async (watch) => {
    const page = await createWatchedPage({ watch })
    await page.portfolio.refresh(`eip155:1:${ALICE}`)
    expect(page.newReads()).toEqual(['native'])
    await page.pass(2)
    expect(page.newReads()).toEqual(['native'])
    page.chain.native = '2'
    await page.pass(4)
    expect(page.newReads()).toEqual(['native'])
    expect(page.entry()).toMatchObject({ value: '2' })
    await page.pass(50)
    expect(page.newReads()).toEqual([])
  },
)

test('receipt: a balance that does not change is read four times more', async () => {
  const page = await createWatchedPage({ watch: false })
  await page.portfolio.refresh(`eip155:1:${ALICE}`)
  await page.pass(300)
  expect(page.newReads()).toHaveLength(5)
})

test('receipt: after a failure it is read once the pause is over', async () => {
  const page = await createWatchedPage({ watch: false })
  page.chain.isDown = true
  await page.portfolio.refresh(`eip155:1:${ALICE}`)
  page.chain.isDown = false
  page.chain.native = '2'
  await page.pass(46)
  expect(page.entry()).toMatchObject({ value: '2' })
})

test('receipt: what another account has sent may have come to the active one', async () => {
  const page = await createWatchedPage({ watch: false })
  await page.portfolio.refresh(`eip155:1:${BOB}`)
  expect(page.newReads()).toEqual([])
  page.chain.native = '2'
  await page.pass(2)
  expect(page.newReads()).toEqual(['native'])
  expect(page.entry()).toMatchObject({ value: '2' })
})

test.each(['loadTokens', 'loadNfts'] as const)(
  'receipt: what any account of the page had before is no longer new, on any network (%s)',
  async (load) => {
    const page = await createWatchedPage({ watch: false })
    page.chain.wallet = { tokens: [{ ...usdc, networkId: 'eip155:8453', value: '5' }], nfts: [] }
    page.setActive(ALICE, 'eip155:8453')
    await page.portfolio[load]()
    page.setActive(BOB)
    await page.pass(0)
    page.newReads()
    await page.portfolio.refresh(`eip155:1:${BOB}`)
    expect(page.newReads()).toEqual(['native'])
    page.setActive(ALICE, 'eip155:8453')
    await page.pass(0)
    expect(page.newReads()).toEqual(['native'])
    await page.portfolio[load]()
    expect(page.newReads()).toEqual(['wallet'])
  },
)

test('receipt: on another network nothing of the active account is read', async () => {
  const page = await createWatchedPage({ watch: false })
  await page.portfolio.refresh(`eip155:8453:${ALICE}`)
  await page.pass(60)
  expect(page.newReads()).toEqual([])
})

test('one amount: what a wallet lists of the native currency is what the network says', async () => {
  const page = await createWatchedPage({ watch: false })
  page.chain.wallet = { tokens: [{ ...native, value: '3' }], nfts: [] }
  page.chain.native = '2'
  await page.pass(6)
  await page.portfolio.loadTokens()
  await page.pass(0)
  expect([shownTokens(page), page.entry()]).toMatchObject([['2 ETH'], { value: '2' }])
  page.chain.native = '4'
  await page.pass(31)
  await page.portfolio.loadBalance()
  expect([shownTokens(page), page.entry()]).toMatchObject([['4 ETH'], { value: '4' }])
})

test('one amount: a network that cannot say which is right tells nobody', async () => {
  const page = await createWatchedPage({ watch: false })
  page.chain.wallet = { tokens: [{ ...native, value: '3' }], nfts: [] }
  page.chain.isDown = true
  await page.pass(6)
  await page.portfolio.loadTokens()
  await page.pass(0)
  expect([shownTokens(page), page.newReads()]).toEqual([['1 ETH'], ['wallet', 'native']])
  expect([page.notices, page.errors]).toEqual([[], []])
})

test('receipt: of the former account nothing is read once another one is active', async () => {
  const page = await createWatchedPage({ watch: false })
  await page.portfolio.refresh(`eip155:1:${ALICE}`)
  page.setActive(BOB)
  await page.pass(0)
  page.newReads()
  await page.pass(60)
  expect(page.newReads()).toEqual([])
})

test('one amount: a network that agrees with what was known corrects the list', async () => {
  const page = await createWatchedPage({ watch: false })
  page.chain.wallet = { tokens: [{ ...native, value: '3' }], nfts: [] }
  await page.portfolio.loadTokens()
  await page.pass(0)
  expect(shownTokens(page)).toEqual(['1 ETH'])
})

test('one amount: a list that is newer than a balance which was read a moment ago has the network asked', async () => {
  const page = await createWatchedPage({ watch: false })
  page.chain.native = '2'
  page.chain.wallet = { tokens: [{ ...native, value: '2' }], nfts: [] }
  await page.portfolio.loadTokens()
  await page.pass(0)
  expect([shownTokens(page), page.entry()]).toMatchObject([['2 ETH'], { value: '2' }])
})
