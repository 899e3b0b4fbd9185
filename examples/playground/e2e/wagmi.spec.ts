import type { Page } from '@playwright/test'
import { type Address, verifyMessage } from 'viem'
import { dialogOf, walletRow } from './parts/dialog'
import { expect, test } from './test'

const wallets = [{ name: 'Alpha', rdns: 'example.alpha', accounts: 2, remembers: true }]
const say = (page: Page, id: string) => page.getByTestId(id)

async function connectByButton(page: Page): Promise<void> {
  await page.locator('[data-latchkey-button="connect"]').click()
  await walletRow(page, 'Alpha').click()
  await expect(say(page, 'status')).toHaveText('connected')
  await expect(dialogOf(page)).toHaveCount(0)
}

test('wagmi: its hooks see who connected by Latchkey’s button, sign, send and disconnect', async ({
  visit,
}) => {
  const page = await visit('wagmi', { wallets })
  await expect(say(page, 'status')).toHaveText('disconnected')
  await connectByButton(page)
  await expect(say(page, 'chain')).toHaveText('Ethereum')
  const address = ((await say(page, 'address').textContent()) ?? '') as Address
  await expect(say(page, 'balance')).toHaveText(/^\d+$/)
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(say(page, 'signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = ((await say(page, 'signature').textContent()) ?? '') as Address
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(say(page, 'receipt')).toHaveText('success')

  await page.reload()
  await expect(say(page, 'status')).toHaveText('connected')
  await expect(say(page, 'address')).toHaveText(address)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(say(page, 'status')).toHaveText('disconnected')
  await expect(page.locator('[data-latchkey-button="connect"]')).toBeVisible()
  await page.reload()
  await expect(page.locator('[data-latchkey-button="connect"]')).toBeVisible()
  await expect(say(page, 'status')).toHaveText('disconnected')
})

test('wagmi: its useConnect opens the dialog, and is told when the user leaves it', async ({ visit }) => {
  const page = await visit('wagmi', { wallets })
  await page.getByRole('button', { name: 'Latchkey by wagmi: idle' }).click()
  await expect(walletRow(page, 'Alpha')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Latchkey by wagmi: error' }).click()
  await walletRow(page, 'Alpha').click()
  await expect(say(page, 'status')).toHaveText('connected')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('wagmi: network and account are the same on both sides, whoever changes them', async ({ visit }) => {
  const page = await visit('wagmi', { wallets })
  await connectByButton(page)
  const networkButton = page.locator('[data-latchkey-button="network"]')
  await page.getByRole('button', { name: 'To Base' }).click()
  await expect(say(page, 'chain')).toHaveText('Base')
  await expect(networkButton).toHaveText(/Base/)
  await networkButton.click()
  await dialogOf(page)
    .getByRole('button', { name: /Ethereum/ })
    .click()
  await expect(say(page, 'chain')).toHaveText('Ethereum')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  await page.evaluate(() => window.testWallets.get('Alpha')?.switchNetwork('eip155:8453'))
  await expect(say(page, 'chain')).toHaveText('Base')
  const second = await page.evaluate(async () => {
    const wallet = window.testWallets.get('Alpha')
    const [, account] = (await wallet?.accounts()) ?? []
    if (account) await wallet?.switchAccount(account)
    return account ?? ''
  })
  await expect(say(page, 'address')).toHaveText(second)
  await page.evaluate(() => window.testWallets.get('Alpha')?.revoke())
  await expect(say(page, 'status')).toHaveText('disconnected')
})
