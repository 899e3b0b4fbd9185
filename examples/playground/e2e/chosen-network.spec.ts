import type { Page } from '@playwright/test'
import { recoverMessageAddress } from 'viem'
import { bannerWith, dialogOf, openList, pageButton, walletRow } from './parts/dialog'
import { chainWallets, connectAnother, connectFirst, connectionsOf, sign } from './parts/multichain-wallets'
import { readCode } from './parts/read-qr-code'
import { MESSAGE } from './parts/recover-signers'
import { methodsOf } from './parts/wallet-methods'
import { expect, many, test } from './test'

const ada = [{ name: 'Ada', rdns: 'example.ada' }]
const SWITCH = 'wallet_switchEthereumChain'

async function chooseNetwork(page: Page, name: string): Promise<void> {
  await pageButton(page, 'network').click()
  await dialogOf(page).getByRole('button', { name }).click()
}

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(pageButton(page, 'network')).toHaveText(name)
  await pageButton(page, 'network').click()
  await expect(dialogOf(page).locator('[aria-current="true"], [aria-pressed="true"]')).toContainText(name)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
}

const chosen: Readonly<Record<string, { readonly query: Record<string, string>; readonly choose: boolean }>> =
  {
    'chosen before connecting': { query: {}, choose: true },
    'that the host prefers': { query: { 'default-network': 'base' }, choose: false },
  }
for (const [which, { query, choose }] of Object.entries(chosen)) {
  test(`network: one ${which} is requested from the wallet once, and becomes the active network`, async ({
    visit,
  }) => {
    const page = await visit('playground', { wallets: ada, query })
    if (choose) {
      await chooseNetwork(page, 'Base')
      await expectChosen(page, 'Base')
    }
    await connectFirst(page, 'Ada')
    await expect(page.getByTestId('network')).toHaveText('Base')
    expect((await methodsOf(page, 'Ada')).filter((method) => method === SWITCH)).toEqual([SWITCH])
    await expectChosen(page, 'Base')
  })

  test(`network: if the wallet declines one ${which}, it stays connected on its network, and a notice says so`, async ({
    visit,
  }) => {
    const page = await visit('playground', { wallets: ada, query })
    if (choose) await chooseNetwork(page, 'Base')
    await page.evaluate(
      (method) => window.testWallets.get('Ada')?.failNext(method, { code: 4001, message: 'User rejected' }),
      SWITCH,
    )
    await openList(page)
    await walletRow(page, 'Ada').click()
    await expect(bannerWith(page, 'your wallet didn’t switch to Base')).toBeVisible()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(page.getByTestId('network')).toHaveText('Ethereum')
    await expectChosen(page, 'Ethereum')
    expect((await methodsOf(page, 'Ada')).filter((method) => method === SWITCH)).toEqual([SWITCH])
  })
}

test('network: a Solana network chosen before connecting is active, and the wallet connects on it', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
  await chooseNetwork(page, 'Solana')
  await expectChosen(page, 'Solana')
  await connectFirst(page, 'Mira')
  await expect(page.getByTestId('network')).toHaveText('Solana')
  expect(await sign(page)).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
})

test('network: choosing a network of another chain makes the wallet that is connected there active, without a wallet request', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
  await connectFirst(page, 'Ada')
  const address = await page.getByTestId('address').textContent()
  await connectAnother(page, 'Mira')
  await expect(pageButton(page, 'network')).toHaveText('Solana')
  const asked = (await methodsOf(page, 'Ada')).length
  await chooseNetwork(page, 'Ethereum')
  await expectChosen(page, 'Ethereum')
  await expect(page.getByTestId('address')).toHaveText(String(address))
  expect((await methodsOf(page, 'Ada')).slice(asked)).not.toContain(SWITCH)
  const signature = (await sign(page)) as `0x${string}`
  expect(await recoverMessageAddress({ message: MESSAGE, signature })).toBe(address)
  expect(await connectionsOf(page)).toEqual(['Ada eip155', 'Mira solana'])
})

test('network: a wallet list that was opened for one chain connects only wallets on that chain, and keeps the other connection', async ({
  visit,
  servers,
  phone,
}) => {
  test.setTimeout(90_000)
  const page = await visit('playground', { wallets: chainWallets(servers.gateway.url), query: many })
  await connectFirst(page, 'Ada')
  const ada = await page.getByTestId('address').textContent()
  await chooseNetwork(page, 'Solana')
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Connect a Solana wallet', exact: true }).click()
  await expect(walletRow(page, 'Mira')).toBeVisible()
  await expect(walletRow(page, 'Ada')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'All wallets' }).click()
  await expect(dialog.getByRole('searchbox')).toBeVisible()
  await dialog.getByRole('button', { name: 'Lantern' }).first().click()
  await phone.pair(await readCode(dialog))
  await phone.approve()
  await expect(page.getByTestId('network')).toHaveText('Solana')
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => window.latchkey.plugins.session.active('eip155')?.account.address)).toBe(
    ada,
  )
  expect(await connectionsOf(page)).toContain('Ada eip155')
})
