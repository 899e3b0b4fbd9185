import type { FaultRequest } from '@latchkey-examples/local-services'
import { brassAccount } from './parts/connect'
import { bannerWith, dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { approve } from './parts/wallet-window'
import { expect, test } from './test'

test.use({ expectedErrors: /^Failed to load resource|^\[latchkey\/portfolio\] reported/ })

const faults: Readonly<Record<string, FaultRequest>> = {
  'answers 500': { service: 'rpc:1', kind: 'status', status: 500 },
  'answers garbage': { service: 'rpc:1', kind: 'garbage' },
  'is cut off': { service: 'rpc:1', kind: 'cut' },
}

for (const [what, fault] of Object.entries(faults))
  test(`balance: if the chain ${what}, an error is shown and everything else works`, async ({
    visit,
    servers,
  }) => {
    // Without the data API, because its RPC proxy would return the balance instead.
    const page = await visit('playground', { query: { directory: 'off' } })
    await servers.gateway.fault(fault)
    await openList(page)
    await walletRow(page, 'Brass Wallet').click()
    await approve(page, /^Connect to/)
    await expect(page.getByTestId('address')).toHaveText(await brassAccount(page))
    await expect(bannerWith(page, 'Token Balance Unavailable')).toBeVisible()

    const dialog = await openAccount(page)
    await expect(dialog.locator('[part~="balance"]').getByText('Token Balance Unavailable')).toBeVisible()
    // The balance on another network is read from another chain.
    await dialog.getByRole('button', { name: 'Ethereum' }).click()
    await dialog.getByRole('button', { name: 'Base' }).click()
    await approve(page, /^Switch network/)
    await expect(page.getByTestId('network')).toHaveText('Base')
    await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
  })

test('balance: a slow chain delays only its own balance', async ({ visit, servers }) => {
  // Without the data API, because its total of all tokens would be shown instead of the balance.
  const page = await visit('playground', { query: { directory: 'off' } })
  await servers.gateway.fault({ service: 'rpc:1', kind: 'slow', delayMs: 600_000 })
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await expect(dialogOf(page)).toHaveCount(0)
  const dialog = await openAccount(page)
  await expect(dialog.getByText('Loading the balance')).toBeAttached()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await approve(page, /^Sign a message/)
  await expect(page.getByTestId('signature')).toHaveText(/^0x/)
})
