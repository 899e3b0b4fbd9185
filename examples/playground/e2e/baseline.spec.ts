import { expect, test } from './test'

test('baseline: lists an announced wallet and connects it', async ({ visit }) => {
  const page = await visit('baseline', { wallets: [{ name: 'Alpha', rdns: 'example.alpha' }] })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Alpha' }).click()
  await expect(page.getByRole('button', { name: /^0x/ })).toBeVisible()
})
