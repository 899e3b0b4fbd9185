import { dialogOf, pageButton } from './parts/dialog'
import { expect, test } from './test'

test('rendered ahead: a list that was rendered before a wallet connected stays open when the page opens it', async ({
  visit,
}) => {
  const page = await visit('playground', { wallets: [{ name: 'Alpha', rdns: 'example.alpha' }] })
  await expect(page.locator('[data-latchkey] [part~="wallet"]').getByText('Alpha')).toBeAttached()
  await page.evaluate(async () => {
    const { session } = window.latchkey.plugins
    await session.connect('example.alpha')
  })
  await expect(pageButton(page, 'account')).toBeVisible()
  await page.evaluate(() => window.latchkey.open('Connect'))
  await expect(dialogOf(page)).toHaveAccessibleName('Connect wallet')
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
  await expect(dialogOf(page).getByRole('button', { name: 'Alpha' })).toBeVisible()
  await expect(dialogOf(page)).toHaveAttribute('open', '')
  await expect(page.locator('[data-latchkey] [data-phase="open"]')).toHaveCount(1)
})
