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
  await expect(pageButton(page, 'connect')).toHaveText('Connecting...')
  // The page waits 5 s for its wallets, and the frame may take up to 20 s.
  await expect(pageButton(page, 'connect')).toHaveText('Connect Wallet', { timeout: 10_000 })
  expect((await walletState(page)).login).toBeDefined()
  await openList(page)
  await expect(status(page)).toHaveText('connected', { timeout: 15_000 })
  expect((await page.getByTestId('address').textContent())?.toLowerCase()).toBe(evm.toLowerCase())
  await expect(dialogOf(page)).toHaveCount(0)
})
