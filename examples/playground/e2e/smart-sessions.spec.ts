import type { Page } from '@playwright/test'
import { generatePrivateKey } from 'viem/accounts'
import type { TestWallet } from './page/globals'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { dialogOf, openAccount, openList, walletRow } from './parts/dialog'
import { newAddress } from './parts/email'
import { decideInFrame, logInByEmail, walletFrame } from './parts/embedded-login'
import { approve } from './parts/wallet-window'
import { expect, localNetworks, test } from './test'

const query = { 'smart-sessions': 'on', data: 'on', email: 'on' }

test.use({ expectedErrors: /Failed to load resource/ })

/** Asks for 0.05 ETH a day, for one hour; the promise of the outcome stays in the page. */
async function ask(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Math.floor(Date.now() / 1_000)
    const asked = window.latchkey.plugins.smartSessions?.grantPermissions({
      expiry: now + 3_600,
      signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: `0x04${'ab'.repeat(64)}` }] } },
      permissions: [
        {
          type: 'native-token-recurring-allowance',
          data: { allowance: '0xb1a2bc2ec50000', start: now, period: 86_400 },
        },
      ],
    })
    Reflect.set(
      window,
      'outcome',
      asked?.then(
        (granted) => ({
          context: granted.context.slice(0, 2),
          address: granted.address,
          chainId: granted.chainId,
        }),
        (error: unknown) => ({ code: Reflect.get(Object(error), 'code') }),
      ),
    )
  })
}
const outcome = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'outcome'))

async function openSessions(page: Page) {
  await openAccount(page)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Smart sessions' }).click()
  await expect(dialog).toHaveAccessibleName('Smart sessions')
  return dialog
}

test('smart sessions: the embedded wallet grants one, it is listed, revoked, and the list says so', async ({
  page: first,
  visit,
  servers,
}) => {
  await loadAxe(first)
  const page = await visit('playground', { query })
  const { evm } = await logInByEmail(page, servers.gateway.url, newAddress(), 'smartAccount')
  const dialog = await openSessions(page)
  await expect(dialog).toContainText('No site may act for this account')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await ask(page)
  await expect(dialog).toContainText('Send up to 0.05 ETH')
  await expect(walletFrame(page).locator('main')).toContainText('Let keys act for your account')
  await expect(walletFrame(page).locator('main')).toContainText('At most 0.05 ETH every day')
  await decideInFrame(page, 'Approve')
  await expect(dialog).toHaveAccessibleName('Smart session created')
  await expect(dialog).toContainText('Send up to 0.05 ETH')
  expect(await faultsOfAccess(page)).toEqual([])
  expect(await outcome(page)).toEqual({ context: '0x', address: evm, chainId: '0x1' })

  await dialog.getByRole('button', { name: 'See all sessions' }).click()
  await expect(dialog).toContainText('Active')
  expect(await faultsOfAccess(page)).toEqual([])
  await dialog.locator('[part~="smart-session"]').click()
  await expect(dialog).toContainText('Renews after 1 day')
  expect(await faultsOfAccess(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(dialog).toContainText('Revoke what')
  await dialog.locator('[part~="smart-session-revoke-confirm"]').click()
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText('Revoked')
  expect(await servers.gateway.requests('data:session-revoke')).toHaveLength(1)
  await expect(dialog.getByRole('button', { name: 'Revoke', exact: true })).toHaveCount(0)
})

test('smart sessions: declined in the wallet, nothing is granted and it can be asked again', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query })
  await logInByEmail(page, servers.gateway.url, newAddress(), 'smartAccount')
  await ask(page)
  await decideInFrame(page, 'Reject')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('Nothing was allowed')
  expect(await servers.gateway.requests('data:session-activate')).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await decideInFrame(page, 'Approve')
  await expect(dialog).toHaveAccessibleName('Smart session created')
})

test('smart sessions: a service that is slow, fails or lies changes nothing that the wallet has granted', async ({
  visit,
  servers,
}) => {
  const { gateway } = servers
  const page = await visit('playground', { query })
  await logInByEmail(page, gateway.url, newAddress(), 'smartAccount')
  const dialog = dialogOf(page)

  await gateway.fault({ service: 'data:session-begin', kind: 'status', status: 500, times: 1 })
  await ask(page)
  await expect(dialog).toContainText('Your wallet was not asked')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await gateway.fault({ service: 'data:session-activate', kind: 'status', status: 500, times: 1 })
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText('it is not in your list yet')
  await gateway.fault({ service: 'data:session-activate', kind: 'slow', delayMs: 1_500, times: 1 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Adding it to your list')
  await expect(dialog).toHaveAccessibleName('Smart session created')

  await dialog.getByRole('button', { name: 'See all sessions' }).click()
  await dialog.locator('[part~="smart-session"]').click()
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  // Says yes, and does nothing.
  await gateway.fault({ service: 'data:session-revoke', kind: 'empty', times: 1 })
  await dialog.locator('[part~="smart-session-revoke-confirm"]').click()
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText('It may still be active')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Revoked')
  await page.keyboard.press('Escape')

  await gateway.fault({ service: 'data:sessions', kind: 'status', status: 500, times: 1 })
  await page.reload()
  await openSessions(page)
  await expect(dialog).toContainText('Error fetching smart sessions')
})

test('smart sessions: a browser wallet that does not know them says so, and the API has a typed error', async ({
  visit,
  servers,
}) => {
  const wallet: TestWallet = {
    name: 'Keys',
    rdns: 'example.keys',
    confirm: 'visible',
    networks: localNetworks(servers.gateway.url),
    accounts: [generatePrivateKey()],
  }
  const page = await visit('playground', { wallets: [wallet], query })
  await openList(page)
  await walletRow(page, 'Keys').click()
  await approve(page, /./)
  const dialog = dialogOf(page)
  await expect(dialog).toHaveCount(0)
  await ask(page)
  await expect(dialog).toContainText('This wallet can’t do that')
  expect(await servers.gateway.requests('data:session-activate')).toHaveLength(0)
})
