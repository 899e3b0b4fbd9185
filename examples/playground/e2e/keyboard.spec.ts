import type { Page } from '@playwright/test'
import { dialogOf, pageButton, walletRow } from './parts/dialog'
import { tabTo } from './parts/tab-to'
import { expect, test } from './test'

// With animations, as most users have them. Other tests reduce motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

async function pendingIn(page: Page): Promise<number> {
  return page.evaluate(() => window.wallets.brass.openPrompts.length)
}

// The wallet is scripted, because the window of a real wallet is outside of the page.
const scripted = { query: { confirm: 'scripted' } }

test('keyboard: refusal, retry, switch, failed switch and leaving need no pointer @phone', async ({
  visit,
  page,
}) => {
  test.setTimeout(60_000)
  await visit('playground', scripted)
  const press = (key: string): Promise<void> => page.keyboard.press(key)
  const dialog = dialogOf(page)
  await pageButton(page, 'connect').focus()
  await press('Enter')
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  await tabTo(page, /^Brass Wallet/)
  await press('Enter')
  await expect.poll(() => pendingIn(page)).toBe(1)
  await page.evaluate(() => window.wallets.brass.rejectNext())
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await tabTo(page, /^Try again$/)
  await press('Enter')
  await expect.poll(() => pendingIn(page)).toBe(1)
  await page.evaluate(() => window.wallets.brass.approveNext())
  await expect(dialog).toHaveCount(0)
  await expect(pageButton(page, 'account')).toBeFocused()

  await press('Enter')
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await tabTo(page, /^Ethereum$/)
  await press('Enter')
  await expect(dialog).toHaveAccessibleName('Choose network')
  await tabTo(page, /Base$/)
  await press('Enter')
  await expect.poll(() => pendingIn(page)).toBe(1)
  await page.evaluate(() => window.wallets.brass.rejectNext())
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await tabTo(page, /^Try again$/)
  await press('Space')
  await expect.poll(() => pendingIn(page)).toBe(1)
  await page.evaluate(() => window.wallets.brass.approveNext())
  await expect(page.getByTestId('network')).toHaveText('Base')
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await tabTo(page, /^Disconnect$/)
  await press('Enter')
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(dialog).toHaveCount(0)
  await expect(pageButton(page, 'connect')).toBeFocused()
})

test('keyboard: holding Enter opens the dialog and presses nothing in it', async ({ visit, page }) => {
  await visit('playground', scripted)
  await pageButton(page, 'connect').focus()
  // A browser repeats the keydown event of a key that is held.
  const hold = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await page.keyboard.down('Enter')
  }
  await hold(5)
  const dialog = dialogOf(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  await hold(10)
  await page.keyboard.up('Enter')
  expect(await pendingIn(page)).toBe(0)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  expect(await focusedPart(page)).toBe('dialog')

  // A held key sends one request, and no second one after a refusal.
  await tabTo(page, /^Brass Wallet/)
  await hold(5)
  await expect.poll(() => pendingIn(page)).toBe(1)
  await page.evaluate(() => window.wallets.brass.rejectNext())
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await hold(10)
  await page.keyboard.up('Enter')
  expect(await pendingIn(page)).toBe(0)
  expect(await focusedPart(page)).toBe('dialog')
})

/** Returns the CSS part of the focused element inside the dialog. */
async function focusedPart(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() =>
    document.querySelector('[data-latchkey]')?.shadowRoot?.activeElement?.getAttribute('part'),
  )
}
