import { expect, test } from '@latchkey/simulated-wallet/playwright'

test('host: connects, signs, and shows a rejection', async ({ page, wallet }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: wallet.name }).click()
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByRole('status')).toHaveText(/^0x[0-9a-f]{130}$/)
  await wallet.rejectNext()
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByRole('status')).toHaveText('Not signed')
})
