import { dialogOf, walletRow } from './parts/dialog'
import { expect, test } from './test'

const wallets = [{ name: 'Alpha', rdns: 'example.alpha', authorised: true }]

test('a call of connect: left, then answered, then known after a reload @phone', async ({ visit, page }) => {
  await visit('host-dialogs', { wallets })
  const mint = page.getByRole('button', { name: 'Mint' })
  const said = page.getByRole('status').filter({ hasText: /inted/ })

  await mint.click()
  await expect(walletRow(page, 'Alpha')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Not minted')
  await expect(dialogOf(page)).toHaveCount(0)

  await mint.click()
  await walletRow(page, 'Alpha').click()
  await expect(said).toHaveText(/^Minted for 0x[\dA-Fa-f]{40}$/)
  await expect(dialogOf(page)).toHaveCount(0)

  await page.reload()
  await mint.click()
  await expect(said).toHaveText(/^Minted for 0x[\dA-Fa-f]{40}$/)
  await expect(dialogOf(page)).toHaveCount(0)
})
