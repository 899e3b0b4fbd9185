import type { Page } from '@playwright/test'
import { dialogOf, openList, pageButton } from './parts/dialog'
import { logInByEmail, walletState } from './parts/embedded-login'
import { expect, test } from './test'

test.describe.configure({ timeout: 60_000 })

const email = { query: { email: 'on' } }
const status = (page: Page) => page.getByTestId('status')

test('embedded wallet: a frame that is slow at a reload connects late, also while the list is open', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', email)
  const { evm } = await logInByEmail(page, servers.gateway.url)
  await servers.gateway.fault({ service: 'frame:page', kind: 'slow', delayMs: 9_000, times: 1 })
  await page.reload()
  await expect(pageButton(page, 'connect')).toHaveText('Connecting…')
  // The page waits 5 s for its wallets, and the frame may take up to 20 s.
  await expect(pageButton(page, 'connect')).toHaveText('Connect wallet', { timeout: 10_000 })
  expect((await walletState(page)).login).toBeDefined()
  await openList(page)
  await expect(status(page)).toHaveText('connected', { timeout: 15_000 })
  expect((await page.getByTestId('address').textContent())?.toLowerCase()).toBe(evm.toLowerCase())
  await expect(dialogOf(page)).toHaveCount(0)
})

test.describe('embedded wallet, its frame not ready at a reload:', () => {
  test.use({ expectedErrors: /ERR_|frame/i })

  test('the user is told, the login is kept, and the next attempt connects it', async ({
    visit,
    servers,
    page,
  }) => {
    await page.clock.install()
    await visit('playground', email)
    const { evm } = await logInByEmail(page, servers.gateway.url)
    await servers.gateway.fault({ service: 'frame:page', kind: 'never-ready', times: 1 })
    await page.reload()
    await expect(page.locator('iframe[title="Email wallet"]')).toHaveCount(1)
    await page.clock.fastForward(5_000)
    await expect(pageButton(page, 'connect')).toHaveText('Connect wallet')
    await page.clock.fastForward(15_000)
    const alert = page.locator('[data-latchkey] [role="alert"]')
    await expect(alert).toContainText('Unable to load email login dependency')
    expect((await walletState(page)).login).toBeDefined()
    const dialog = await openList(page)
    await dialog.getByRole('button', { name: 'Continue with email' }).click()
    // The view loads another frame, which still has the login.
    await page.clock.runFor(1_000)
    await expect(status(page)).toHaveText('connected')
    expect((await page.getByTestId('address').textContent())?.toLowerCase()).toBe(evm.toLowerCase())
    await expect(alert).toHaveCount(0)
    await expect(dialogOf(page)).toHaveCount(0)
  })
})
