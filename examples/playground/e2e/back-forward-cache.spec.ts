import type { Page } from '@playwright/test'
import { chromiumArguments } from '../../../scripts/browser/chromium'
import { findChromium } from '../../../scripts/set-up/chromium.mjs'
import { dialogOf, openList, walletRow } from './parts/dialog'
import { expect, test } from './test'

/** Goes to another page and back. The browser must restore the page from its back/forward cache. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { cameBack: persisted }))
  })
  await page.goto(elsewhere)
  // A restored page fires no load event, so waiting for one would time out.
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'cameBack'))).toBe(true)
}

test('back/forward cache: a pending wallet request and a connection survive a visit to another page', async ({
  playwright,
  visit,
  servers,
}) => {
  // The headless build of Chromium has no back/forward cache.
  const executablePath = findChromium()
  const browser = await playwright.chromium.launch({
    args: chromiumArguments,
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const page = await browser.newPage()
    await visit('playground', { query: { confirm: 'scripted' } }, page)
    await openList(page)
    await walletRow(page, 'Brass Wallet').click()
    await expect(dialogOf(page).getByText('Open Brass Wallet and approve').first()).toBeVisible()

    await leaveAndReturn(page, servers.sites.baseline.url)
    await expect(dialogOf(page).getByText('Open Brass Wallet and approve').first()).toBeVisible()
    await page.evaluate(() => window.wallets.brass.approveNext())
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(dialogOf(page)).toHaveCount(0)

    await leaveAndReturn(page, servers.sites.baseline.url)
    await expect(page.getByTestId('status')).toHaveText('connected')
    const second = await page.evaluate(async () => (await window.wallets.brass.accounts())[1])
    await page.evaluate((account) => account && window.wallets.brass.switchAccount(account), second)
    await expect(page.getByTestId('address')).toHaveText(String(second))
  } finally {
    await browser.close()
  }
})
