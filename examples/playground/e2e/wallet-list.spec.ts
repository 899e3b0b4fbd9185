import type { Page } from '@playwright/test'
import { dialogOf, openList, walletRow } from './parts/dialog'
import { expect, test } from './test'

async function rowsNamed(page: Page, name: string): Promise<number> {
  return dialogOf(page).getByRole('button', { name }).count()
}

test('list: two wallets have one row each, and a click sends a request only to its wallet', async ({
  visit,
}) => {
  const page = await visit('minimal', {
    wallets: [
      { name: 'Alpha', rdns: 'example.alpha', legacy: true },
      { name: 'Bravo', rdns: 'example.bravo', flags: { isMetaMask: true } },
    ],
  })
  await openList(page)
  await expect(walletRow(page, 'Bravo')).toBeVisible()
  expect(await rowsNamed(page, 'Alpha')).toBe(1)
  expect(await rowsNamed(page, 'Bravo')).toBe(1)
  await walletRow(page, 'Bravo').click()
  await expect(page.getByRole('button', { name: 'Sign' })).toBeVisible()
  const asked = await page.evaluate(() =>
    ['Alpha', 'Bravo'].map((name) => window.testWallets.get(name)?.requests.length ?? 0),
  )
  expect(asked[0]).toBe(0)
  expect(asked[1]).toBeGreaterThan(0)
})

test('list: a wallet that is only window.ethereum is listed and connects', async ({ visit }) => {
  const page = await visit('minimal', { wallets: [{ name: 'Old', eip6963: false, legacy: true }] })
  const dialog = await openList(page)
  await dialog.getByRole('button', { name: /browser wallet|injected/i }).click()
  await expect(page.getByRole('button', { name: 'Sign' })).toBeVisible()
})

test('list: a wallet that is announced late appears in the open list', async ({ visit }) => {
  const page = await visit('minimal', { wallets: [{ name: 'Alpha', rdns: 'example.alpha' }] })
  await openList(page)
  await expect(walletRow(page, 'Alpha')).toBeVisible()
  await page.evaluate(() => window.addTestWallet({ name: 'Late', rdns: 'example.late' }))
  await expect(walletRow(page, 'Late')).toBeVisible()
})

test('list: without a wallet it explains how to get one', async ({ visit }) => {
  const page = await visit('minimal')
  const dialog = await openList(page)
  await expect(dialog.getByText(/wallet/i).first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: /get a wallet/i })).toBeVisible()
})
