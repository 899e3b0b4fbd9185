import type { Page } from '@playwright/test'
import { type Address, verifyMessage } from 'viem'
import { dialogOf, walletRow } from './parts/dialog'
import { holdIdle } from './parts/hold-idle'
import { weighScripts } from './parts/script-sizes'
import { watchNetwork } from './parts/wait-for-network-idle'
import { expect, test } from './test'

const wallets = [{ name: 'Alpha', rdns: 'example.alpha', remembers: true }]
const button = (page: Page) => page.locator('latchkey-button').getByRole('button')

/** Bytes of script, brotli, that the page may load before the first click. */
const FIRST_BYTES = 27_500

test('plain html: connects by the button, signs, reconnects after a reload and disconnects', async ({
  visit,
}) => {
  const page = await visit('plain-html', { wallets })
  await expect(button(page)).toHaveText('Connect wallet')
  await button(page).click()
  await walletRow(page, 'Alpha').click()
  await expect(dialogOf(page)).toHaveCount(0)
  const status = page.getByRole('status')
  await expect(status).toHaveText(/^0x[0-9a-fA-F]{40}$/)
  const address = ((await status.textContent()) ?? '') as Address
  await expect(button(page)).toHaveText(/^lantern\.eth[\d,.]+ ETH$/)
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(status).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = ((await status.textContent()) ?? '') as Address
  expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)

  await page.reload()
  await expect(status).toHaveText(address)
  await expect(button(page)).toHaveAttribute('title', `lantern.eth\n${address}`)
  await button(page).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(button(page)).toHaveText('Connect wallet')
  await expect(status).toHaveText('not connected')
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})

test('plain html: React comes with the first press, and little before', async ({ page, visit }) => {
  await holdIdle(page)
  const networkIdle = watchNetwork(page)
  const bytes = weighScripts(page)
  const hasReact: Promise<boolean>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      hasReact.push(response.text().then((code) => code.includes('react.transitional.element')))
  })
  await visit('plain-html', { wallets })
  await expect(button(page)).toHaveText('Connect wallet')
  await networkIdle()
  const first = await bytes()
  expect(await Promise.all(hasReact)).not.toContain(true)
  // Only the event: a pointer over the button would preload.
  await button(page).dispatchEvent('click')
  await expect(walletRow(page, 'Alpha')).toBeVisible()
  await networkIdle()
  expect(await Promise.all(hasReact)).toContain(true)
  console.log(`bytes of script of plain-html, brotli: ${first} first, ${(await bytes()) - first} to the list`)
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(FIRST_BYTES)
})
