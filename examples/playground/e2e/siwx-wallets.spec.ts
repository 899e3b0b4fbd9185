import { createPublicClient, getAddress, http } from 'viem'
import { mainnet } from 'viem/chains'
import type { TestWallet } from './page/globals'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { logIn, newAddress } from './parts/email'
import { decideInFrame } from './parts/embedded-login'
import { showCode } from './parts/read-qr-code'
import { cancelButton, expectSignedIn, serverSession, signButton, signInOf } from './parts/sign-in'
import { methodsOf } from './parts/wallet-methods'
import { approve, reject } from './parts/wallet-window'
import { expect, logPage, test } from './test'

test.describe.configure({ timeout: 90_000 })

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** A wallet on Solana that approves everything. */
const mira = (gateway: string, rest: Partial<TestWallet> = {}): TestWallet => ({
  name: 'Mira',
  rdns: 'example.mira',
  networks: [{ networkId: SOLANA, rpcUrl: `${gateway}/rpc/solana`, name: 'Solana' }],
  remembers: true,
  ...rest,
})

test('sign-in: if optional, cancelling keeps the wallet connected, and the page can ask again', async ({
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

test('sign-in: a Solana wallet without `signIn` signs after connecting', async ({ visit, servers }) => {
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

test('sign-in: a Solana wallet with `signIn` connects and signs in with one request', async ({
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

test('sign-in: one tab that signs out or in does so for the other', async ({ visit, servers, context }) => {
  const server = servers.siwxServer.url
  const alpha: TestWallet = { name: 'Alpha', rdns: 'example.alpha', authorised: true }
  const opening = { query: { siwx: 'optional' }, wallets: [alpha] }
  const page = await visit('playground', opening)
  const other = await context.newPage()
  const otherLog = logPage(other)
  await visit('playground', opening, other)
  await openList(page)
  await walletRow(page, 'Alpha').click()
  await signButton(page).click()
  await expect(dialogOf(page)).toHaveCount(0)
  const accountAddress = (await page.getByTestId('address').textContent()) ?? ''
  const session = { accountAddress, networkId: 'eip155:1' }
  for (const tab of [page, other]) await expectSignedIn(tab, server, session)

  await other.evaluate(() => window.latchkey.plugins.siwx.signOut())
  for (const tab of [page, other]) {
    await expect.poll(() => signInOf(tab)).toMatchObject({ status: 'signed-out' })
    await expect(pageButton(tab, 'account')).toBeVisible()
    await expect(dialogOf(tab)).toHaveCount(0)
  }
  expect(await serverSession(page, server)).toBeNull()
  expect((await methodsOf(other, 'Alpha')).filter((method) => /sign/.test(method))).toEqual([])
  expect(otherLog.errors).toEqual([])
})

test.describe('sign-in: a server that is down', () => {
  test.use({
    expectedErrors: /status of 503|\[latchkey\/siwx\] reported .* trying initialize authentication/,
  })

  test('disconnects, shows the error above the wallets, and the next attempt succeeds', async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', { query: { siwx: 'required' } })
    const dialog = dialogOf(page)
    await servers.gateway.fault({ service: 'siwx-server', kind: 'status', status: 503 })
    await openList(page)
    await walletRow(page, 'Brass Wallet').click()
    await approve(page, /^Connect to/)
    await expect(dialog).toHaveAccessibleName('Connect wallet', { timeout: 20_000 })
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

test('sign-in: the embedded wallet signs in with the email login, as an undeployed smart account', async ({
  visit,
  servers,
}) => {
  const gateway = servers.gateway.url
  const server = servers.siwxServer.url
  const page = await visit('playground', { query: { siwx: 'required', email: 'on' } })
  // `logIn` waits until the dialog has closed, so nothing was left to sign.
  const address = getAddress(await logIn(page, gateway, newAddress()))
  const session = { accountAddress: address, networkId: 'eip155:1' }
  await expectSignedIn(page, server, session)
  const client = createPublicClient({ chain: mainnet, transport: http(`${gateway}/rpc/1`) })
  expect(await client.getCode({ address })).toBeUndefined()
  const account = await page.evaluate(() => window.latchkey.plugins.session.active()?.account.type)
  expect(account).toBe('smartAccount')

  await test.step('after signing out it signs in again from the view', async () => {
    await page.evaluate(() => window.latchkey.plugins.siwx.signOut())
    expect(await serverSession(page, server)).toBeNull()
    await signButton(page).click()
    await decideInFrame(page, 'Approve')
    await expect(dialogOf(page)).toHaveCount(0)
    await expectSignedIn(page, server, session)
    expect(await client.getCode({ address })).toBeUndefined()
  })

  await test.step('the plain account of the same user needs its own sign-in', async () => {
    await page.evaluate(() => window.latchkey.plugins.embeddedWallet.setAccountType('eoa'))
    await signButton(page).click()
    await expect.poll(() => serverSession(page, server)).toBeNull()
    await decideInFrame(page, 'Approve')
    await expect(dialogOf(page)).toHaveCount(0)
    const accountAddress = (await page.getByTestId('address').textContent()) ?? ''
    expect(accountAddress).not.toBe(address)
    await expectSignedIn(page, server, { accountAddress, networkId: 'eip155:1' })
  })
})

test('sign-in: a phone over the relay signs while it connects, with one approval', async ({
  visit,
  phone,
  servers,
}) => {
  const page = await visit('playground', { query: { siwx: 'required' } })
  await phone.pair(await showCode(page))
  await expect(phone.page.getByRole('main')).toContainText('Approving also signs you in')
  await phone.approve({ networks: ['Ethereum', 'Base'], accounts: [1] })
  await expect(dialogOf(page)).toHaveCount(0)
  const [accountAddress = ''] = phone.accounts
  await expectSignedIn(page, servers.siwxServer.url, { accountAddress, networkId: 'eip155:1' })
  await expect(phone.page.getByRole('button', { name: 'Reject' })).toHaveCount(0)

  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(accountAddress)
  await expect.poll(() => signInOf(page)).toMatchObject({ status: 'signed-in' })
  await phone.switchAccount(2)
  await signButton(page).click()
  await phone.confirm('Sign a message')
  await expect(dialogOf(page)).toHaveCount(0)
  const [, second = ''] = phone.accounts
  await expectSignedIn(page, servers.siwxServer.url, { accountAddress: second, networkId: 'eip155:1' })
})

test('sign-in: with several chains a phone is asked for a signature after connecting', async ({
  visit,
  phone,
  servers,
}) => {
  const server = servers.siwxServer.url
  const page = await visit('playground', { query: { siwx: 'required', solana: 'on' } })
  await phone.pair(await showCode(page))
  await expect(phone.page.getByRole('main')).not.toContainText('Approving also signs you in')
  await phone.approve({ accounts: [1] })
  await signButton(page).click()
  await phone.reject()
  await expect(dialogOf(page)).toContainText('Signature declined')
  expect(await serverSession(page, server)).toBeNull()
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await phone.confirm('Sign a message')
  await expect(dialogOf(page)).toHaveCount(0)
  const accountAddress = (await page.getByTestId('address').textContent()) ?? ''
  expect([...phone.accounts, ...phone.solanaAccounts]).toContain(accountAddress)
  await expect.poll(() => signInOf(page)).toMatchObject({ status: 'signed-in', session: { accountAddress } })
  expect(await serverSession(page, server)).toMatchObject({ accountAddress })
})
