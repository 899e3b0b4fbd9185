import { generatePrivateKey } from 'viem/accounts'
import type { TestWallet } from './page/globals'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { closeDialog, dialogOf, openList, walletRow } from './parts/dialog'
import { decideInFrame, logInByEmail, walletFrame } from './parts/embedded-login'
import { sendHostRequest } from './parts/host-requests'
import { showCode } from './parts/read-qr-code'
import {
  askForSession,
  openSession,
  openSessions,
  revokeSession,
  sessionOutcome,
} from './parts/smart-sessions'
import { approve } from './parts/wallet-window'
import { expect, localNetworks, test } from './test'

const query = { 'smart-sessions': 'on', data: 'on', email: 'on' }

test.use({ expectedErrors: /Failed to load resource/ })

test('smart sessions: the embedded wallet grants and revokes one, and the list shows both', async ({
  page: first,
  visit,
  servers,
}) => {
  await loadAxe(first)
  const page = await visit('playground', { query })
  const { evm } = await logInByEmail(page, servers.gateway.url, 'smartAccount')
  const dialog = await openSessions(page)
  await expect(dialog).toContainText('No site may act for this account')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await askForSession(page)
  await expect(dialog).toContainText('Send up to 0.05 ETH')
  await expect(walletFrame(page).locator('main')).toContainText('Give this site permissions')
  await expect(walletFrame(page).locator('main')).toContainText('At most 0.05 ETH every day')
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText('Smart session created')
  await expect(dialog).toContainText('Send up to 0.05 ETH')
  expect(await faultsOfAccess(page)).toEqual([])
  expect(await sessionOutcome(page)).toEqual({ context: '0x', address: evm, chainId: '0x1' })

  await dialog.getByRole('button', { name: 'See all sessions' }).click()
  await expect(dialog).toContainText('Active')
  expect(await faultsOfAccess(page)).toEqual([])
  await openSession(dialog)
  await expect(dialog).not.toContainText('1970')
  expect(await faultsOfAccess(page)).toEqual([])
  await revokeSession(dialog)
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText('Revoked')
  expect(await servers.gateway.requests('data:session-revoke')).toHaveLength(1)
  await expect(dialog.getByRole('button', { name: 'Revoke', exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toContainText(`Revoked ${new Date().toLocaleDateString('en', { month: 'short' })}`)
  await expect(dialog).not.toContainText('1970')
})

test('smart sessions: a declined request grants nothing and can be repeated', async ({ visit, servers }) => {
  const page = await visit('playground', { query })
  await logInByEmail(page, servers.gateway.url, 'smartAccount')
  await askForSession(page)
  await decideInFrame(page, 'Decline')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('Nothing was allowed')
  expect(await servers.gateway.requests('data:session-activate')).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText('Smart session created')
})

test('smart sessions: a slow, failing or lying service changes nothing that the wallet has granted', async ({
  visit,
  servers,
}) => {
  const { gateway } = servers
  const page = await visit('playground', { query })
  await logInByEmail(page, gateway.url, 'smartAccount')
  const dialog = dialogOf(page)

  await gateway.fault({ service: 'data:session-begin', kind: 'status', status: 500, times: 1 })
  await askForSession(page)
  await expect(dialog).toContainText('Your wallet wasn’t asked')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await gateway.fault({ service: 'data:session-activate', kind: 'status', status: 500, times: 1 })
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText('it isn’t in your list yet')
  await gateway.fault({ service: 'data:session-activate', kind: 'slow', delayMs: 1_500, times: 1 })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Adding it to your list')
  await expect(dialog).toContainText('Smart session created')

  await dialog.getByRole('button', { name: 'See all sessions' }).click()
  await openSession(dialog)
  // The service reports success without revoking.
  await gateway.fault({ service: 'data:session-revoke', kind: 'empty', times: 1 })
  await revokeSession(dialog)
  await decideInFrame(page, 'Approve')
  await expect(dialog).toContainText('It may still be active')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Revoked')
  await page.keyboard.press('Escape')

  await gateway.fault({ service: 'data:sessions', kind: 'status', status: 500, times: 1 })
  await page.reload()
  await openSessions(page)
  await expect(dialog).toContainText('Couldn’t load your sessions')
})

test('smart sessions: for a wallet without them there is a message and a typed error', async ({
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
  await askForSession(page)
  await expect(dialog).toContainText('This wallet can’t do that')
  expect(await servers.gateway.requests('data:session-activate')).toHaveLength(0)
})

test('smart sessions: a phone without them is asked for nothing, and the user learns what to do', async ({
  page: first,
  visit,
  phone,
  servers,
}) => {
  await loadAxe(first)
  const page = await visit('playground', { query })
  await phone.pair(await showCode(page))
  await phone.approve({ networks: ['Ethereum'], methods: ['personal_sign', 'eth_sendTransaction'] })
  const dialog = dialogOf(page)
  await expect(dialog).toHaveCount(0)
  await askForSession(page)
  await expect(dialog).toContainText('This wallet can’t do that')
  await expect(dialog).toContainText('Use a smart account, or another wallet.')
  expect(await faultsOfAccess(page)).toEqual([])
  await expect(phone.page.getByRole('button', { name: 'Reject' })).toHaveCount(0)
  expect(await servers.gateway.requests('data:session-activate')).toHaveLength(0)
  // The wallet does what it can after that.
  await closeDialog(page)
  expect(await sessionOutcome(page)).toMatchObject({ code: expect.stringMatching(/./) })
  const message = await sendHostRequest(page, 'message')
  await phone.confirm()
  expect(await message()).toMatch(/^0x[0-9a-f]{130}$/)
})

test('smart sessions: a phone that has promised them and does not know them is told as one without', async ({
  visit,
  phone,
  servers,
}) => {
  const page = await visit('playground', { query })
  await phone.pair(await showCode(page))
  await phone.approve({ networks: ['Ethereum'] })
  const dialog = dialogOf(page)
  await expect(dialog).toHaveCount(0)
  await askForSession(page)
  await phone.refuseWith(-32601, 'Method not found')
  await expect(dialog).toContainText('This wallet can’t do that')
  await expect(dialog).toContainText('Use a smart account, or another wallet.')
  expect(await servers.gateway.requests('data:session-activate')).toHaveLength(0)
  await closeDialog(page)
  const message = await sendHostRequest(page, 'message')
  await phone.confirm()
  expect(await message()).toMatch(/^0x[0-9a-f]{130}$/)
})
