import { expect, test } from '@latchkey/simulated-wallet/vitest'
import { page } from 'vitest/browser'
import { mountHost } from './host'

test('host: connects, signs, and shows a rejection', async ({ wallet }) => {
  mountHost(document.body)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: wallet.info.name }).click()
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(/^0x[0-9a-f]{130}$/)
  wallet.rejectNext()
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Not signed')
})
