import { waitForReceipt } from '@latchkey-examples/local-services'
import type { Locator, Page } from '@playwright/test'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  type Hash,
  http,
  parseEther,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { expect, test } from './test'

const ada = { name: 'Ada', rdns: 'example.ada', accounts: 2 }
const wallets = [ada]
const RECEIVER: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

async function connectAda(page: Page): Promise<readonly [first: Address, second: Address]> {
  await openList(page)
  await walletRow(page, 'Ada').click()
  await expect(pageButton(page, 'account')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
  const [first, second] = await page.evaluate(
    async () => (await window.testWallets.get('Ada')?.accounts()) ?? [],
  )
  if (!first || !second) throw new Error('Ada has two accounts.')
  return [first, second]
}

async function openTip(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Tip', exact: true }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Leave a tip')
  return dialog
}

async function fillIn(dialog: Locator, amount: string, receiver: string = RECEIVER): Promise<void> {
  await dialog.getByRole('textbox', { name: 'To' }).fill(receiver)
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
}

const review = (dialog: Locator): Promise<void> => dialog.getByRole('button', { name: 'Review' }).click()

/** Opens the review, and asks the wallet as soon as the fee is shown. */
async function send(dialog: Locator): Promise<void> {
  await review(dialog)
  await expect(dialog).toHaveAccessibleName('Review your tip')
  await expect(dialog.locator('[part~="tip-fee"]')).toBeVisible()
  await dialog.locator('[part~="tip-send"]').click()
}

async function ends(dialog: Locator, phase: string): Promise<void> {
  await expect(dialog.locator('[part~="tip-end"]')).toHaveAttribute('data-phase', phase, { timeout: 20_000 })
}

/** Reads the hash that the page shows after its `ask` has resolved. */
async function hashOf(page: Page): Promise<Hash> {
  const output = page.getByRole('status').filter({ hasText: 'Thank you!' })
  await expect(output).toBeVisible()
  return `0x${/0x([0-9a-f]{64})/.exec((await output.textContent()) ?? '')?.[1]}`
}

test('tip: is sent from the active account on the active network, and the page gets the hash', async ({
  visit,
  servers,
}) => {
  const page = await visit('custom-plugin', { wallets })
  const [first, second] = await connectAda(page)
  for (const { account, networkId, network, chainId } of [
    { account: first, networkId: 'eip155:1', network: 'Ethereum', chainId: 1 },
    { account: second, networkId: 'eip155:8453', network: 'Base', chainId: 8453 },
  ]) {
    await page.evaluate(
      async ({ address, id }) => {
        const ada = window.testWallets.get('Ada')
        await ada?.switchAccount(address)
        await ada?.switchNetwork(id)
      },
      { address: account, id: networkId },
    )
    const dialog = await openTip(page)
    await expect(dialog).toContainText(`From ${account.slice(0, 4)}…\u2060${account.slice(-6)} on ${network}`)
    await expect(dialog).toContainText(/You have [\d,.]+ ETH/)
    await fillIn(dialog, '0.25')
    await send(dialog)
    await ends(dialog, 'confirmed')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toHaveCount(0)
    const client = createPublicClient({ transport: http(`${servers.gateway.url}/rpc/${chainId}`) })
    const { from, to, value } = await client.getTransaction({ hash: await hashOf(page) })
    expect([from, to, value]).toEqual([account.toLowerCase(), RECEIVER.toLowerCase(), parseEther('0.25')])
  }
})

test('tip: without a connection the wallets come first, and the form follows', async ({ visit }) => {
  const page = await visit('custom-plugin', { wallets })
  await page.getByRole('button', { name: 'Tip', exact: true }).click()
  await walletRow(page, 'Ada').click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Leave a tip')
  await fillIn(dialog, '0.1')
  await send(dialog)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
  await hashOf(page)
})

test('tip: each empty field shows its error, and the first one gets the focus', async ({ visit }) => {
  const page = await visit('custom-plugin', { wallets })
  await loadAxe(page)
  await connectAda(page)
  const dialog = await openTip(page)
  await review(dialog)
  const to = dialog.getByRole('textbox', { name: 'To' })
  const amount = dialog.getByRole('textbox', { name: 'Amount' })
  await expect(to).toBeFocused()
  await expect(to).toHaveAccessibleDescription('Enter the address of who gets the tip.')
  await expect(amount).toHaveAccessibleDescription('Enter an amount.')
  await fillIn(dialog, '1,234')
  await amount.blur()
  await expect(amount).toHaveAccessibleDescription(/two amounts/)
  await amount.fill('1,000,000.5')
  await review(dialog)
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAccessibleDescription('That’s more than you have.')
  await expect(to).toHaveValue(RECEIVER)
})

test('tip: the max button leaves the network fee, and the balance is read again once it was sent', async ({
  visit,
  servers,
}) => {
  // A new account, because the test spends all of its balance.
  const key = generatePrivateKey()
  await fund(servers.gateway.url, privateKeyToAccount(key).address)
  const page = await visit('custom-plugin', { wallets: [{ ...ada, accounts: [key, generatePrivateKey()] }] })
  await connectAda(page)
  const dialog = await openTip(page)
  await fillIn(dialog, '0')
  await dialog.getByRole('button', { name: 'Max' }).click()
  await send(dialog)
  await ends(dialog, 'confirmed')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await openTip(page)
  await expect(dialog).toContainText(/You have <?0\./)
})

test('tip: declined in the wallet, nothing is sent, the form is kept and can be sent again', async ({
  visit,
}) => {
  const page = await visit('custom-plugin', { wallets })
  await connectAda(page)
  const dialog = await openTip(page)
  await fillIn(dialog, '0.5')
  await page.evaluate(() => window.testWallets.get('Ada')?.rejectNext())
  await send(dialog)
  await expect(dialog.getByText('Not sent', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toHaveAccessibleName('Review your tip')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue(RECEIVER)
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.5')
  await send(dialog)
  await ends(dialog, 'confirmed')
})

test('tip: a reverted transaction is shown as such', async ({ visit, servers }) => {
  const page = await visit('custom-plugin', { wallets })
  const [first] = await connectAda(page)
  // The wallet returns the hash of another transaction, which is on the chain and reverted: ether sent to a
  // token contract.
  const token = await tokenOf(servers.gateway.url)
  await answerWith(page, await sentByNode(servers.gateway.url, first, token))
  const dialog = await openTip(page)
  await fillIn(dialog, '0.5')
  await send(dialog)
  await ends(dialog, 'reverted')
})

test('tip: after an answer that is no hash it is unknown, and what was sent is found', async ({
  visit,
  servers,
}) => {
  const page = await visit('custom-plugin', { wallets })
  const [first] = await connectAda(page)
  const dialog = await openTip(page)
  await fillIn(dialog, '0.5')
  await answerWith(page, 'ok')
  await send(dialog)
  await expect(dialog).toContainText('Check your wallet first')
  await expect(dialog.locator('[part~="button-primary"]')).toHaveCount(0)
  const hash = await sentByNode(servers.gateway.url, first, RECEIVER, parseEther('0.5'))
  await ends(dialog, 'confirmed')
  expect(await hashOf(page)).toBe(hash)
})

test('tip: closed while the wallet has the request, the page gets the hash and a notice tells the outcome', async ({
  visit,
  servers,
}) => {
  const page = await visit('custom-plugin', { wallets })
  const [first] = await connectAda(page)
  const dialog = await openTip(page)
  await fillIn(dialog, '0.5')
  const held = await page.evaluateHandle(() => {
    let answer = (_hash: string): void => undefined
    const later = new Promise<string>((resolve) => {
      answer = resolve
    })
    window.testWallets.get('Ada')?.answerNext('eth_sendTransaction', later)
    return { answer }
  })
  await send(dialog)
  await expect(dialog).toContainText('0.5 ETH')
  await expect(dialog.locator('[part~="tip-request"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const hash = await sentByNode(servers.gateway.url, first, RECEIVER, parseEther('0.5'))
  await held.evaluate(({ answer }, given) => answer(given), hash)
  expect(await hashOf(page)).toBe(hash)
  await expect(page.locator('[data-latchkey]')).toContainText('0.5 ETH is confirmed', { timeout: 20_000 })
})

/** Makes the wallet respond to the next transaction request with this. */
async function answerWith(page: Page, answer: string): Promise<void> {
  await page.evaluate(
    (given) => window.testWallets.get('Ada')?.answerNext('eth_sendTransaction', given),
    answer,
  )
}

async function fund(gateway: string, address: Address): Promise<void> {
  const params = [address, toHex(parseEther('1'))]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params })
  const answer = await fetch(`${gateway}/rpc/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(await answer.json()).toHaveProperty('result')
}

async function tokenOf(gateway: string): Promise<Address> {
  const answer = await fetch(`${gateway}/chains`)
  const chains: { readonly tokens?: { readonly address: Address }[] }[] = await answer.json()
  const token = chains[0]?.tokens?.[0]
  if (!token) throw new Error('The chain has tokens.')
  return token.address
}

/** Sends on Ethereum by the node and waits until the transaction is mined. */
async function sentByNode(gateway: string, from: Address, to: Address, value = 1n): Promise<Hash> {
  const transport = http(`${gateway}/rpc/1`)
  const sender = createWalletClient({ account: from, transport })
  const hash = await sender.sendTransaction({ to, value, gas: 200_000n, chain: null })
  await waitForReceipt(sender, hash)
  return hash
}

test('tip: its item on the account screen opens the form, and back leads to it', async ({ visit }) => {
  const page = await visit('custom-plugin', { wallets })
  await connectAda(page)
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Leave a tip' }).click()
  await expect(dialog).toHaveAccessibleName('Leave a tip')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
})

test('tip: is drawn in Arabic, and axe finds nothing', async ({ visit, page: blank }) => {
  await loadAxe(blank)
  const page = await visit('custom-plugin', { wallets, query: { locale: 'ar' } })
  await page.locator('[data-latchkey-button="connect"]').click()
  await walletRow(page, 'Ada').click()
  await expect(pageButton(page, 'account')).toBeVisible()
  await page.getByRole('button', { name: 'Tip', exact: true }).click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('اترك إكرامية')
  await dialog.getByRole('textbox', { name: 'إلى' }).fill(RECEIVER)
  await dialog.getByRole('textbox', { name: 'المبلغ' }).fill('0.25')
  expect(await faultsOfAccess(page)).toEqual([])
  await dialog.getByRole('button', { name: 'مراجعة' }).click()
  await expect(dialog.locator('[part~="tip-fee"]')).toBeVisible()
  expect(await faultsOfAccess(page)).toEqual([])
})
