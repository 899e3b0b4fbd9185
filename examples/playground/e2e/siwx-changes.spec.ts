import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import { brassAccount } from './parts/connect'
import { dialogOf, openList, pageButton, walletRow } from './parts/dialog'
import { chainWallets, openWallets } from './parts/multichain-wallets'
import { cancelButton, expectSignedIn, serverSession, signButton, signInOf } from './parts/sign-in'
import { approve } from './parts/wallet-window'
import { expect, test } from './test'

async function signIn(page: Page): Promise<void> {
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await signButton(page).click()
  await approve(page, /^Sign/)
  await expect(dialogOf(page)).toHaveCount(0)
}

test.describe('sign-in: a signature that the server refuses', () => {
  test.use({ expectedErrors: /\[latchkey\/siwx\]/ })

  test('is said to be refused, and the next one is accepted', async ({ visit, servers }) => {
    const server = servers.siwxServer.url
    const page = await visit('playground', { query: { siwx: 'required' } })
    const dialog = dialogOf(page)
    const verified: string[] = []
    page.on('request', (request) => {
      if (request.url() === `${server}/verify`) verified.push(request.postData() ?? '')
    })
    await signIn(page)
    await page.evaluate(() => window.latchkey.plugins.siwx.signOut())
    await expect(signButton(page)).toBeVisible()

    // A signature that was used before, as somebody has who recorded the requests.
    await page.route(`${server}/verify`, (route) => route.continue({ postData: verified[0] ?? '' }))
    await signButton(page).click()
    await approve(page, /^Sign/)
    await expect(dialog).toContainText('didn’t accept your signature')
    expect(await serverSession(page, server)).toBeNull()
    expect(await signInOf(page)).toMatchObject({ status: 'signed-out' })
    await page.unroute(`${server}/verify`)

    await servers.gateway.fault({ service: 'siwx-server', kind: 'expired', times: 1 })
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await approve(page, /^Sign/)
    await expect(dialog).toContainText('didn’t accept your signature')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await approve(page, /^Sign/)
    await expect(dialog).toHaveCount(0)
    await expectSignedIn(page, server, { accountAddress: await brassAccount(page), networkId: 'eip155:1' })
  })
})

test('sign-in: the session outlives another network, and ends with a withdrawn permission', async ({
  visit,
  servers,
}) => {
  const server = servers.siwxServer.url
  const page = await visit('playground', { query: { siwx: 'required' } })
  await signIn(page)
  const session = { accountAddress: await brassAccount(page), networkId: 'eip155:1' }
  await page.getByRole('button', { name: 'Go to Base' }).click()
  await expect(page.getByTestId('network')).toHaveText('Base')
  await expectSignedIn(page, server, session)
  await expect(dialogOf(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Withdraw permission' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await expect.poll(() => serverSession(page, server)).toBeNull()
  await expect.poll(() => signInOf(page)).toMatchObject({ status: 'disconnected' })
  await expect(pageButton(page, 'connect')).toBeVisible()
})

test('sign-in: another wallet has to sign for itself', async ({ visit, servers }) => {
  const server = servers.siwxServer.url
  // Eve has an account of her own; without keys wallets have the same accounts.
  const wallets = chainWallets(servers.gateway.url).map((wallet) =>
    wallet.name === 'Eve' ? { ...wallet, accounts: [generatePrivateKey()] } : wallet,
  )
  const page = await visit('playground', { query: { siwx: 'required' }, wallets })
  await openList(page)
  await walletRow(page, 'Ada').click()
  await signButton(page).click()
  await expect(dialogOf(page)).toHaveCount(0)
  const first = (await page.getByTestId('address').textContent()) ?? ''
  await expectSignedIn(page, server, { accountAddress: first, networkId: 'eip155:1' })

  await openWallets(page)
  await dialogOf(page).getByRole('button', { name: 'Connect another wallet' }).click()
  await walletRow(page, 'Eve').click()
  await expect(signButton(page)).toBeVisible()
  await expect.poll(() => serverSession(page, server)).toBeNull()
  await signButton(page).click()
  await expect(dialogOf(page)).toHaveCount(0)
  const second = (await page.getByTestId('address').textContent()) ?? ''
  expect(second).not.toBe(first)
  await expectSignedIn(page, server, { accountAddress: second, networkId: 'eip155:1' })
})

test('sign-in: the view that the page opened follows connecting and signing in', async ({
  visit,
  servers,
}) => {
  for (const delayMs of [0, 900]) {
    const page = await visit('playground', { query: { siwx: 'required', send: 'on' } })
    await servers.gateway.fault({ service: 'siwx-server', kind: 'slow', delayMs })
    await page.evaluate(() => window.latchkey.open('WalletSend'))
    await walletRow(page, 'Brass Wallet').click()
    await approve(page, /^Connect to/)
    await signButton(page).click()
    await approve(page, /^Sign/)
    await expect(dialogOf(page)).toHaveAccessibleName('Send')
    await expect.poll(() => signInOf(page)).toMatchObject({ status: 'signed-in' })
    await page.evaluate(() => window.latchkey.plugins.session.disconnect())
  }
})

test('sign-in: cancelling it also leaves the view that the page opened', async ({ visit }) => {
  const page = await visit('playground', { query: { siwx: 'required', send: 'on' } })
  const outcome = page.evaluate(() =>
    window.latchkey.ask('WalletSend').then(
      () => 'sent',
      (error: { readonly code?: string }) => error.code,
    ),
  )
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await cancelButton(page).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(pageButton(page, 'connect')).toBeVisible()
  expect(await outcome).toBe('VIEW_DISMISSED')
  await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
})
