import { type Address, verifyMessage } from 'viem'
import { expect, test } from './test'

const wallets = [{ name: 'Alpha', rdns: 'example.alpha', remembers: true }]

test('headless: lists wallets, connects, signs, reconnects and disconnects without any of our views', async ({
  visit,
}) => {
  const page = await visit('headless', { wallets })
  await page.getByRole('button', { name: 'Alpha' }).click()
  const status = page.getByRole('status')
  await expect(status).toHaveText(/^0x[0-9a-fA-F]{40} on Ethereum$/)
  const address = (await status.textContent())?.slice(0, 42) as Address
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(status).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = ((await status.textContent()) ?? '') as Address
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)

  await page.reload()
  await expect(status).toHaveText(`${address} on Ethereum`)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(status).toHaveText('disconnected')
  await expect(page.locator('[data-latchkey]')).toHaveCount(0)
})
