import type { Page } from '@playwright/test'
import type { TestServers } from '../servers/servers'
import { expect } from '../test'
import { bannerWith, closeDialog, dialogOf, openAccount, openList, pageButton, walletRow } from './dialog'
import { approve, reject, walletWindow } from './wallet-window'

/** Timeout of reads from a local chain on a busy machine. */
const CHAIN_MS = 20_000

/** Called at each station, once nothing moves there. */
export type See = (station: string) => Promise<void>

async function back(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
}

/** The balance on the account button is loaded last. */
async function hasBalance(page: Page): Promise<void> {
  await expect(pageButton(page, 'account')).toContainText(/ETH|\$/, { timeout: CHAIN_MS })
}

async function isConnectedAndIdle(page: Page): Promise<void> {
  await expect(dialogOf(page)).toHaveCount(0)
  await hasBalance(page)
  await page.waitForLoadState('networkidle')
}

async function help(page: Page, see: See): Promise<void> {
  await see('page')
  const dialog = await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  await see('list')
  await dialog.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(dialog.getByRole('button', { name: 'Get a wallet' })).toBeVisible()
  await see('what is a wallet')
  await dialog.getByRole('button', { name: 'Get a wallet' }).click()
  await expect(dialog).toHaveAccessibleName('Get a wallet')
  await see('get a wallet')
  await back(page)
  await back(page)
}

async function connect(page: Page, see: See): Promise<void> {
  const dialog = dialogOf(page)
  await walletRow(page, 'Brass Wallet').click()
  await expect(walletWindow(page)).toBeVisible()
  await expect(dialog.locator('[part~="connecting"]')).toHaveAttribute('data-phase', 'pending')
  await see('connecting')
  await reject(page)
  await expect(dialog.getByText('Connection declined', { exact: true })).toBeVisible()
  await see('connection declined')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /^Connect to/)
  await isConnectedAndIdle(page)
  await see('connected')
}

async function account(page: Page, see: See): Promise<void> {
  const dialog = await openAccount(page)
  await expect(dialog.getByText(/ETH/)).toBeVisible({ timeout: CHAIN_MS })
  await see('account')
  await dialog.getByRole('button', { name: /copy/i }).click()
  await expect(dialog.getByRole('button', { name: 'Address copied' })).toBeVisible()
  await see('address copied')
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await expect(dialog).toHaveAccessibleName('Choose network')
  // The pictures are loaded one by one.
  await expect(dialog.locator('img')).toHaveCount(2)
  await see('networks')
  await dialog.getByRole('button', { name: 'Base' }).click()
  await reject(page)
  await expect(dialog.getByText('Switch declined', { exact: true })).toBeVisible()
  await see('switch declined')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /^Switch network/)
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await expect(dialog.getByText(/ETH/)).toBeVisible({ timeout: CHAIN_MS })
  await hasBalance(page)
  await see('switched')
  await closeDialog(page)
}

async function elsewhere(page: Page, see: See): Promise<void> {
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: 'Go to OP Mainnet' }).click()
  await expect(dialog).toHaveAccessibleName('Switch network')
  await see('unsupported network')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(dialog).toHaveCount(0)
  await see('disconnected')
}

/** Connects while the chains fail, which shows the banner. */
async function banner(page: Page, servers: TestServers, see: See): Promise<void> {
  await page.reload()
  for (const service of ['rpc:1', 'rpc:8453', 'data'] as const)
    await servers.gateway.fault({ service, kind: 'status', status: 500 })
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  // Base was chosen before, so the page requests the switch again.
  await approve(page, /^Switch network/)
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(bannerWith(page, 'Token Balance Unavailable')).toBeVisible({ timeout: CHAIN_MS })
  await see('banner over the page')
  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await servers.gateway.reset()
}

/** Opens a view whose code cannot be loaded offline. Comes first, because loaded code is cached. */
async function offline(page: Page, see: See): Promise<void> {
  const dialog = await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  // Waits for the picture: a failed one is replaced by a letter and not requested again for a while.
  await expect(walletRow(page, 'Lantern').locator('img')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'All wallets' }).click()
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await see('offline')
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('searchbox')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await see('back online')
  await closeDialog(page)
}

/** Visits the playground's views one after the other. Ends disconnected. */
export async function walkJourney(page: Page, servers: TestServers, see: See): Promise<void> {
  await offline(page, see)
  await help(page, see)
  await connect(page, see)
  await account(page, see)
  await elsewhere(page, see)
  await banner(page, servers, see)
}
