import type { Locator } from '@playwright/test'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { type Address, createPublicClient, erc20Abi, http, parseEther } from 'viem'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { dialogOf, openList, walletRow } from './parts/dialog'
import { chainWallets, connectFirst } from './parts/multichain-wallets'
import { confirmSend, newReceiver, openSend, previewSend, sendArrived } from './parts/send'
import { approve, reject } from './parts/wallet-window'
import { expect, localNetworks, test } from './test'

const USDC: Address = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'
async function chooseToken(dialog: Locator, name: string): Promise<void> {
  await dialog.locator('[part~="send-token"]').click()
  await dialog.getByRole('button', { name }).click()
  await expect(dialog.locator('[part~="send-token"]')).toContainText(name)
}

test('send: exact amounts arrive; declining keeps the form, another network clears it', async ({
  page: first,
  visit,
  servers,
}) => {
  await loadAxe(first)
  const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible' as const }
  const networks = localNetworks(servers.gateway.url)
  const page = await visit('playground', { wallets: [{ ...wallet, networks }], query: { send: 'on' } })
  const client = createPublicClient({ transport: http(`${servers.gateway.url}/rpc/1`) })
  await openList(page)
  await walletRow(page, 'Keys').click()
  await approve(page, /./)
  await expect(dialogOf(page)).toHaveCount(0)

  const receiver = newReceiver()
  const dialog = await openSend(page)
  await previewSend(dialog, '0.123456789012345678', receiver)
  await confirmSend(dialog)
  await reject(page)
  await expect(dialog).toContainText('Not sent')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('0.123456789012345678')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await confirmSend(dialog)
  await approve(page, /./)
  await sendArrived(dialog)
  expect(await faultsOfAccess(page)).toEqual([])
  expect(await client.getBalance({ address: receiver })).toBe(parseEther('0.123456789012345678'))
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)

  // Opened by the page, which gets the hash. The receiver is known by now.
  const asked = page.evaluate(
    ({ to, tokenAddress }) => window.latchkey.ask('WalletSend', { to, tokenAddress, amount: '1234567' }),
    { to: receiver, tokenAddress: USDC },
  )
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.234567')
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog).not.toContainText('You haven’t sent')
  await confirmSend(dialog)
  await approve(page, /./)
  const { hash } = await asked
  await sendArrived(dialog)
  const held = await client.readContract({
    address: USDC,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [receiver],
  })
  expect(held).toBe(1_234_567n)
  expect((await client.getTransaction({ hash: `0x${hash.slice(2)}` })).to?.toLowerCase()).toBe(
    USDC.toLowerCase(),
  )
  await dialog.getByRole('button', { name: 'Done' }).click()

  await openSend(page)
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1')
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:8453'))
  await expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
})

test('send: exact amounts of SOL and an SPL token arrive, at a token account created for it', async ({
  visit,
  servers,
}) => {
  const { gateway } = servers
  const wallets = chainWallets(gateway.url).filter(({ name }) => name === 'Mira')
  const page = await visit('playground', { wallets, query: { send: 'on', solana: 'on' } })
  const connection = new Connection(`${gateway.url}/rpc/solana`)
  await connectFirst(page, 'Mira')

  const receiver = Keypair.generate().publicKey
  const dialog = await openSend(page)
  await previewSend(dialog, '0.123456789', receiver.toBase58())
  await confirmSend(dialog)
  await sendArrived(dialog)
  expect(await connection.getBalance(receiver)).toBe(123_456_789)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await openSend(page)
  const token = await nameOfToken(dialog)
  await chooseToken(dialog, token)
  await previewSend(dialog, '1.00001', receiver.toBase58())
  await expect(dialog).toContainText('pays for their account')
  await confirmSend(dialog)
  await sendArrived(dialog)
  const { value } = await connection.getParsedTokenAccountsByOwner(receiver, {
    programId: new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  })
  expect(value.map(({ account }) => account.data.parsed.info.tokenAmount.uiAmountString)).toEqual(['1.00001'])
})

/** The listed name of a token with five or six decimals. Only the data API knows names of tokens. */
async function nameOfToken(dialog: Locator): Promise<string> {
  await dialog.locator('[part~="send-token"]').click()
  const names = await dialog.locator('[part~="token"] [part~="list-row-title"]').allTextContents()
  await dialog.getByRole('button', { name: 'Back' }).click()
  return names.find((name) => /USD Coin|Bonk/.test(name)) ?? names[1] ?? ''
}

test('send: opened for another kind of chain, it asks for a wallet there, and comes back to it after a disconnect', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', {
    wallets: chainWallets(servers.gateway.url),
    query: { send: 'on', solana: 'on' },
  })
  await connectFirst(page, 'Ada')
  const networkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const
  await page.evaluate((id) => window.latchkey.open('WalletSend', { networkId: id }), networkId)
  const dialog = dialogOf(page)
  await expect(walletRow(page, 'Mira')).toBeVisible()
  await expect(walletRow(page, 'Eve')).toHaveCount(0)
  await walletRow(page, 'Mira').click()
  await expect(dialog).toHaveAccessibleName('Send')
  await expect(dialog.locator('[part~="send-token"]')).toContainText('Solana')

  await page.evaluate(() => window.latchkey.plugins.session.disconnect())
  await dialog.getByRole('button', { name: 'Connect wallet' }).click()
  await walletRow(page, 'Mira').click()
  await expect(dialog).toHaveAccessibleName('Send')
})
