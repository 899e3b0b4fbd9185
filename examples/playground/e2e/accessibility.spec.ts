import type { Page } from '@playwright/test'
import { checkAccess, loadAxe } from './parts/axe'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { tabTo } from './parts/tab-to'
import { approve, reject, walletWindow } from './parts/wallet-window'
import { expect, test } from './test'

/** In `npm test` only light colours: `accessibility-gallery.spec.ts` checks the contrast of dark colours. */
const schemes = process.env['LATCHKEY_ALL'] ? (['light', 'dark'] as const) : (['light'] as const)

for (const colorScheme of schemes)
  test(`accessibility: axe finds nothing in any view, ${colorScheme} @phone`, async ({ page, visit }) => {
    test.setTimeout(90_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await loadAxe(page)
    await visit('playground')
    const see = async (view: string): Promise<void> => checkAccess(page, `${view}, ${colorScheme}`)
    await see('the page')

    const dialog = await openList(page)
    await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
    await see('Connect')
    await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(dialog).toHaveAccessibleName('What is a wallet?')
    await see('WhatIsAWallet')
    await dialog.getByRole('button', { name: 'Get a wallet' }).click()
    await expect(dialog).toHaveAccessibleName('Get a wallet')
    await see('GetWallet')
    await back(page)
    await back(page)

    await walletRow(page, 'Brass Wallet').click()
    await expect(walletWindow(page)).toBeVisible()
    await see('the wallet’s window')
    await reject(page)
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    await see('ConnectingExternal, declined')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await approve(page, /^Connect to/)
    await expect(dialog).toHaveCount(0)
    await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
    await see('the page, connected')

    await openAccount(page)
    await see('Account')
    await dialog.getByRole('button', { name: 'Ethereum' }).click()
    await expect(dialog).toHaveAccessibleName('Choose network')
    await see('Networks')
    await dialog.getByRole('button', { name: 'What is a network?' }).click()
    await expect(dialog).toHaveAccessibleName('What is a network?')
    await see('WhatIsANetwork')
    await back(page)
    await dialog.getByRole('button', { name: 'Base' }).click()
    await reject(page)
    await expect(dialog.getByText('Switch declined', { exact: true })).toBeVisible()
    await see('SwitchNetwork, declined')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)

    await page.getByRole('button', { name: 'Go to OP Mainnet' }).click()
    await expect(dialog).toHaveAccessibleName('Switch network')
    await see('UnsupportedChain')
  })

async function back(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
}

test('accessibility: every step can be done with the keyboard alone', async ({ visit }) => {
  const page = await visit('playground')
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  // A Tab before any element can take the focus has no effect.
  await expect(pageButton(page, 'connect')).toBeVisible()
  await tabTo(page, /^Connect wallet$/)
  await press('Enter')
  await expect(dialogOf(page)).toHaveAccessibleName('Connect wallet')

  // Escape closes the dialog and returns the focus to the button.
  await press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(pageButton(page, 'connect')).toBeFocused()

  await press('Enter')
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  await tabTo(page, /^Brass Wallet/)
  await press('Enter')
  await expect(walletWindow(page, /^Connect to/)).toBeVisible()
  await tabTo(page, /^Connect$/)
  await press('Enter')
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(pageButton(page, 'account')).toBeFocused()

  await press('Enter')
  await expect(dialogOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await tabTo(page, /^Disconnect$/)
  await press('Enter')
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(pageButton(page, 'connect')).toBeFocused()
})

test('accessibility: the page behind the open dialog cannot be reached by keyboard or screen reader', async ({
  visit,
}) => {
  const page = await visit('playground')
  await openList(page)
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.matches('[data-latchkey]'),
    )
    expect(outside, `after ${tabs + 1} tabs`).toBe(false)
  }
})

test('accessibility: right to left mirrors the dialog @phone', async ({ visit }) => {
  const page = await visit('playground')
  await page.evaluate(() =>
    window.latchkey.setLanguage({ locale: 'ar', texts: { 'connect.title': 'ربط المحفظة' } }),
  )
  await pageButton(page, 'connect').click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('ربط المحفظة')
  const [close, card, row] = await Promise.all([
    dialog.locator('[part~="close"]').boundingBox(),
    dialog.locator('[part~="card"]').boundingBox(),
    walletRow(page, 'Brass Wallet').boundingBox(),
  ])
  const picture = await walletRow(page, 'Brass Wallet').locator('img').boundingBox()
  if (!close || !card || !row || !picture) throw new Error('Something is not on the page.')
  const middle = card.x + card.width / 2
  expect(close.x).toBeLessThan(middle)
  expect(picture.x).toBeGreaterThan(middle)
  expect(row.x).toBeGreaterThanOrEqual(card.x)
  expect(row.x + row.width).toBeLessThanOrEqual(card.x + card.width)
})
