import type { TestWallet } from './page/globals'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { cancelButton, expectSignedIn, serverSession, signButton, signInOf } from './parts/sign-in'
import { methodsOf } from './parts/wallet-methods'
import { approve, reject } from './parts/wallet-window'
import { expect, test } from './test'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** A wallet on Solana that approves everything. */
const mira = (gateway: string, rest: Partial<TestWallet> = {}): TestWallet => ({
  name: 'Mira',
  rdns: 'example.mira',
  networks: [{ networkId: SOLANA, rpcUrl: `${gateway}/rpc/solana`, name: 'Solana' }],
  remembers: true,
  ...rest,
})

test('sign-in: where it is optional, cancelling keeps the wallet, and the page can ask again', async ({
  visit,
  servers,
}) => {
  const server = servers.siwxServer.url
  const page = await visit('playground', { query: { siwx: 'optional' } })
  const dialog = dialogOf(page)
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await expect(signButton(page)).toBeVisible()
  await expect(cancelButton(page)).toHaveText('Cancel')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(pageButton(page, 'account')).toBeVisible()
  expect(await signInOf(page)).toMatchObject({ status: 'signed-out' })

  await page.reload()
  await expect(pageButton(page, 'account')).toBeVisible()
  await expect.poll(() => signInOf(page)).toMatchObject({ status: 'signed-out' })
  await expect(dialog).toHaveCount(0)

  const ask = () => page.evaluate(() => void window.latchkey.plugins.siwx.signIn().catch(() => undefined))
  await ask()
  await cancelButton(page).click()
  await expect(dialog).toHaveCount(0)
  await expect(pageButton(page, 'account')).toBeVisible()
  await ask()
  await signButton(page).click()
  await reject(page)
  await expect(dialog).toContainText('Signature declined')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /^Sign/)
  await expect(dialog).toHaveCount(0)
  const accountAddress = (await page.getByTestId('address').textContent()) ?? ''
  await expectSignedIn(page, server, { accountAddress, networkId: 'eip155:1' })

  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(pageButton(page, 'connect')).toBeVisible()
  await expect.poll(() => serverSession(page, server)).toBeNull()
})

test('sign-in: a Solana wallet signs the text after it has connected', async ({ visit, servers }) => {
  const server = servers.siwxServer.url
  const wallets = [mira(servers.gateway.url, { unsupportedFeatures: ['solana:signIn'] })]
  const page = await visit('playground', { query: { siwx: 'required', solana: 'on' }, wallets })
  await openList(page)
  await walletRow(page, 'Mira').click()
  await signButton(page).click()
  await expect(dialogOf(page)).toHaveCount(0)
  const accountAddress = (await page.getByTestId('address').textContent()) ?? ''
  await expectSignedIn(page, server, { accountAddress, networkId: SOLANA })
  const signed = (await methodsOf(page, 'Mira')).filter((method) => /sign/.test(method))
  expect(signed).toEqual(['solana:signMessage'])
  await page.reload()
  await expectSignedIn(page, server, { accountAddress, networkId: SOLANA })
  await expect(dialogOf(page)).toHaveCount(0)
})

test('sign-in: a Solana wallet that can signs in while it connects, in one step', async ({
  visit,
  servers,
}) => {
  const server = servers.siwxServer.url
  const wallets = [mira(servers.gateway.url)]
  const page = await visit('playground', { query: { siwx: 'required', solana: 'on' }, wallets })
  await openList(page)
  await walletRow(page, 'Mira').click()
  await expect(dialogOf(page)).toHaveCount(0)
  const accountAddress = (await page.getByTestId('address').textContent()) ?? ''
  await expectSignedIn(page, server, { accountAddress, networkId: SOLANA })
  const asked = (await methodsOf(page, 'Mira')).filter((method) => /sign/.test(method))
  expect(asked).toEqual(['solana:signIn'])
})

test.describe('sign-in: a server that is down', () => {
  test.use({
    expectedErrors: /status of 503|\[latchkey\/siwx\] reported .* trying initialize authentication/,
  })

  test('disconnects, says so where a wallet is chosen, and the next attempt works', async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', { query: { siwx: 'required' } })
    const dialog = dialogOf(page)
    await servers.gateway.fault({ service: 'siwx-server', kind: 'status', status: 503 })
    await openList(page)
    await walletRow(page, 'Brass Wallet').click()
    await approve(page, /^Connect to/)
    await expect(dialog).toHaveAccessibleName('Connect Wallet', { timeout: 20_000 })
    await expect(dialog).toContainText('A problem occurred while trying initialize authentication')
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await servers.gateway.fault({ service: 'siwx-server', kind: 'none' })
    await walletRow(page, 'Brass Wallet').click()
    await approve(page, /^Connect to/)
    await signButton(page).click()
    await approve(page, /^Sign/)
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => signInOf(page)).toMatchObject({ status: 'signed-in' })
  })
})
