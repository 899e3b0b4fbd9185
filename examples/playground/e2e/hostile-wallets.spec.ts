import type { Page } from '@playwright/test'
import { type ClickedRow, clickRows, readRows } from './page/click-rows'
import { dialogOf, openList, pageButton } from './parts/dialog'
import { takeSeed } from './parts/random-seed'
import { bundlePageScript } from './servers/bundle-page-script'
import { expect, test } from './test'

// Tests which wallet a click reaches. Another test covers rows that move under the pointer.

const NOBODY = 'Unknown maker'
/** The wallet that each row must request, by the row's title and maker. */
const rows: Readonly<Record<string, string>> = {
  'Brass Wallet|example.twin': 'twin',
  'Hаrbour|example.brass': 'claimer',
  // `window.ethereum` has no field for its maker.
  'Rabby Wallet|': 'legacy',
  'Late|example.late': 'late',
  'Double|example.double': 'double',
  'Usurper|example.usurper': 'usurper',
  'BrɑssWallet|example.filler': 'filler',
  [`Sloppy|${NOBODY}`]: 'sloppy',
  'Loud|example.loud': 'loud',
  'Mute|example.mute': 'mute',
  'Painter|example.painter': 'painter',
  'Thrower|example.thrower': 'thrower',
  'Janus|example.janus': 'janus',
  'Thorn|example.thorn': 'thorn',
  '<img src=x onerror="top.pwned=1">|example.markup': 'markup',
  'Brass Wallet|example.brass': 'brass',
  'Harbour|example.harbour': 'harbour',
  'Fern|example.fern': 'fern',
}
/** 1,000 clicks in `npm run prove`, a sample in `npm test`. */
const CLICKS = process.env['LATCHKEY_ALL'] ? 1_000 : 200

/** Opens the list on a page with a dozen hostile wallets and the page's own three. */
async function openHostileList(page: Page, visit: () => Promise<Page>): Promise<string> {
  await page.addInitScript(await bundlePageScript('hostile-wallets'))
  await visit()
  const title = await page.title()
  await openList(page)
  await page.evaluate(() => window.hostile.comeLate())
  await expect.poll(() => page.evaluate(readRows)).toHaveLength(Object.keys(rows).length)
  return title
}

async function expectNothingRan(page: Page, title: string): Promise<void> {
  expect(await page.title()).toBe(title)
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
}

/** Pseudo-random numbers (mulberry32) that depend only on the seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Repeats all rows, each time in another random order, until there are `count`. */
function shuffled(all: readonly string[], count: number, seed: number): readonly string[] {
  const random = randomOf(seed)
  const order: string[] = []
  while (order.length < count)
    order.push(
      ...all
        .map((row) => ({ row, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ row }) => row),
    )
  return order.slice(0, count)
}

test('hostile: a dozen at once have one row each, which requests its own wallet, shows its maker, and is marked if it looks like another', async ({
  page,
  visit,
}) => {
  const title = await openHostileList(page, () => visit('playground', { query: { confirm: 'scripted' } }))
  expect([...(await page.evaluate(readRows))].sort()).toEqual(Object.keys(rows).sort())
  const marked = dialogOf(page).locator('[part~="wallet"]', { hasText: 'Looks like another' })
  await expect(marked).toHaveCount(7)
  for (const name of ['Brass Wallet', 'Harbour', 'Double', 'Usurper', 'BrɑssWallet'])
    await expect(marked.filter({ hasText: name })).not.toHaveCount(0)
  await expect(dialogOf(page).getByText('Some wallets here look alike')).toBeVisible()
  const clicked = await page.evaluate(clickRows, Object.keys(rows))
  expect(clicked.map(({ asked }) => asked.join())).toEqual(Object.values(rows))
  // Fewer marks than rows: genuine wallets are not marked.
  await expect(marked).toHaveCount(7)
  await dialogOf(page).getByRole('searchbox').fill('example.brass')
  expect([...(await page.evaluate(readRows))].sort()).toEqual([
    'Brass Wallet|example.brass',
    'Hаrbour|example.brass',
  ])
  await expectNothingRan(page, title)
})

test('hostile: each of many clicks in random order requests the wallet of its row, and no other', async ({
  page,
  visit,
}) => {
  test.setTimeout(240_000)
  const seed = takeSeed()
  const title = await openHostileList(page, () => visit('playground', { query: { confirm: 'scripted' } }))
  const clicked = await page.evaluate(clickRows, shuffled(Object.keys(rows), CLICKS, seed))
  expect(clicked).toHaveLength(CLICKS)
  expect(clicked.filter(({ row, asked }) => asked.join() !== rows[row])).toEqual([])
  expect(clicked.filter(({ words }) => words.trim() === '')).toEqual([])
  await expectNothingRan(page, title)
})

test('hostile: every failure shows a sentence and a next step', async ({ page, visit }) => {
  await openHostileList(page, () => visit('playground', { query: { confirm: 'scripted' } }))
  const dialog = dialogOf(page)
  for (const [row, who] of Object.entries(rows)) {
    if (['brass', 'harbour', 'fern'].includes(who)) continue
    const [name = '', maker = ''] = row.split('|')
    await dialog.locator('[part~="wallet"]', { hasText: name }).filter({ hasText: maker }).click()
    const isMute = who === 'mute'
    const phases = isMute ? ['silent'] : ['failed', 'declined']
    const view = dialog.locator(phases.map((phase) => `[part="connecting"][data-phase="${phase}"]`).join())
    await expect(view, who).toBeVisible({ timeout: 20_000 })
    const words = await view.locator('[part="connecting-text"] > *').allTextContents()
    expect(words, who).toHaveLength(2)
    for (const sentence of words) expect(sentence, who).toMatch(/^\p{Lu}.+/u)
    await expect(view.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await dialog.getByRole('button', { name: 'Back' }).click()
  }
})

test('hostile: after all of them have been tried, a genuine wallet connects normally', async ({
  page,
  visit,
}) => {
  const title = await openHostileList(page, () => visit('playground', { query: { confirm: 'auto' } }))
  const hostile = Object.keys(rows).filter(
    (row) => !/example\.(harbour|fern)$|Brass Wallet\|example\.brass/.test(row),
  )
  const clicked: readonly ClickedRow[] = await page.evaluate(clickRows, hostile)
  expect(clicked.map(({ asked }) => asked.join())).toEqual(hostile.map((row) => rows[row]))
  await dialogOf(page).locator('[part~="wallet"]', { hasText: 'Fern' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  const [account = ''] = await page.evaluate(() => window.wallets.fern.accounts())
  await expect(page.getByTestId('address')).toHaveText(account)
  await expectNothingRan(page, title)
})

test('hostile: a wallet that responds twice, approving first, is connected once', async ({ page, visit }) => {
  const title = await openHostileList(page, () => visit('playground', { query: { confirm: 'auto' } }))
  await page.evaluate(() => window.hostile.acceptFirst())
  await dialogOf(page).locator('[part~="wallet"]', { hasText: 'Janus' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(pageButton(page, 'account')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('address')).toHaveText('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await expectNothingRan(page, title)
})
