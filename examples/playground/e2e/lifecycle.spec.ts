import type { Page } from '@playwright/test'
import { connectBrass } from './parts/connect'
import {
  bannerWith,
  closeDialog,
  dialogOf,
  openAccount,
  openList,
  pageButton,
  walletRow,
} from './parts/dialog'
import { approve } from './parts/wallet-window'
import { expect, test } from './test'

// With animations, as most users have them. Other tests reduce motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Expects the dialog to show a sentence and a button, so that the user is not left waiting. */
async function expectTold(page: Page): Promise<void> {
  await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(dialogOf(page).locator('[part~="skeleton"], [part~="spinner"]')).toHaveCount(0)
}

test.describe('offline:', () => {
  test.use({
    expectedErrors:
      /^Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported module|reported|Couldn’t load/,
  })

  test('offline: a view that could not be fetched shows an error, and loads once the network is back', async ({
    visit,
    context,
  }) => {
    const page = await visit('playground')
    const dialog = await openList(page)
    await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'All wallets' }).click()
    await expectTold(page)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expectTold(page)
    await context.setOffline(false)
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('searchbox')).toBeVisible()
  })

  test('offline: connecting shows an error, and works once the network is back', async ({
    visit,
    context,
  }) => {
    const page = await visit('playground')
    await openList(page)
    await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await walletRow(page, 'Brass Wallet').click()
    await expectTold(page)
    await context.setOffline(false)
    await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
    await approve(page, /^Connect to/)
    await expect(page.getByTestId('status')).toHaveText('connected')
  })

  test('offline: a plain dialog says that ours could not be loaded, and opens it once the network is back', async ({
    visit,
    context,
  }) => {
    const page = await visit('playground')
    await expect(pageButton(page, 'connect')).toBeVisible()
    await context.setOffline(true)
    await pageButton(page, 'connect').click()
    await expect(pageButton(page, 'connect')).toHaveAttribute('aria-busy', 'false')
    await expect(dialogOf(page)).toHaveCount(0)
    const again = page.locator('body > dialog:modal').getByRole('button', { name: 'Try again' })
    await again.click()
    await expect(again).toBeVisible()
    await context.setOffline(false)
    await again.click()
    await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  })

  test('offline: a notice whose styles could not be fetched is announced once the network is back', async ({
    visit,
    page,
    context,
    servers,
    pageLog,
  }) => {
    await visit('playground', { query: { directory: 'off' } })
    await connectBrass(page)
    const looks = '**/create-notice-center-*.js'
    await page.route(looks, (route) => route.abort('internetdisconnected'))
    await (await context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
    await page.reload()
    await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
    await servers.gateway.fault({ service: 'rpc:8453', kind: 'status', status: 500 })
    await page.getByRole('button', { name: 'Go to Base' }).click()
    await expect
      .poll(() => pageLog.errors, { timeout: 15_000 })
      .toContainEqual(expect.stringMatching(/^\[latchkey\/modal\] reported/))
    await expect(page.locator('[part~="banner"]')).toHaveCount(0)
    await page.unroute(looks)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(bannerWith(page, 'Token Balance Unavailable')).toBeVisible()
  })

  test('offline: a connected user can disconnect', async ({ visit, context }) => {
    const page = await visit('playground')
    await connectBrass(page)
    const dialog = await openAccount(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await expect(dialogOf(page)).toHaveCount(0)
    await context.setOffline(false)
  })
})

test('frozen tab: a pending wallet request survives it', async ({ visit, page, context }) => {
  await visit('playground', { query: { confirm: 'scripted' } })
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await expect.poll(() => page.evaluate(() => window.wallets.brass.openPrompts.length)).toBe(1)
  const session = await context.newCDPSession(page)
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await page.evaluate(() => window.wallets.brass.approveNext())
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(dialogOf(page)).toHaveCount(0)
})

test.describe('sleep:', () => {
  test.use({ expectedErrors: /reported/ })

  test('sleep: after a night the pending wallet request is still valid, and can be sent again', async ({
    visit,
    page,
  }) => {
    await page.clock.install()
    await visit('playground', { query: { confirm: 'scripted' } })
    await openList(page)
    await walletRow(page, 'Brass Wallet').click()
    await expect.poll(() => page.evaluate(() => window.wallets.brass.openPrompts.length)).toBe(1)
    await page.clock.fastForward('08:00:00')
    await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.evaluate(() => window.wallets.brass.approveNext())
    await expect(page.getByTestId('status')).toHaveText('connected')
  })

  test('sleep: a balance request that was pending ends with an error message', async ({
    visit,
    page,
    servers,
  }) => {
    await page.clock.install()
    // Without the data API, because its RPC proxy would return the balance instead.
    await visit('playground', { query: { directory: 'off' } })
    await servers.gateway.fault({ service: 'rpc:1', kind: 'slow', delayMs: 600_000 })
    await openList(page)
    await walletRow(page, 'Brass Wallet').click()
    await approve(page, /^Connect to/)
    await page.clock.runFor(1_000)
    await expect(dialogOf(page)).toHaveCount(0)
    const dialog = await openAccount(page)
    await expect(dialog.getByText('Loading the balance')).toBeAttached()
    const told = dialog.locator('[part~="balance"]').getByText('Token Balance Unavailable')
    // Each read is retried a few times, and each try has its own timeout.
    await expect
      .poll(async () => {
        await page.clock.fastForward('00:01:00')
        return told.isVisible()
      })
      .toBe(true)
    await closeDialog(page)
  })
})
