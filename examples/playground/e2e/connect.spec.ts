import { verifyMessage } from 'viem'
import { chainBalance } from './parts/chain-balance'
import { brassAccount, connectBrass, methodsAsked } from './parts/connect'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { approve, reject, walletWindow } from './parts/wallet-window'
import { expect, test } from './test'

// With animations, as most users have them. Other tests reduce motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const MESSAGE = 'Hello from Latchkey'

test('journey: connects, shows the account, signs, switches, reconnects, disconnects @phone', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground')
  const account = await connectBrass(page)

  // The shown balance is the one on the chain.
  const real = await chainBalance(servers.gateway.url, 1, account)
  const dialog = await openAccount(page)
  await expect(dialog.getByText(/ETH/)).toBeVisible()
  const shown = Number(/([\d,.]+)\s*ETH/.exec((await dialog.textContent()) ?? '')?.[1]?.replaceAll(',', ''))
  expect(shown).toBeLessThanOrEqual(real)
  expect(real - shown).toBeLessThan(0.01)
  await expect(dialog.locator('[part~="avatar"]').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Ethereum' })).toBeVisible()

  // Switches to another network and back, from the account screen.
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await approve(page, /^Switch network/)
  await expect(page.getByTestId('network')).toHaveText('Base')
  // Waits for the account screen, because the list of networks, which is closing, also has a row with that
  // name.
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await approve(page, /^Switch network/)
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  // The signature is valid.
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await approve(page, /^Sign a message/)
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await page.getByTestId('signature').textContent()) ?? ''
  expect(
    await verifyMessage({ address: account, message: MESSAGE, signature: `0x${signature.slice(2)}` }),
  ).toBe(true)

  // After a reload the wallet is reconnected without a prompt.
  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(account)
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  expect(new Set(await methodsAsked(page))).toEqual(new Set(['eth_accounts', 'eth_chainId']))

  await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])

  // Disconnecting also revokes the page's permission in the wallet.
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

test('connecting: the account that the user selects in the wallet is shown', async ({ visit }) => {
  const page = await visit('playground')
  const second = await brassAccount(page, 1)
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await walletWindow(page).getByText(second).click()
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('address')).toHaveText(second)
})

test('connecting: if a request is already open in the wallet the view says so', async ({ visit }) => {
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

test('connecting: with a locked wallet the view asks the user to unlock it first', async ({ visit }) => {
  const page = await visit('playground')
  await page.evaluate(() => window.wallets.brass.lock())
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Unlock/)
  await approve(page, /^Connect to/)
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('connecting: leaving the view cancels the attempt', async ({ visit }) => {
  const page = await visit('playground', { query: { confirm: 'scripted' } })
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await expect.poll(() => page.evaluate(() => window.wallets.brass.openPrompts.length)).toBe(1)
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

test('signing: a refusal is reported to the page as a sentence', async ({ visit }) => {
  const page = await visit('playground')
  await connectBrass(page)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await reject(page)
  await expect(page.getByTestId('signature')).toContainText(/reject|declin|refus/i)
  await expect(page.getByTestId('status')).toHaveText('connected')
})
