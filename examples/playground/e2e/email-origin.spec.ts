import { checkAccess, loadAxe } from './parts/axe'
import { connectBrass } from './parts/connect'
import { dialogOf, openList } from './parts/dialog'
import { logIn, newAddress, openLogin } from './parts/email'
import { mailsTo } from './parts/mailbox'
import { expect, test } from './test'

/**
 * Includes the wallet directory, which reports the project's allowed origins: `localhost` and `127.0.0.1`.
 */
const query = { email: 'on', socials: 'on', data: 'on' }
const ALERT = 'Invalid app configuration'

test.describe('on a page that the project does not allow:', () => {
  // The browser logs that the frame's policy (`frame-ancestors`) refuses the page. The phone link is not
  // loopback on this host name.
  test.use({
    expectedErrors:
      /frame-ancestors|not found on allowlist|set up for this login|Some wallets can’t be shown/i,
  })

  test.beforeEach(async ({ visit, page }) => {
    await loadAxe(page)
    const allowed = new URL((await visit('playground', { query })).url())
    allowed.hostname = 'shop.localhost'
    await page.goto(allowed.href)
  })

  test('a login by email shows an error at once, sends nothing to the frame, and another wallet connects', async ({
    page,
    servers,
  }) => {
    const dialog = await openLogin(page)
    await expect(dialog.getByText(ALERT)).toBeVisible()
    const address = newAddress()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
    await page.keyboard.press('Enter')
    await expect(dialog.locator('[part~="frame-failed-text"]')).toHaveText(
      /This site isn’t set up for this login.*Use another wallet/,
    )
    await expect(page.locator('iframe[title="Email wallet"]')).toHaveCount(0)
    expect(await mailsTo(servers.gateway.url, address)).toEqual([])
    await checkAccess(page, 'page not allowed')
    await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Use another wallet' }).click()
    await expect(dialog).toHaveAccessibleName('Connect wallet')
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await connectBrass(page)
  })

  test('a social login shows an error and offers the other methods', async ({ page }) => {
    const dialog = await openList(page)
    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(dialog.getByText('This site isn’t set up for this login').first()).toBeVisible()
    await expect(page.locator('iframe[title="Email wallet"]')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await checkAccess(page, 'page not allowed, social')
  })
})

test('email origin: on a page that the project allows the login works without an error', async ({
  visit,
  servers,
  page,
}) => {
  await visit('playground', { query })
  const answer = page.waitForResponse((response) => response.url().includes('/projects/v1/origins'))
  await logIn(page, servers.gateway.url, newAddress())
  expect((await answer).status()).toBe(200)
  await expect(page.getByText(ALERT)).toHaveCount(0)
  await expect(dialogOf(page)).toHaveCount(0)
})
