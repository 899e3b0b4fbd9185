import { brassAccount } from './parts/connect'
import { dialogOf, openList, pageButton, walletRow } from './parts/dialog'
import { approve } from './parts/wallet-window'
import { expect, test } from './test'

test('embedded: the content is in the page, and connecting shows the account', async ({ visit }) => {
  const page = await visit('playground')
  await page.getByText('embedded', { exact: true }).click()
  const place = page.getByTestId('embedded')
  await place.getByRole('button', { name: 'Brass Wallet' }).click()
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('address')).toHaveText(await brassAccount(page))
  await expect(place.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  await place.getByRole('button', { name: 'Disconnect' }).click()
  await expect(place.getByRole('button', { name: 'Brass Wallet' })).toBeVisible()
})

test('own element: the portal is not appended to the body', async ({ visit }) => {
  const page = await visit('playground')
  await page.getByText('own element', { exact: true }).click()
  await openList(page)
  await expect(page.getByTestId('embedded').locator('[data-latchkey]')).toHaveCount(1)
  await expect(page.locator('body > [data-latchkey]')).toHaveCount(0)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('two instances: each has its own connection, dialog and storage', async ({ visit }) => {
  const page = await visit('playground')
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await expect(pageButton(page, 'account').first()).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)

  await page.getByLabel('A second instance').check()
  await page.getByRole('button', { name: 'Connect another' }).click()
  const second = page.locator('[data-latchkey="second"] dialog[open]')
  await second.getByRole('button', { name: 'Harbour' }).click()
  await approve(page, /^Connect to/)
  const [harbour] = await page.evaluate(() => window.wallets.harbour.accounts())
  await expect(page.getByTestId('second').getByRole('button')).toHaveAttribute('title', String(harbour))
  await expect(page.getByTestId('address')).toHaveText(await brassAccount(page))
  await expect(page.locator('[data-latchkey]')).toHaveCount(2)
})

test('StrictMode: one portal, one wallet request, one listener for each event', async ({ visit }) => {
  const page = await visit('playground')
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.locator('[data-latchkey]')).toHaveCount(1)
  const asked = await page.evaluate(() =>
    window.wallets.brass.requests.filter(({ method }) => method === 'eth_requestAccounts'),
  )
  expect(asked).toHaveLength(1)
})
