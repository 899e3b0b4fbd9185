import { connectBrass } from './parts/connect'
import { openAccount } from './parts/dialog'
import { expect, test } from './test'

test('copy: the clipboard gets the complete address @phone', async ({ visit, context }) => {
  const page = await visit('playground')
  const account = await connectBrass(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expect(dialog.getByRole('button', { name: 'Address copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account)
})

test('copy: if the browser refuses, the dialog says so and shows the complete address', async ({ visit }) => {
  const page = await visit('playground')
  const account = await connectBrass(page)
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) })
  })
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expect(dialog.getByRole('button', { name: 'Couldn’t copy' })).toBeVisible()
  await dialog
    .getByText(/^0x.{2,6}…/)
    .first()
    .click()
  await expect(dialog.getByText(account)).toBeVisible()
})
