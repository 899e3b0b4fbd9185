import type { Invoice } from '@latchkey/pay/server'
import { Keypair } from '@solana/web3.js'
import { createPublicClient, http } from 'viem'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { dialogOf, openList, walletRow } from './parts/dialog'
import { chainWallets, connectAnother, connectFirst, useWallet } from './parts/multichain-wallets'
import { ask, confirm, ended, ether, isPhase, review, SOLANA, USDC, usdc, verify } from './parts/payments'
import { newReceiver } from './parts/send'
import { approve, reject } from './parts/wallet-window'
import { expect, localNetworks, test } from './test'

test('pay: a wallet pays ether to the last unit, and its receipt is verified once and for this invoice only', async ({
  page: first,
  visit,
  servers: { gateway },
}) => {
  await loadAxe(first)
  const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible' as const }
  const page = await visit('playground', {
    wallets: [{ ...wallet, networks: localNetworks(gateway.url) }],
    query: { pay: 'on' },
  })
  const recipient = newReceiver()
  const dialog = await ask(page, ether('eip155:1', recipient, '0.123456789012345678'))
  await expect(dialog.locator('[part~="pay-amount"]')).toHaveText('0.123456789012345678 ETH')
  await expect(dialog.locator('[part~="pay-recipient"]')).toHaveText(recipient)
  expect(await faultsOfAccess(page)).toEqual([])
  // Not connected yet, so connecting comes before the review.
  await dialog.locator('[part~="pay-wallet"]').click()
  await walletRow(page, 'Keys').click()
  await approve(page, /./)
  await expect(dialog).toHaveAccessibleName('Review payment')
  expect(await faultsOfAccess(page)).toEqual([])

  // A second payment is refused while the first is open.
  const second = await page.evaluate(
    (options) =>
      window.latchkey.plugins.pay?.pay(options).then(
        () => 'paid',
        ({ code }) => code,
      ),
    ether('eip155:1', recipient, '1'),
  )
  expect(second).toBe('PAYMENT_IN_PROGRESS')

  await confirm(dialog)
  await reject(page)
  await expect(dialog).toContainText('Not sent')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await approve(page, /./)
  await isPhase(dialog, 'paid')
  expect(await faultsOfAccess(page)).toEqual([])
  const { receipt } = await ended(page)
  const client = createPublicClient({ transport: http(`${gateway.url}/rpc/1`) })
  expect(await client.getBalance({ address: recipient })).toBe(123_456_789_012_345_678n)

  const invoice: Invoice = {
    id: 'one',
    networkId: 'eip155:1',
    recipient,
    asset: 'native',
    amount: '123456789012345678',
    createdAtMs: Date.now() - 60_000,
  }
  const used = new Map<string, string>()
  expect(await verify(gateway.url, receipt, { ...invoice, amount: '123456789012345679' }, used)).toBe(
    'UNDERPAID',
  )
  expect(await verify(gateway.url, receipt, { ...invoice, recipient: newReceiver() }, used)).toBe(
    'NOT_ARRIVED',
  )
  expect(await verify(gateway.url, receipt, { ...invoice, payer: recipient }, used)).toBe('PAYER_MISMATCH')
  expect(await verify(gateway.url, receipt, { ...invoice, networkId: 'eip155:8453' }, used)).toBe(
    'RECEIPT_OF_ANOTHER_NETWORK',
  )
  expect(await verify(gateway.url, receipt, invoice, used)).toBe('ok')
  expect(await verify(gateway.url, receipt, invoice, used)).toBe('ok')
  expect(await verify(gateway.url, receipt, { ...invoice, id: 'two' }, used)).toBe('RECEIPT_USED')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
})

test('pay: a token is paid only on its own network and by the account that is shown', async ({
  visit,
  servers: { gateway },
}) => {
  const wallet = { name: 'Keys', rdns: 'example.keys', confirm: 'visible' as const }
  const page = await visit('playground', {
    wallets: [{ ...wallet, networks: localNetworks(gateway.url) }],
    query: { pay: 'on' },
  })
  await openList(page)
  await walletRow(page, 'Keys').click()
  await approve(page, /./)
  await expect(dialogOf(page)).toHaveCount(0)
  const recipient = newReceiver()
  const dialog = await ask(page, usdc('eip155:8453', recipient, '2.500001'))
  await dialog.locator('[part~="pay-wallet"]').click()
  // The wallet is on Ethereum, where the token has the same address.
  await dialog.locator('[part~="pay-switch"]').click()
  await reject(page)
  await expect(dialog).toContainText('still on another network')
  await dialog.locator('[part~="pay-switch"]').click()
  await approve(page, /./)
  await expect(dialog).toHaveAccessibleName('Review payment')
  await expect(dialog.locator('[part~="pay-fee"]')).toBeVisible()
  // The wallet switches its network during the review.
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:1'))
  await expect(dialog.locator('[part~="pay-switch"]')).toBeVisible()
  await page.evaluate(() => window.testWallets.get('Keys')?.switchNetwork('eip155:8453'))
  await confirm(dialog)
  await approve(page, /./)
  await isPhase(dialog, 'paid')
  const { receipt } = await ended(page)
  const invoice = { id: 'one', recipient, asset: USDC, amount: '2500001' }
  expect(await verify(gateway.url, receipt, { ...invoice, networkId: 'eip155:8453' })).toBe('ok')
  // Nothing was sent on the other chain.
  expect(
    await verify(gateway.url, { ...receipt, networkId: 'eip155:1' }, { ...invoice, networkId: 'eip155:1' }),
  ).toBe('TRANSACTION_NOT_FOUND')
})

test('pay: SOL is paid by the Solana account while an EVM wallet is active, within its balance', async ({
  visit,
  servers: { gateway },
}) => {
  const wallets = chainWallets(gateway.url).filter(({ name }) => name === 'Mira' || name === 'Ada')
  const page = await visit('playground', { wallets, query: { pay: 'on', solana: 'on' } })
  await connectFirst(page, 'Mira')
  await connectAnother(page, 'Ada')
  await useWallet(page, 'Ada')
  const recipient = Keypair.generate().publicKey.toBase58()
  const sol = {
    paymentAsset: {
      network: SOLANA,
      asset: 'native',
      metadata: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    },
    recipient,
  } as const
  const dialog = await ask(page, { ...sol, amount: '0.123456789' })
  await dialog.locator('[part~="pay-wallet"]').click()
  await dialog.getByRole('button', { name: 'Use Mira' }).click()
  await confirm(dialog)
  await isPhase(dialog, 'paid')
  const { receipt } = await ended(page)
  expect(
    await verify(gateway.url, receipt, {
      id: 'one',
      networkId: SOLANA,
      recipient,
      asset: 'native',
      amount: '123456789',
    }),
  ).toBe('ok')
  await dialog.getByRole('button', { name: 'Done' }).click()

  await ask(page, ether('eip155:1', newReceiver(), '5000000'))
  await review(dialog).catch(() => undefined)
  const use = dialog.getByRole('button', { name: 'Use Ada' })
  if (await use.isVisible()) await use.click()
  await expect(dialog.getByRole('button', { name: 'Not enough ETH' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(await ended(page)).toMatchObject({ code: 'VIEW_DISMISSED' })
})
