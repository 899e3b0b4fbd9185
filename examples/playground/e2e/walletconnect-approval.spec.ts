import type { Page } from '@playwright/test'
import { dialogOf, openAccount } from './parts/dialog'
import { readCode, relayRow, showCode } from './parts/read-qr-code'
import { expect, test } from './test'

test.describe.configure({ timeout: 90_000 })

async function disconnect(page: Page): Promise<void> {
  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
}

test('walletconnect: every response to a proposal is shown, with a next step', async ({
  visit,
  phone,
  page,
}) => {
  await page.clock.install()
  await visit('playground')
  const dialog = dialogOf(page)
  const connected = page.getByTestId('network')

  await test.step('rejected: the view shows it and can ask again', async () => {
    await phone.pair(await showCode(page))
    await phone.reject()
    await expect(dialog.getByText('Connection declined', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await readCode(dialog)
  })

  await test.step('expired: after four minutes another code is shown by itself', async () => {
    const before = await readCode(dialog)
    await page.clock.fastForward(241_000)
    await expect.poll(() => readCode(dialog)).not.toBe(before)
  })

  await test.step('none of the page’s networks: refused, and the wallet is not connected', async () => {
    await phone.pair(await readCode(dialog))
    await phone.approve({ networks: ['OP Mainnet'] })
    await expect(dialog.getByText(/none of this site’s networks/).first()).toBeVisible()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await expect(phone.pages()).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Try again' }).click()
  })

  await test.step('one network: it is used, and the other one is requested when needed', async () => {
    await phone.pair(await readCode(dialog))
    await phone.approve({ networks: ['Base'] })
    await expect(connected).toHaveText('Base')
    const switched = page.evaluate(() => window.latchkey.plugins.session.switchNetwork('eip155:1'))
    await phone.confirm(/^Switch/)
    await switched
    await expect(connected).toHaveText('Ethereum')
    await disconnect(page)
  })

  await test.step('more networks than the page has: connected, until the wallet disconnects', async () => {
    await expect(dialog).toHaveCount(0)
    await phone.pair(await showCode(page))
    await phone.approve({ networks: ['Ethereum', 'Base', 'OP Mainnet'], accounts: [1, 2, 3] })
    await expect(connected).toHaveText('Ethereum')
    await phone.disconnect()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await expect(relayRow(page)).toHaveCount(0)
  })
})
