import type { Page } from '@playwright/test'
import { Keypair } from '@solana/web3.js'
import { createTestClient, http, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { closeDialog, dialogOf, openList, walletRow } from './parts/dialog'
import { historyRows, openActivity } from './parts/history'
import { chainWallets, connectFirst } from './parts/multichain-wallets'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './parts/send'
import { approve } from './parts/wallet-window'
import { expect, localNetworks, test } from './test'

const ON = { history: 'on', send: 'on', data: 'on' }

async function connect(page: Page): Promise<void> {
  await openList(page)
  await walletRow(page, 'Keys').click()
  await approve(page, /./)
  await expect(dialogOf(page)).toHaveCount(0)
}

test('history: a transfer is listed once, first as pending, then as confirmed with a link to the explorer', async ({
  page: first,
  visit,
  servers,
}) => {
  await loadAxe(first)
  const networks = localNetworks(servers.gateway.url)
  const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible' as const, networks }
  const page = await visit('playground', { wallets: [wallet], query: ON })
  await connect(page)
  const dialog = await openActivity(page)
  await expect(historyRows(dialog).or(dialog.getByText('No transactions yet')).first()).toBeVisible()
  await page.keyboard.press('Escape')

  // The chain mines no block until the test requests it.
  const chain = createTestClient({ mode: 'anvil', transport: http(`${servers.gateway.url}/rpc/1`) })
  const receiver = newReceiver()
  const asked = page.evaluate(
    (to) => window.latchkey.ask('WalletSend', { to, tokenAddress: 'native', amount: '123000000000000000' }),
    receiver,
  )
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog.locator('[part~="send-fee"]')).toBeVisible()
  await chain.setAutomine(false)
  try {
    await dialog.locator('[part~="send-confirm"]').click()
    await approve(page, /./)
    await asked
    await expect(dialog.locator('[part~="send-end"]')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await openActivity(page)
    const [row] = [historyRows(dialog).first()]
    await expect(dialog.locator('[part~="history-heading"]').first()).toHaveText('Pending')
    await expect(row).toContainText('Sent')
    await expect(row).toContainText('0.123 ETH')
    await expect(row.getByRole('img', { name: 'Pending' })).toBeVisible()
    expect(await faultsOfAccess(page)).toEqual([])
    const before = await historyRows(dialog).count()
    await chain.mine({ blocks: 1 })
    await expect(dialog.locator('[part~="history-heading"]').first()).not.toHaveText('Pending', {
      timeout: 30_000,
    })
    await expect(row).toContainText('0.123 ETH')
    await expect(row.locator('[part~="transaction-time"]')).toBeVisible()
    const { hash } = await asked
    await expect(row).toHaveAttribute('href', new RegExp(`/tx/${hash}$`))
    await expect(historyRows(dialog)).toHaveCount(before)
  } finally {
    await chain.setAutomine(true)
  }
})

test('history: a new account has an empty list, and each account and network has its own list', async ({
  visit,
  servers,
}) => {
  const networks = localNetworks(servers.gateway.url)
  const other = generatePrivateKey()
  const wallet = {
    name: 'Keys',
    rdns: 'example.keys',
    confirm: 'visible' as const,
    networks,
    accounts: [generatePrivateKey(), other],
  }
  const page = await visit('playground', { wallets: [wallet], query: ON })
  await connect(page)
  const chain = createTestClient({ mode: 'anvil', transport: http(`${servers.gateway.url}/rpc/1`) })
  const address = await page.evaluate(() => window.latchkey.plugins.session.active()?.account.address ?? '')
  await chain.setBalance({ address: `0x${address.slice(2)}`, value: parseEther('50') })
  const dialog = await openActivity(page)
  const isEmpty = async (): Promise<void> => {
    await expect(dialog.getByText('No transactions yet')).toBeVisible()
    await expect(historyRows(dialog)).toHaveCount(0)
  }
  await isEmpty()
  await closeDialog(page)

  await openSend(page)
  await previewSend(dialog, '0.25', newReceiver())
  await confirmSend(dialog)
  await approve(page, /./)
  await sendArrived(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openActivity(page)
  const hasTransfer = async (): Promise<void> => {
    await expect(historyRows(dialog)).toHaveCount(1)
    await expect(historyRows(dialog)).toContainText('0.250 ETH')
  }
  await hasTransfer()
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:8453'))
  await isEmpty()
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:1'))
  await hasTransfer()
  const { address: second } = privateKeyToAccount(other)
  await page.evaluate((to) => window.testWallets.get('Keys')?.switchAccount(to), second)
  await isEmpty()
})

test.describe('failing', () => {
  test.use({ expectedErrors: /status of 503|HTTP status code: 503|an unreadable reply/ })
  for (const fault of [{ kind: 'status', status: 503 }, { kind: 'garbage' }] as const)
    test(`history: a service with the fault ${fault.kind} is said to have failed, with the time until it is asked again`, async ({
      visit,
      servers,
    }) => {
      const networks = localNetworks(servers.gateway.url)
      const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible' as const, networks }
      await servers.gateway.fault({ service: 'data:history', ...fault })
      const page = await visit('playground', { wallets: [wallet], query: ON })
      await connect(page)
      const dialog = await openActivity(page)
      await expect(dialog.locator('[part~="history"]')).toContainText('Failed to fetch transactions')
      await expect(dialog.locator('[part~="list-retry"]')).toContainText('Try again in')
      await expect(historyRows(dialog)).toHaveCount(0)
      expect(await servers.gateway.requests('data:history')).toHaveLength(1)
    })
})

test('history: a long list is loaded page by page, and only a part of it is in the document', async ({
  visit,
  servers,
}) => {
  const networks = localNetworks(servers.gateway.url)
  const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible' as const, networks }
  const page = await visit('playground', { wallets: [wallet], query: { ...ON, data: 'many' } })
  await connect(page)
  await page.evaluate(() => window.latchkey.open('Transactions'))
  const dialog = dialogOf(page)
  await expect(historyRows(dialog).first()).toBeVisible()
  const area = dialog.locator('[part~="transactions"] [part~="scroll-area"]')
  const known = async (): Promise<number> =>
    Number(await dialog.locator('li[aria-setsize]').first().getAttribute('aria-setsize'))
  const first = await known()
  await expect(async () => {
    await area.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    expect(await known()).toBeGreaterThanOrEqual(first * 2)
  }).toPass({ timeout: 30_000 })
  expect(await historyRows(dialog).count()).toBeLessThan(60)
})

test('history: malformed entries of a hostile service are not shown, and its endless pages wait for the user', async ({
  visit,
  servers,
}) => {
  const networks = localNetworks(servers.gateway.url)
  const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible' as const, networks }
  const page = await visit('playground', { wallets: [wallet], query: { ...ON, data: 'hostile' } })
  await connect(page)
  const dialog = await openActivity(page)
  await expect(historyRows(dialog).first()).toBeVisible()
  await expect(dialog.locator('[part~="history-more"]')).toHaveText('Show more')
  const links = await historyRows(dialog).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')))
  for (const href of links) expect(href ?? 'https:').toMatch(/^https:/)
  expect(await dialog.locator('img[src^="javascript"], img[src^="data:text"], script').count()).toBe(0)
  const asked = async (): Promise<number> => (await servers.gateway.requests('data:history')).length
  const before = await asked()
  expect(before).toBeLessThan(6)
  await dialog.locator('[part~="history-more"]').click()
  await expect.poll(asked).toBe(before + 1)
  await expect(dialog.locator('[part~="history-more"]')).toHaveText('Show more')
  await expect(historyRows(dialog)).toHaveCount(links.length)
  expect(await asked()).toBe(before + 1)
})

test('history: transactions on Solana are shown in the same list', async ({ visit, servers }) => {
  const wallets = chainWallets(servers.gateway.url).filter(({ name }) => name === 'Mira')
  const page = await visit('playground', { wallets, query: { ...ON, solana: 'on' } })
  await connectFirst(page, 'Mira')
  const dialog = await openSend(page)
  await previewSend(dialog, '0.125', Keypair.generate().publicKey.toBase58())
  await confirmSend(dialog)
  await sendArrived(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openActivity(page)
  const newest = historyRows(dialog).first()
  await expect(newest).toContainText('Sent')
  await expect(newest).toContainText('0.125 SOL')
  await expect(newest.locator('[part~="transaction-time"]')).toBeVisible()
})
