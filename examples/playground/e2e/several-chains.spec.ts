import type { Page } from '@playwright/test'
import { dialogOf, openList, pageButton, walletRow } from './parts/dialog'
import {
  chainWallets,
  connectAnother,
  connectFirst,
  connectionsOf,
  sign,
  useWallet,
} from './parts/multichain-wallets'
import { methodsOf } from './parts/wallet-methods'
import { expect, many, test } from './test'

const EVM_SIGNATURE = /^0x[\da-f]{130}$/
const SOLANA_SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/

/** The signing methods that each wallet was asked for. */
async function signers(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const isSigning = (method: string): boolean => /personal_sign|signMessage/.test(method)
  const names = ['Ada', 'Eve', 'Mira', 'Duet']
  const asked = await Promise.all(names.map(async (name) => (await methodsOf(page, name)).filter(isSigning)))
  return Object.fromEntries(
    names.map((name, index) => [name, asked[index] ?? []] as const).filter(([, all]) => all.length),
  )
}

const orders = [
  { order: 'EVM, then Solana', first: 'Ada', second: 'Mira' },
  { order: 'Solana, then EVM', first: 'Mira', second: 'Ada' },
]
for (const { order, first, second } of orders)
  test(`several chains: ${order}: each connects its own chain, and a reload keeps both`, async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
    await connectFirst(page, first)
    await connectAnother(page, second)
    await expect(page.getByText('Wallet added')).toBeVisible()
    expect(await connectionsOf(page)).toEqual(['Ada eip155', 'Mira solana'])
    expect(await sign(page)).toMatch(second === 'Mira' ? SOLANA_SIGNATURE : EVM_SIGNATURE)
    await useWallet(page, first)
    expect(await sign(page)).toMatch(first === 'Mira' ? SOLANA_SIGNATURE : EVM_SIGNATURE)
    expect(await signers(page)).toEqual({ Ada: ['personal_sign'], Mira: ['solana:signMessage'] })

    await page.reload()
    await expect(page.getByTestId('connection')).toHaveCount(2)
    expect(await connectionsOf(page)).toEqual(['Ada eip155', 'Mira solana'])
    // The active wallet is still active.
    expect(await sign(page)).toMatch(first === 'Mira' ? SOLANA_SIGNATURE : EVM_SIGNATURE)
    expect(await methodsOf(page, 'Ada')).not.toContain('eth_requestAccounts')

    await page.evaluate((name) => window.testWallets.get(name)?.revoke(), first)
    await expect.poll(() => connectionsOf(page)).toEqual([second === 'Mira' ? 'Mira solana' : 'Ada eip155'])
    expect(await sign(page)).toMatch(second === 'Mira' ? SOLANA_SIGNATURE : EVM_SIGNATURE)
    await expect(dialogOf(page)).toHaveCount(0)
  })

test('several chains: a wallet on both has one row and a choice for each chain, and both stay connected', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
  await openList(page)
  await expect(walletRow(page, 'Duet')).toHaveCount(1)
  await expect(walletRow(page, 'Duet')).toContainText('Ethereum networks and Solana')
  await page.keyboard.press('Escape')
  await connectFirst(page, 'Duet', 'Solana')
  expect(await sign(page)).toMatch(SOLANA_SIGNATURE)
  await connectAnother(page, 'Duet', 'Ethereum networks')
  expect(await connectionsOf(page)).toEqual(['Duet eip155', 'Duet solana'])
  expect(await sign(page)).toMatch(EVM_SIGNATURE)
  await page.reload()
  await expect(page.getByTestId('connection')).toHaveCount(2)
  expect(await signers(page)).toEqual({})
})

test('several chains: of two wallets on one chain, the active one gets the request', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
  await connectFirst(page, 'Ada')
  await connectAnother(page, 'Eve')
  expect(await connectionsOf(page)).toEqual(['Ada eip155', 'Eve eip155'])
  await sign(page)
  expect(await signers(page)).toEqual({ Eve: ['personal_sign'] })
  await useWallet(page, 'Ada')
  await sign(page)
  expect(await signers(page)).toEqual({ Ada: ['personal_sign'], Eve: ['personal_sign'] })
  // Changes in the inactive wallet neither affect the active one nor open the dialog.
  await page.evaluate(() => window.testWallets.get('Eve')?.switchNetwork('eip155:10'))
  await page.evaluate(() => window.testWallets.get('Eve')?.revoke())
  await expect.poll(() => connectionsOf(page)).toEqual(['Ada eip155'])
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('several chains: disconnecting one keeps the other, disconnecting all keeps none', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
  await connectFirst(page, 'Ada')
  await connectAnother(page, 'Mira')
  await connectAnother(page, 'Eve')
  await pageButton(page, 'account').click()
  await dialogOf(page).locator('[part~="connected-wallet"]').click()
  await dialogOf(page).getByRole('button', { name: 'Disconnect Mira' }).click()
  await expect.poll(() => connectionsOf(page)).toEqual(['Ada eip155', 'Eve eip155'])
  await dialogOf(page).getByRole('button', { name: 'Disconnect all' }).click()
  await dialogOf(page).getByRole('button', { name: 'Disconnect all' }).last().click()
  await expect.poll(() => connectionsOf(page)).toEqual([])
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
})

test('several chains: a network of another chain asks for a wallet on it', async ({ visit, servers }) => {
  const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
  await connectFirst(page, 'Ada')
  await pageButton(page, 'account').click()
  await dialogOf(page).getByRole('button', { name: 'Ethereum' }).click()
  await dialogOf(page).getByRole('button', { name: 'Solana' }).click()
  await expect(dialogOf(page)).toContainText('Switch to Solana')
  await dialogOf(page).getByRole('button', { name: 'Connect a Solana wallet', exact: true }).click()
  await expect(walletRow(page, 'Ada')).toHaveCount(0)
  await walletRow(page, 'Mira').click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('network')).toHaveText('Solana')
  expect(await connectionsOf(page)).toEqual(['Ada eip155', 'Mira solana'])
})

test('several chains: a wallet that reports a switch without switching is shown on its real network', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
  await connectFirst(page, 'Ada')
  await page.evaluate(() => window.testWallets.get('Ada')?.answerNext('wallet_switchEthereumChain', null))
  await pageButton(page, 'account').click()
  await dialogOf(page).getByRole('button', { name: 'Ethereum' }).click()
  await dialogOf(page).getByRole('button', { name: 'Base' }).click()
  await expect(dialogOf(page)).toContainText('Chain is not supported')
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByTestId('network')).toHaveText('Base')
  // A later `chainChanged` event is followed.
  await page.evaluate(() => window.testWallets.get('Ada')?.emit('chainChanged', '0x1'))
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
})
