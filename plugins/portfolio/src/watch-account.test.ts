import { expect, test, vi } from 'vitest'
import { ALICE, BOB, createPortfolioPage } from './test-support/portfolio-page'
import { createWatchedPage } from './test-support/watched-page'

test('watch: what arrives is seen within 60 s, and the same amount changes no state', async () => {
  const page = await createWatchedPage()
  const before = page.entry()
  await page.pass(59)
  expect(page.newReads()).toEqual([])
  await page.pass(1)
  expect(page.newReads()).toEqual(['native'])
  expect(page.entry()).toBe(before)
  page.chain.native = '2'
  await page.pass(60)
  expect(page.newReads()).toEqual(['native'])
  expect(page.entry()).toMatchObject({ value: '2', readAtMs: 120_000 })
})

test('watch: every 15 s while the account screen is shown, and only then', async () => {
  const page = await createWatchedPage()
  await page.pass(5)
  page.latchkey.open('Account')
  await page.pass(14)
  expect(page.newReads()).toEqual([])
  await page.pass(1)
  expect(page.newReads()).toEqual(['native'])
  await page.pass(30)
  expect(page.newReads()).toEqual(['native', 'native'])
  page.latchkey.open('test/Look')
  await page.pass(59)
  expect(page.newReads()).toEqual([])
  await page.pass(1)
  expect(page.newReads()).toEqual(['native'])
})

test('account screen: it reads a balance that is older than 5 s, whether watched or not', async () => {
  const page = await createWatchedPage({ watch: false })
  await page.pass(5)
  page.latchkey.open('Account')
  await page.pass(0)
  expect(page.newReads()).toEqual([])
  page.latchkey.close()
  await page.pass(1)
  page.latchkey.open('Account')
  await page.pass(0)
  expect(page.newReads()).toEqual(['native'])
  // No other view does.
  page.latchkey.close()
  await page.pass(6)
  page.latchkey.open('test/Look')
  await page.pass(20)
  expect(page.newReads()).toEqual([])
})

test('account screen: it reads the lists that were shown before too, and what the wallet was asked earlier is not new', async () => {
  const page = await createWatchedPage({ watch: false })
  page.chain.wallet = { tokens: [], nfts: [] }
  await page.portfolio.loadTokens()
  await page.pass(6)
  page.newReads()
  page.latchkey.open('Account')
  await page.pass(0)
  expect([...page.newReads()].sort()).toEqual(['native', 'wallet'])
})

test('account screen: the pause of 30 s after a failure holds', async () => {
  const page = await createWatchedPage({ watch: false })
  page.chain.isDown = true
  await page.portfolio.refresh()
  page.chain.isDown = false
  page.newReads()
  await page.pass(30)
  page.latchkey.open('Account')
  await page.pass(0)
  expect(page.newReads()).toEqual([])
  page.latchkey.close()
  await page.pass(1)
  page.latchkey.open('Account')
  await page.pass(0)
  expect(page.newReads()).toEqual(['native'])
})

test('watch: a hidden page reads nothing, and once when it is shown after the interval', async () => {
  const page = await createWatchedPage()
  page.setVisible(false)
  expect(page.clock.waiting).toBe(0)
  await page.pass(300)
  expect(page.newReads()).toEqual([])
  page.setVisible(true)
  await page.pass(0)
  expect(page.newReads()).toEqual(['native'])
  page.setVisible(false)
  page.setVisible(true)
  await page.pass(59)
  expect(page.newReads()).toEqual([])
})

test('watch: an offline page reads nothing until it is online', async () => {
  const page = await createWatchedPage()
  page.setOnline(false)
  await page.pass(300)
  expect(page.newReads()).toEqual([])
  page.setOnline(true)
  await page.pass(0)
  expect(page.newReads()).toEqual(['native'])
})

test('watch: for a user who saves data only while the account screen is shown, every 60 s', async () => {
  const page = await createWatchedPage()
  page.connection.saveData = true
  page.setVisible(true)
  await page.pass(300)
  expect(page.newReads()).toEqual([])
  page.latchkey.open('Account')
  await page.pass(0)
  expect(page.newReads()).toEqual(['native'])
  await page.pass(59)
  expect(page.newReads()).toEqual([])
  await page.pass(1)
  expect(page.newReads()).toEqual(['native'])
})

test('watch: a network that fails is read less often, and nobody is told; what is shown keeps its age', async () => {
  const page = await createWatchedPage()
  const before = page.entry()
  page.chain.isDown = true
  await page.pass(60)
  expect(page.reads).toHaveLength(1)
  await page.pass(119)
  expect(page.reads).toHaveLength(1)
  await page.pass(1)
  expect(page.reads).toHaveLength(2)
  await page.pass(240)
  expect(page.reads).toHaveLength(3)
  await page.pass(480)
  expect(page.reads).toHaveLength(4)
  await page.pass(480)
  expect(page.reads).toHaveLength(5)
  expect([page.entry() === before, page.notices, page.errors]).toEqual([true, [], []])
  page.chain.isDown = false
  await page.pass(480)
  await page.pass(60)
  expect(page.reads).toHaveLength(7)
})

test('watch: the pause after a failure holds, and then the balance is known again', async () => {
  const page = await createWatchedPage()
  page.latchkey.open('Account')
  page.chain.isDown = true
  await page.portfolio.refresh()
  page.chain.isDown = false
  page.newReads()
  await page.pass(30)
  expect(page.newReads()).toEqual([])
  await page.pass(15)
  expect(page.newReads()).toEqual(['native'])
  expect(page.entry()).toEqual({ status: 'known', value: '1', decimals: 18, symbol: 'ETH', readAtMs: 45_000 })
})

test('watch: the pause after a failure makes a network that fails no better', async () => {
  const page = await createWatchedPage()
  page.latchkey.open('Account')
  page.chain.isDown = true
  // It fails after 15 and 45 s, and is due after 105.
  await page.pass(100)
  await page.portfolio.refresh()
  page.newReads()
  await page.pass(60)
  expect(page.newReads()).toEqual([])
  await page.pass(5)
  expect(page.newReads()).toEqual(['native'])
})

test('watch: another account begins anew after failures', async () => {
  const page = await createWatchedPage()
  page.chain.isDown = true
  await page.pass(180)
  page.chain.isDown = false
  page.setActive(BOB)
  await page.pass(0)
  page.newReads()
  await page.pass(60)
  expect(page.newReads()).toEqual(['native'])
})

test('watch: an account screen that is open before its account is known counts', async () => {
  const page = createPortfolioPage({ names: false })
  page.latchkey.open('Account')
  page.setActive(ALICE)
  await vi.waitFor(() => expect(page.calls).toHaveLength(1))
  page.calls[0]?.respond('1')
  await vi.waitFor(() => expect(page.entry()).toMatchObject({ status: 'known' }))
  await page.clock.advance(15_000)
  await vi.waitFor(() => expect(page.calls).toHaveLength(2))
})

test('watch: it never begins without balances', async () => {
  const page = createPortfolioPage({ balances: false })
  page.setActive(ALICE)
  await page.clock.advance(300_000)
  expect([page.calls, page.clock.waiting]).toEqual([[], 0])
})

test('watch: it can be turned off', async () => {
  const page = await createWatchedPage({ watch: false })
  page.latchkey.open('Account')
  await page.pass(300)
  expect([page.newReads(), page.clock.waiting]).toEqual([[], 0])
})

test('watch: it ends with the connection and with the run', async () => {
  const page = await createWatchedPage()
  page.setActive()
  expect(page.clock.waiting).toBe(0)
  await page.pass(300)
  expect([page.newReads(), page.clock.waiting]).toEqual([[], 0])
  page.setActive(ALICE)
  await page.pass(60)
  expect(page.newReads()).toEqual(['native', 'native'])
  page.latchkey.dispose()
  await page.pass(300)
  expect([page.newReads(), page.clock.waiting, page.browser.listening]).toEqual([[], 0, 0])
})

test('watch: another account is read at once, and 60 s later; an answer for the former one is dropped', async () => {
  const page = await createWatchedPage()
  await page.pass(59)
  page.setActive(BOB)
  await page.pass(59)
  expect(page.newReads()).toEqual(['native'])
  page.chain.native = '9'
  const passing = page.clock.advance(1_000)
  page.setActive(ALICE)
  await passing
  await page.pass(0)
  expect(page.entry(BOB)).toMatchObject({ value: '1' })
})
