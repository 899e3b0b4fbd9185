import type { Page } from '@playwright/test'
import { announcementsOf, forget, listen } from './parts/announcements'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { expect, test } from './test'

// Without a window in the page, because the window of a real wallet takes no focus in the page.
const scripted = { query: { confirm: 'scripted' } }

async function answer(page: Page, how: 'approveNext' | 'rejectNext'): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.wallets.brass.openPrompts.length)).toBe(1)
  await page.evaluate((name) => window.wallets.brass[name](), how)
}

async function connectSilently(page: Page): Promise<void> {
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await answer(page, 'approveNext')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await forget(page)
}

test.beforeEach(async ({ page }) => listen(page))

test('announcements: opening, request and success are announced once each, in order', async ({
  visit,
  page,
}) => {
  await visit('playground', scripted)
  await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  await expect.poll(() => announcementsOf(page)).toEqual(['dialog: Connect wallet'])
  await walletRow(page, 'Brass Wallet').click()
  await expect(dialogOf(page).getByText('Open Brass Wallet and approve').first()).toBeVisible()
  await answer(page, 'approveNext')
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await announcementsOf(page)).toEqual([
    'dialog: Connect wallet',
    // The pressed row is gone, so the focus returns to the dialog, which has another name by now.
    'dialog: Brass Wallet',
    'Open Brass Wallet and approve.',
    'Connected to Brass Wallet. You’re all set.',
  ])
  await expect(pageButton(page, 'account')).toBeFocused()
})

test('announcements: a refusal is announced once, and so is the next attempt', async ({ visit, page }) => {
  await visit('playground', scripted)
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await expect(dialogOf(page).getByText('Open Brass Wallet and approve').first()).toBeVisible()
  await answer(page, 'rejectNext')
  await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page).getByText('Open Brass Wallet and approve').first()).toBeVisible()
  await answer(page, 'rejectNext')
  await expect(dialogOf(page).getByText('Connection declined').first()).toBeVisible()
  const once = [
    'Open Brass Wallet and approve.',
    'Connection declined. Nothing was connected. Try again when you’re ready.',
  ]
  expect(await announcementsOf(page)).toEqual([
    'dialog: Connect wallet',
    'dialog: Brass Wallet',
    ...once,
    ...once,
  ])
})

test('announcements: an error is announced once, with the next step', async ({ visit, page }) => {
  await visit('playground', scripted)
  await page.evaluate(() =>
    window.wallets.brass.failNext('eth_requestAccounts', { code: -32002, message: 'Already processing' }),
  )
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await expect(dialogOf(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await announcementsOf(page)).toEqual([
    'dialog: Connect wallet',
    'dialog: Brass Wallet',
    'Your wallet is already waiting for an answer. Open your wallet and answer it there.',
  ])
})

test('announcements: a wallet that has disappeared is announced once', async ({ visit, page }) => {
  await visit('playground', scripted)
  await page.evaluate(() => window.latchkey.open('ConnectingExternal', { walletId: 'nobody' }))
  await expect(dialogOf(page).getByRole('button', { name: 'Choose a wallet' })).toBeVisible()
  await expect
    .poll(() => announcementsOf(page))
    .toEqual([
      'dialog: Connect wallet',
      'This wallet is no longer here It may have been switched off or removed. Choose another one, or reload the page.',
    ])
})

test('announcements: views that get the focus are announced by name, a refused switch once', async ({
  visit,
  page,
}) => {
  await visit('playground', scripted)
  await connectSilently(page)
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await answer(page, 'rejectNext')
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await announcementsOf(page)).toEqual([
    'dialog: Wallet',
    'dialog: Choose network',
    'dialog: Switch network',
    'Approve in your wallet. Your wallet asks to switch to Base.',
    'Switch declined. You’re still on the same network.',
  ])
  await forget(page)
  // The Back button keeps the focus, so the title is announced.
  await dialog.getByRole('button', { name: 'Back' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Choose network')
  await expect.poll(() => announcementsOf(page)).toEqual(['Choose network'])
})

test('announcements: a network that the page does not serve is announced once, with the next step', async ({
  visit,
  page,
}) => {
  await visit('playground', scripted)
  await connectSilently(page)
  await page.getByRole('button', { name: 'Go to OP Mainnet' }).click()
  await expect(dialogOf(page)).toHaveAccessibleName('Switch network')
  await expect(dialogOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  const said = await announcementsOf(page)
  expect([...said].sort()).toEqual([
    'This page doesn’t support your wallet’s network. Choose another.',
    'dialog: Switch network',
  ])
})

test('announcements: a failed disconnect is announced once, though the dialog closes first', async ({
  visit,
  page,
}) => {
  await visit('playground', scripted)
  await connectSilently(page)
  await page.evaluate(() =>
    window.wallets.brass.failNext('wallet_revokePermissions', { code: -32603, message: 'No' }),
  )
  await forget(page)
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(dialogOf(page)).toHaveCount(0)
  const notice = page.locator('[data-latchkey] [data-notice]')
  await expect(notice).toHaveText('Failed to disconnect')
  await expect(notice).toHaveCount(0)
  expect(await announcementsOf(page)).toEqual(['dialog: Wallet', 'Failed to disconnect'])
})

test.describe('offline', () => {
  test.use({
    expectedErrors: /Couldn’t load|Failed to (load resource|fetch)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
  })

  test('announcements: code that cannot be loaded is announced once, with the next step', async ({
    visit,
    page,
  }) => {
    await visit('playground', scripted)
    await page.route(/\/lazy-[^/]*\.js$/, (route) => route.abort())
    await openList(page)
    await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
    await expect(dialogOf(page).getByRole('button', { name: 'Reload page' })).toBeVisible()
    expect(await announcementsOf(page)).toEqual([
      'dialog: Connect wallet',
      'dialog: What is a wallet?',
      'Couldn’t load this part Check your connection, or reload the page.',
    ])
  })
})
