import type { Page } from '@playwright/test'
import { Connection, PublicKey } from '@solana/web3.js'
import { createPublicClient, getAddress, http, type PublicClient } from 'viem'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { dialogOf } from './parts/dialog'
import { chainWallets, connectFirst } from './parts/multichain-wallets'
import { buyAmount, buyArrived, buyProgress, buyProvider, openBuy, openRamp } from './parts/onramp'
import { expect, test } from './test'

const query = { onramp: 'on', data: 'on', solana: 'on' }
/** Ether for 100 dollars less 1.5 %, at 3,200 dollars per ether. */
const BOUGHT = 30_781_250_000_000_000n
const addressOf = (page: Page): Promise<string> =>
  page.evaluate(() => window.latchkey.plugins.session.active()?.account.address ?? '')

async function balanceOf(client: PublicClient, page: Page): Promise<bigint> {
  return client.getBalance({ address: getAddress(await addressOf(page)) })
}

test('onramp: a purchase at the provider arrives, and the balance is loaded again', async ({
  page: first,
  visit,
  servers,
}) => {
  await loadAxe(first)
  const { url } = servers.gateway
  const client = createPublicClient({ transport: http(`${url}/rpc/1`) })
  const page = await visit('playground', { wallets: chainWallets(url).slice(0, 1), query })
  await connectFirst(page, 'Ada')
  const before = await balanceOf(client, page)
  const dialog = await openBuy(page)
  await expect(dialog.locator('[part~="onramp-estimate"]')).toHaveText('About 0.0307812 ETH')
  await expect(dialog).toContainText('The provider sets the price')
  expect(await faultsOfAccess(page)).toEqual([])

  const popup = await openRamp(page)
  await expect(popup.getByText('0.03078125 ETH on Ethereum for 100 USD')).toBeVisible()
  expect(new URL(popup.url()).origin).toBe(servers.onrampProvider.url)
  await popup.getByRole('button', { name: 'Buy', exact: true }).click()
  await buyArrived(page)
  await expect(dialog).toContainText('0.0307812 ETH arrived')
  expect(await faultsOfAccess(page)).toEqual([])
  expect(await balanceOf(client, page)).toBe(before + BOUGHT)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openBuy(page)
  await dialog.getByRole('button', { name: 'Your purchases' }).click()
  await expect(dialog.locator('[part~="onramp-purchase"]')).toContainText('Bought 0.031 ETH')
})

test('onramp: a purchase is waited for over a closed window and a reload, and its arrival is announced', async ({
  visit,
  servers,
}) => {
  const { url } = servers.gateway
  const page = await visit('playground', { wallets: chainWallets(url).slice(0, 1), query })
  await connectFirst(page, 'Ada')
  await openBuy(page)
  const popup = await openRamp(page)
  await popup.getByRole('button', { name: 'Buy, a little later' }).click()
  await expect(popup.getByText('It takes a little')).toBeVisible()
  await popup.close()
  await expect(buyProgress(page)).toHaveAttribute('data-phase', 'closed')
  await page.reload()
  await expect(page.getByText('0.03078125 ETH arrived.')).toBeVisible({ timeout: 40_000 })
})

test('onramp: a sale that the provider reports falsely is not shown as arrived', async ({
  visit,
  servers,
}) => {
  const { url } = servers.gateway
  const page = await visit('playground', { wallets: chainWallets(url).slice(0, 1), query })
  await connectFirst(page, 'Ada')
  await openBuy(page)
  const popup = await openRamp(page)
  await popup.getByRole('button', { name: 'Say it is sold, and sell nothing' }).click()
  await expect(popup.getByText('Thank you')).toBeVisible()
  await expect
    .poll(async () => (await servers.gateway.requests('data:balance')).length, { timeout: 30_000 })
    .toBeGreaterThan(2)
  await expect(buyProgress(page)).not.toHaveAttribute('data-phase', 'arrived')
  await popup.close()
  await dialogOf(page).getByRole('button', { name: 'I didn’t finish' }).click()
  await expect(dialogOf(page).getByRole('button', { name: 'Your purchases' })).toHaveCount(0)
})

test('onramp: if the browser blocks the provider’s window, a button opens it and a link can be copied', async ({
  visit,
  servers,
  context,
  page: first,
}) => {
  await first.addInitScript(() => {
    const { open } = window
    let blocks = 1
    window.open = (...args) => (blocks-- > 0 ? null : open.apply(window, args))
  })
  const { url } = servers.gateway
  const page = await visit('playground', { wallets: chainWallets(url).slice(0, 1), query })
  await connectFirst(page, 'Ada')
  await openBuy(page)
  await buyProvider(page).click()
  await expect(buyProgress(page)).toHaveAttribute('data-phase', 'blocked')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialogOf(page).getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('presetFiatAmount')).toBe('100')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialogOf(page).getByRole('button', { name: 'Open Lantern Ramp' }).click(),
  ])
  await popup.getByRole('button', { name: 'Buy', exact: true }).click()
  await buyArrived(page)
})

test.describe('onramp: without the service', () => {
  test.use({ expectedErrors: /503/ })
  test('the form has default values, an estimate marked as such, and the limits of each payment method', async ({
    visit,
    servers,
  }) => {
    const { gateway } = servers
    for (const service of ['data:onramp-options', 'data:onramp-quote'] as const)
      await gateway.fault({ service, kind: 'status', status: 503 })
    const page = await visit('playground', { wallets: chainWallets(gateway.url).slice(0, 1), query })
    await connectFirst(page, 'Ada')
    const dialog = await openBuy(page)
    await expect(dialog.locator('[part~="onramp-estimate"]')).toHaveText('About $100.00 of ETH')
    await expect(dialog).toContainText('Card Bank transfer')
    await buyAmount(page).fill('7500.01')
    await expect(dialog).toContainText('Bank transfer only. Card: up to $7,500.')
    await buyAmount(page).fill('25000.01')
    await expect(dialog).toContainText('Maximum $25,000.')
    await expect(buyProvider(page)).toBeDisabled()
    await buyAmount(page).fill('9.99')
    await expect(dialog).toContainText('Minimum $10.')
    await buyAmount(page).fill('10')
    await dialog.locator('[part~="onramp-token"]').click()
    await expect(dialog.locator('[part~="onramp-token-option"]')).toHaveText([/USD Coin/, /Ether/])
    await expect(dialog.locator('[part~="onramp-defaults"]')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.locator('[part~="onramp-currency"]').click()
    await dialog.getByRole('button', { name: 'Euro' }).click()
    await expect(dialog).toContainText('Card Bank transfer')
    const popup = await openRamp(page)
    await expect(popup.getByText('ETH on Ethereum for 10 EUR')).toBeVisible()
  })
})

test('onramp: a purchase of SOL arrives', async ({ visit, servers }) => {
  const { url } = servers.gateway
  const wallets = chainWallets(url).filter(({ name }) => name === 'Mira')
  const page = await visit('playground', { wallets, query })
  await connectFirst(page, 'Mira')
  const connection = new Connection(`${url}/rpc/solana`)
  const owner = new PublicKey(await addressOf(page))
  const before = await connection.getBalance(owner)
  await openBuy(page)
  const popup = await openRamp(page)
  await popup.getByRole('button', { name: 'Buy', exact: true }).click()
  await buyArrived(page)
  // 100 dollars less 1.5 %, at 160 dollars per SOL, in lamports.
  expect((await connection.getBalance(owner)) - before).toBe(615_625_000)
})
