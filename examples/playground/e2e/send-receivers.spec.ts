import type { Locator } from '@playwright/test'
import { type Address, createTestClient, type Hex, http, isAddress, parseEther, publicActions } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { dialogOf, openList, pageButton, walletRow } from './parts/dialog'
import { confirmSend, openSend, sendArrived } from './parts/send'
import { expect, localNetworks, test } from './test'

/** The address of lantern.eth on the local chain. */
const LANTERN: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const openChain = (gateway: string) =>
  createTestClient({ mode: 'anvil', transport: http(`${gateway}/rpc/1`), pollingInterval: 50 }).extend(
    publicActions,
  )

/** A wallet that approves everything, with ten ether in each account. */
async function keysOf(gateway: string, accounts: readonly Hex[]) {
  const chain = openChain(gateway)
  for (const key of accounts)
    await chain.setBalance({ address: privateKeyToAccount(key).address, value: parseEther('10') })
  const networks = localNetworks(gateway)
  return { name: 'Keys', rdns: 'example.keys', networks, accounts, expose: 'all', remembers: true } as const
}

async function send(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Review' }).click()
  await confirmSend(dialog)
}

test('send: a request of the page is sent after connecting a wallet, to an ENS name', async ({
  visit,
  servers,
}) => {
  const gateway = servers.gateway.url
  const wallets = [await keysOf(gateway, [generatePrivateKey()])]
  const page = await visit('playground', { wallets, query: { send: 'on' } })
  const chain = openChain(gateway)
  const before = await chain.getBalance({ address: LANTERN })
  const asked = page.evaluate(() =>
    window.latchkey.ask('WalletSend', { to: 'lantern.eth', tokenAddress: 'native', amount: '1234567' }),
  )
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Connect wallet')
  await walletRow(page, 'Keys').click()
  await expect(dialog).toHaveAccessibleName('Send')
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.000000000001234567')
  await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue('lantern.eth')
  await expect(dialog.getByRole('textbox', { name: 'To' })).not.toBeEditable()
  await send(dialog)
  const { hash } = await asked
  await sendArrived(dialog)
  await expect(dialog).toContainText('arrived at lantern.eth')
  expect(await chain.getBalance({ address: LANTERN })).toBe(before + 1_234_567n)
  const { to } = await chain.getTransaction({ hash: `0x${hash.slice(2)}` })
  expect(to && isAddress(to) && to.toLowerCase()).toBe(LANTERN.toLowerCase())
})

test('send: suggests the user’s other account, sends all ether but the fee, lists recent receivers', async ({
  visit,
  servers,
}) => {
  const gateway = servers.gateway.url
  const keys = [generatePrivateKey(), generatePrivateKey()]
  const [one, two] = keys.map((key) => privateKeyToAccount(key).address)
  if (!one || !two) throw new Error('Two keys have two addresses')
  const page = await visit('playground', { wallets: [await keysOf(gateway, keys)], query: { send: 'on' } })
  await openList(page)
  await walletRow(page, 'Keys').click()
  await expect(dialogOf(page)).toHaveCount(0)
  const dialog = await openSend(page)
  await expect(dialog).toContainText('Your accounts')
  await dialog.locator('[part~="send-suggestion"]').click()
  await expect(dialog.getByRole('textbox', { name: 'To' })).toHaveValue(two)
  await dialog.getByRole('button', { name: 'Max' }).click()
  const amount = await dialog.getByRole('textbox', { name: 'Amount' }).inputValue()
  await send(dialog)
  await sendArrived(dialog)
  await expect(dialog).not.toContainText('You haven’t sent')
  const chain = openChain(gateway)
  expect(await chain.getBalance({ address: two })).toBe(parseEther('10') + parseEther(amount))
  expect(await chain.getBalance({ address: one })).toBeLessThan(parseEther('0.01'))
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)

  await page.reload()
  await expect(pageButton(page, 'account')).toBeVisible()
  await openSend(page)
  await expect(dialog).toContainText('Recent')
  // A look-alike: another address with the same beginning and end.
  const middle = '7'.repeat(30)
  await dialog
    .getByRole('textbox', { name: 'To' })
    .fill(`${two.slice(0, 6)}${middle}${two.slice(-6)}`.toLowerCase())
  await expect(dialog).toContainText('It only looks like it')
})
