import type { Page } from '@playwright/test'
import {
  closeDialog,
  dialogOf,
  openAccount,
  openList,
  pageButton,
  pressAction,
  walletRow,
} from './parts/dialog'
import { expect, localNetworks, test } from './test'

/** The buttons of the account screen, each with the accessible name of the view that it opens. */
const actions: Readonly<Record<string, string>> = {
  Buy: 'Buy crypto',
  Swap: 'Swap',
  Receive: 'Receive',
  Send: 'Send',
  Name: 'Choose a name',
  'Smart sessions': 'Smart sessions',
}

async function backToAccount(page: Page): Promise<void> {
  await closeDialog(page)
  await openAccount(page)
}

test('all features: connects, signs in, and each feature shows its view without an error', async ({
  visit,
  servers,
}) => {
  const networks = localNetworks(servers.gateway.url)
  const page = await visit('all-features', { wallets: [{ name: 'Keys', rdns: 'example.keys', networks }] })
  const dialog = dialogOf(page)

  await openList(page)
  for (const name of ['Continue with Google', 'WalletConnect'])
    await expect(dialog.getByRole('button', { name }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue with email' }).click()
  await expect(dialog).toHaveAccessibleName('Email login')
  await dialog.getByRole('button', { name: 'Back' }).click()

  await walletRow(page, 'Keys').click()
  await expect(dialog).toHaveAccessibleName('Sign in')
  await dialog.locator('[part~="sign-in-sign"]').click()
  await expect(dialog).toHaveCount(0)

  await openAccount(page)
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  await expect(dialog.locator('[part~="history"]')).toBeVisible()
  for (const [action, name] of Object.entries(actions)) {
    await pressAction(dialog, action)
    await expect(dialog).toHaveAccessibleName(name)
    await backToAccount(page)
  }
  await closeDialog(page)

  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(dialog.locator('[part~="pay-amount"]')).toHaveText('0.01 ETH')
  await closeDialog(page)

  await pageButton(page, 'network').click()
  await expect(dialog.getByRole('button', { name: 'Solana' })).toBeVisible()
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})
