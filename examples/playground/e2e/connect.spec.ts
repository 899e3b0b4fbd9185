import { verifyMessage } from 'viem'
import { chainBalance } from './parts/chain-balance'
import { brassAccount, connectBrass, methodsAsked } from './parts/connect'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { approve, reject, walletWindow } from './parts/wallet-window'
import { expect, test } from './test'

// As most users have it: with all animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const MESSAGE = 'Hello from Latchkey'

test('journey: connects, shows the account, signs, switches, reconnects, disconnects @phone', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground')
  const account = await connectBrass(page)

  // The page shows what the chain returns.
  const real = await chainBalance(servers.gateway.url, 1, account)
  const dialog = await openAccount(page)
  await expect(dialog.getByText(/ETH/)).toBeVisible()
  const shown = Number(/([\d,.]+)\s*ETH/.exec((await dialog.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  expect(shown).toBeLessThanOrEqual(real)
  expect(real - shown).toBeLessThan(0.01)
  await expect(dialog.locator('[part~="avatar"]').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Ethereum' })).toBeVisible()

  // Another network and back, from the account screen.
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await approve(page, /^Switch network/)
  await expect(page.getByTestId('network')).toHaveText('Base')
  // The list that is being left has a row of that name too.
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await approve(page, /^Switch network/)
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  // A signature that can be verified.
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await approve(page, /^Sign a message/)
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await page.getByTestId('signature').textContent()) ?? ''
  expect(
    await verifyMessage({ address: account, message: MESSAGE, signature: `0x${signature.slice(2)}` }),
  ).toBe(true)

  // A reload reconnects without a prompt.
  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(account)
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  expect(new Set(await methodsAsked(page))).toEqual(new Set(['eth_accounts', 'eth_chainId']))

  await expect(pageButton(page, 'account')).toContainText('ETH')
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])

  // After a disconnect the wallet has revoked the permission too.
  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await methodsAsked(page)).toContain('wallet_revokePermissions')
  await page.reload()
  await expect(pageButton(page, 'connect')).toBeVisible()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test('connecting: a refusal is shown, and can be retried @phone', async ({ visit }) => {
  const page = await visit('playground')
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await reject(page)
  const dialog = dialogOf(page)
  await expect(dialog.getByText('Connection declined', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('connecting: the account that was picked in the wallet is the one that is shown', async ({ visit }) => {
  const page = await visit('playground')
  const second = await brassAccount(page, 1)
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await walletWindow(page).getByText(second).click()
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('address')).toHaveText(second)
})

test('connecting: a request that is already open in the wallet is named', async ({ visit }) => {
  const page = await visit('playground')
  await page.evaluate(() =>
    window.wallets.brass.failNext('eth_requestAccounts', { code: -32002, message: 'Already processing' }),
  )
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(dialog).toContainText(/already/i)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('connecting: a locked wallet is unlocked first', async ({ visit }) => {
  const page = await visit('playground')
  await page.evaluate(() => window.wallets.brass.lock())
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Unlock/)
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('connecting: leaving the screen gives the attempt up', async ({ visit }) => {
  const page = await visit('playground', { query: { confirm: 'scripted' } })
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await expect.poll(() => page.evaluate(() => window.wallets.brass.pending.length)).toBe(1)
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await expect(walletRow(page, 'Harbour')).toBeVisible()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await page.evaluate(() => window.wallets.brass.approveNext())
  await walletRow(page, 'Harbour').click()
  await page.evaluate(() => window.wallets.harbour.approveNext())
  await expect(page.getByTestId('status')).toHaveText('connected')
  const [harbour] = await page.evaluate(() => window.wallets.harbour.accounts())
  await expect(page.getByTestId('address')).toHaveText(String(harbour))
})

test('signing: a refusal reaches the page as a sentence', async ({ visit }) => {
  const page = await visit('playground')
  await connectBrass(page)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await reject(page)
  await expect(page.getByTestId('signature')).toContainText(/reject|declin|refus/i)
  await expect(page.getByTestId('status')).toHaveText('connected')
})
