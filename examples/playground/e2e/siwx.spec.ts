import type { Page } from '@playwright/test'
import { brassAccount } from './parts/connect'
import { dialogOf, openList, pageButton, walletRow } from './parts/dialog'
import { cancelButton, serverSession, signButton, signInOf } from './parts/sign-in'
import { approve, reject } from './parts/wallet-window'
import { expect, test } from './test'

async function connect(page: Page): Promise<string> {
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  return brassAccount(page)
}

for (const siwx of ['required', 'optional'])
  test(`sign-in: if ${siwx}, the dialog stays open between connecting and the sign-in view, even with a slow server`, async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', { query: { siwx } })
    await openList(page)
    await servers.gateway.fault({ service: 'siwx-server', kind: 'slow', delayMs: 1_500 })
    await page.evaluate(() => {
      const isOpen = (): boolean =>
        [...document.querySelectorAll('*')].some((one) => one.shadowRoot?.querySelector('dialog[open]'))
      const look = (): void => {
        if (!isOpen()) document.body.dataset['dialogClosed'] = ''
        requestAnimationFrame(look)
      }
      look()
    })
    await walletRow(page, 'Brass Wallet').click()
    await approve(page, /^Connect to/)
    await expect(signButton(page)).toBeVisible()
    await expect(page.locator('body')).not.toHaveAttribute('data-dialog-closed')
  })

test('sign-in: if required, it survives a reload, ends when the account changes, and cancelling disconnects', async ({
  visit,
  servers,
}) => {
  const server = servers.siwxServer.url
  const page = await visit('playground', { query: { siwx: 'required' } })
  const dialog = dialogOf(page)
  const account = await connect(page)
  await expect(signButton(page)).toBeVisible()
  await expect(dialog).toHaveAccessibleName('Sign in')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(signButton(page)).toBeVisible()

  await signButton(page).click()
  await reject(page)
  await expect(dialog).toContainText('Signature declined')
  expect(await serverSession(page, server)).toBeNull()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /./)
  await expect(dialog).toHaveCount(0)
  const session = { accountAddress: account, networkId: 'eip155:1' }
  expect(await serverSession(page, server)).toEqual(session)
  expect(await signInOf(page)).toMatchObject({ status: 'signed-in', session })

  await page.reload()
  await expect.poll(() => signInOf(page)).toMatchObject({ status: 'signed-in', session })
  await expect(dialog).toHaveCount(0)

  const other = await brassAccount(page, 1)
  await page.evaluate((address) => window.wallets.brass.switchAccount(address), other)
  await expect(signButton(page)).toBeVisible()
  await expect.poll(() => serverSession(page, server)).toBeNull()
  expect(await signInOf(page)).toMatchObject({ status: 'signed-out' })
  await expect(cancelButton(page)).toHaveText('Cancel and disconnect')
  await cancelButton(page).click()
  await expect(dialog).toHaveCount(0)
  await expect(pageButton(page, 'connect')).toBeVisible()
})
