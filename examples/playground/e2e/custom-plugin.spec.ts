import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { expect, test } from './test'

const wallets = [{ name: 'Alpha', rdns: 'example.alpha' }]

test('custom plugin: its view asks, and the page gets the answer', async ({ visit }) => {
  const page = await visit('custom-plugin')
  await page.getByRole('button', { name: 'Tip' }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Leave a tip')
  await dialog.getByRole('button', { name: 'Give 5' }).click()
  await expect(page.getByText('Thank you for 5')).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Tip' }).click()
  await expect(dialog.getByText('You gave 5 so far.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Maybe next time')).toBeVisible()
})

test('custom plugin: its item stands on the account screen and leads to its view', async ({ visit }) => {
  const page = await visit('custom-plugin', { wallets })
  await openList(page)
  await walletRow(page, 'Alpha').click()
  await expect(pageButton(page, 'account')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Leave a tip' }).click()
  await expect(dialog).toHaveAccessibleName('Leave a tip')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
})
