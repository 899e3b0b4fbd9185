import type { Locator } from '@playwright/test'
import { becomeOlder } from './page/older-browser'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './parts/send'
import { approve } from './parts/wallet-window'
import { expect, localNetworks, test } from './test'

/** What is painted behind an element. */
const groundOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => getComputedStyle(one).backgroundColor)

/** Whether something around a field shows that it has the focus. */
const hasRing = (field: Locator): Promise<boolean> =>
  field.evaluate((one) => {
    for (let around = one.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).outlineStyle === 'solid') return true
    return false
  })

test('older browser: a wallet is connected, asked and left, on painted grounds and with focus rings', async ({
  page: first,
  visit,
  servers,
}) => {
  await first.addInitScript(becomeOlder)
  const networks = localNetworks(servers.gateway.url)
  const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible' as const, networks }
  const page = await visit('playground', { wallets: [wallet], query: { send: 'on' } })
  expect(await page.evaluate(() => 'any' in AbortSignal || 'canParse' in URL || 'subtle' in crypto)).toBe(
    false,
  )
  await openList(page)
  expect(await groundOf(dialogOf(page).locator('[part~="card"]'))).toMatch(/^rgb\(/)
  expect(await groundOf(walletRow(page, 'Keys'))).not.toBe('rgba(0, 0, 0, 0)')
  await walletRow(page, 'Keys').click()
  await approve(page, /./)
  await expect(dialogOf(page)).toHaveCount(0)

  const dialog = await openSend(page)
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await amount.focus()
  await expect.poll(() => hasRing(amount)).toBe(true)
  await previewSend(dialog, '0.01', newReceiver())
  await confirmSend(dialog)
  await approve(page, /./)
  await sendArrived(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openAccount(page)
  await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(pageButton(page, 'connect')).toBeVisible()
})

test('older browser: a notice is above the page while the dialog is closed', async ({
  page: first,
  visit,
}) => {
  await first.addInitScript(becomeOlder)
  const page = await visit('playground', { wallets: [{ name: 'Keys', rdns: 'example.keys' }] })
  await openList(page)
  await walletRow(page, 'Keys').click()
  await expect(dialogOf(page)).toHaveCount(0)
  await page.evaluate(() =>
    window.testWallets.get('Keys')?.failNext('wallet_revokePermissions', { code: -32603, message: 'No' }),
  )
  await openAccount(page)
  await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
  const notice = page.locator('[data-latchkey] [data-notice]')
  await expect(notice).toBeVisible()
})
