import type { Locator, Page } from '@playwright/test'
import { differences, stylesOfDialog, stylesOfPage } from './parts/computed-styles'
import { dialogOf, pageButton, walletRow } from './parts/dialog'
import { expect, test } from './test'

const wallets = ['Alpha', 'Bravo', 'Carol', 'Delta', 'Echo', 'Fox', 'Golf', 'Hotel'].map((name) => ({
  name,
  rdns: `example.${name.toLowerCase()}`,
}))
/**
 * Style sheets of host pages: one that conflicts with the dialog's, and in `npm run prove` those of Tailwind
 * and Bootstrap.
 */
const styles = process.env['LATCHKEY_ALL'] ? ['tailwind', 'bootstrap', 'hostile'] : ['hostile']

/** The only styles of the page that an open dialog may change (`lockScroll`). */
const SCROLL_LOCK = [
  'overflow',
  'overflow-x',
  'overflow-y',
  'overflow-block',
  'overflow-inline',
  'scrollbar-gutter',
]

/** Opens the list by keyboard, because the page's styles may disable the pointer. */
async function openWithKeyboard(page: Page): Promise<void> {
  await pageButton(page, 'connect').focus()
  await page.keyboard.press('Enter')
  await expect(walletRow(page, 'Alpha')).toBeVisible()
  // The code of the search field loads later than the rows.
  await expect(dialogOf(page).getByRole('searchbox')).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'What is a wallet?' })).toBeVisible()
}

/** A screenshot without the rounded corners, because the page is visible behind them. */
async function insideOf(element: Locator): Promise<Buffer> {
  await expect(element).toBeVisible()
  const box = await element.boundingBox()
  if (!box) throw new Error('There is nothing to take a picture of.')
  const [corner, border] = [24, 1]
  const clip = {
    x: box.x + corner,
    y: box.y + border,
    width: box.width - 2 * corner,
    height: box.height - 2 * border,
  }
  return element.page().screenshot({ clip })
}

// Reading all computed styles of all elements takes long.
test.slow()
test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' }))

for (const name of styles)
  test(`page styles: ${name} changes nothing inside our dialog`, async ({ visit, page, context }) => {
    await visit('host-dialogs', { wallets })
    await openWithKeyboard(page)
    const [plain, picture] = [
      await stylesOfDialog(page),
      await insideOf(dialogOf(page).locator('[part~="card"]')),
    ]

    const styled = await context.newPage()
    await styled.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await visit('host-dialogs', { wallets, query: { styles: name } }, styled)
    await openWithKeyboard(styled)
    expect(differences(await stylesOfDialog(styled), plain)).toEqual([])
    const card = await insideOf(dialogOf(styled).locator('[part~="card"]'))
    expect(card.equals(picture), 'the same pixels').toBe(true)
  })

for (const name of ['none', ...styles])
  test(`page styles: opening and closing our dialog changes no style of a page with ${name}`, async ({
    visit,
    page,
  }) => {
    await visit('host-dialogs', { wallets, query: { styles: name } })
    await pageButton(page, 'connect').focus()
    const before = await stylesOfPage(page)
    await openWithKeyboard(page)
    const changed = differences(await stylesOfPage(page), before)
    const unexpected = changed.filter((line) => {
      const isRoot = line.startsWith('html ') || line.startsWith('body ')
      // The button that opened the dialog has lost the focus, so its outline differs.
      const isOpener = line.startsWith('button[data-latchkey-button=connect] outline')
      return !isOpener && !(isRoot && SCROLL_LOCK.some((property) => line.includes(` ${property}:`)))
    })
    expect(unexpected).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(pageButton(page, 'connect')).toBeFocused()
    expect(differences(await stylesOfPage(page), before)).toEqual([])
  })

for (const name of ['tailwind', 'bootstrap'])
  test(`page styles: ${name} does not change the look of our button in the page`, async ({
    visit,
    page,
    context,
  }) => {
    await visit('host-dialogs', { wallets })
    const plain = await insideOf(pageButton(page, 'connect'))
    const styled = await context.newPage()
    await styled.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await visit('host-dialogs', { wallets, query: { styles: name } }, styled)
    expect((await insideOf(pageButton(styled, 'connect'))).equals(plain)).toBe(true)
  })
