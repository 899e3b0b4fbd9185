import type { Page } from '@playwright/test'
import { type Address, getAddress } from 'viem'
import { closeDialog, dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import {
  messageSigner,
  request,
  transactionSender,
  typedDataOn,
  typedDataSigner,
} from './parts/recover-signers'
import { expect, test } from './test'

/** A wallet that approves every request and shares both of its accounts with the page. */
const ada = { name: 'Ada', rdns: 'example.ada', accounts: 2, expose: 'all', remembers: true } as const

async function connectAda(page: Page): Promise<readonly [first: Address, second: Address]> {
  await openList(page)
  await walletRow(page, 'Ada').click()
  await expect(dialogOf(page)).toHaveCount(0)
  const [first, second] = await page.evaluate(
    async () => (await window.testWallets.get('Ada')?.accounts()) ?? [],
  )
  if (!first || !second) throw new Error('Ada has two accounts.')
  await expectShown(page, first)
  return [first, second]
}

/** Selects an account in the view that lists the wallet's accounts. */
async function chooseAccount(page: Page, address: Address): Promise<void> {
  await openAccount(page)
  const dialog = dialogOf(page)
  await dialog.locator('[part~="account-settings-row"]').click()
  await dialog.locator('[part~="account-choices"]').click()
  const row = dialog.locator('[part~="account-choice"]').filter({ hasText: shortOf(address) })
  await row.click()
  await expect(row).toContainText('In use')
  await closeDialog(page)
}

async function chooseNetwork(page: Page, name: string): Promise<void> {
  await pageButton(page, 'network').click()
  await dialogOf(page).getByRole('button', { name }).click()
  await expect(page.getByTestId('network')).toHaveText(name)
  await expect(dialogOf(page)).toHaveCount(0)
}

const shortOf = (address: Address): RegExp => new RegExp(`${address.slice(0, 4)}…\u2060${address.slice(-6)}`)

/** Expects the page's button, the React hook and the account view to show this account. */
async function expectShown(page: Page, address: Address): Promise<void> {
  await expect(pageButton(page, 'account')).toContainText(shortOf(address))
  await expect(page.getByTestId('address')).toHaveText(address)
  const dialog = await openAccount(page)
  await expect(dialog.locator('[part~="address"]').first()).toHaveText(shortOf(address))
  await closeDialog(page)
}

test('account: the active one signs messages and typed data and sends, by hook, client and provider, on each network', async ({
  visit,
  servers,
}) => {
  test.setTimeout(120_000)
  const page = await visit('playground', { wallets: [ada] })
  const [first, second] = await connectAda(page)
  const expectSigner = async (address: Address, chainId: number): Promise<void> => {
    await expectShown(page, address)
    for (const path of ['hook', 'client', 'provider'] as const)
      expect([path, await messageSigner(page, path)]).toEqual([path, address])
    for (const path of ['client', 'provider'] as const) {
      expect([path, await typedDataSigner(page, path, chainId)]).toEqual([path, address])
      const sender = await transactionSender(page, servers, path, chainId)
      expect([path, getAddress(String(sender))]).toEqual([path, address])
    }
  }
  await expectSigner(first, 1)
  await chooseAccount(page, second)
  await expectSigner(second, 1)
  await chooseNetwork(page, 'Base')
  await expectSigner(second, 8453)
  await page.reload()
  await expectSigner(second, 8453)
  await chooseAccount(page, first)
  await expectSigner(first, 8453)
})

test('account: a request that names another account uses that account if it was granted, and is refused otherwise', async ({
  visit,
}) => {
  const page = await visit('playground', { wallets: [ada] })
  const [first, second] = await connectAda(page)
  await chooseAccount(page, second)
  const data = JSON.stringify(typedDataOn(1))
  expect(await request(page, 'eth_signTypedData_v4', [first, data])).toMatch(/^0x[\da-f]{130}$/)
  const stranger = '0x000000000000000000000000000000000000dEaD'
  const asked = await page.evaluate(() => window.testWallets.get('Ada')?.requests.length)
  for (const [method, params] of [
    ['eth_signTypedData_v4', [stranger, data]],
    ['personal_sign', ['0x00', stranger]],
    ['eth_sendTransaction', [{ from: stranger, to: stranger, value: '0x1' }]],
  ] as const)
    expect([method, await request(page, method, params)]).toEqual([method, 'ACCOUNT_NOT_GRANTED'])
  expect(await page.evaluate(() => window.testWallets.get('Ada')?.requests.length)).toBe(asked)
})

test('network: a transaction or typed data for another network than the active one is refused', async ({
  visit,
}) => {
  const page = await visit('playground', { wallets: [ada] })
  const [, second] = await connectAda(page)
  await chooseAccount(page, second)
  await chooseNetwork(page, 'Base')
  const asked = await page.evaluate(() => window.testWallets.get('Ada')?.requests.length)
  const to = second
  expect(await request(page, 'eth_sendTransaction', [{ to, value: '0x1', chainId: '0x1' }])).toBe(
    'CHAIN_MISMATCH',
  )
  expect(await request(page, 'eth_signTypedData_v4', [second, JSON.stringify(typedDataOn(1))])).toBe(
    'CHAIN_MISMATCH',
  )
  expect(
    await page.evaluate(() =>
      window.testWallets
        .get('Ada')
        ?.requests.filter(({ method }) => /sign|send/i.test(method))
        .map(({ method }) => method),
    ),
  ).toEqual([])
  expect(asked).toBeGreaterThan(0)
})

test('network: typed data for another network is signed by the active account if the host allows it', async ({
  visit,
}) => {
  const page = await visit('playground', { wallets: [ada], query: { 'foreign-typed-data': 'allow' } })
  const [, second] = await connectAda(page)
  await chooseAccount(page, second)
  expect(await typedDataSigner(page, 'provider', 8453)).toBe(second)
  expect(await typedDataSigner(page, 'client', 8453)).toBe(second)
})
