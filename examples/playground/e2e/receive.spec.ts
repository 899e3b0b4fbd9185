import { arabic as receiveInArabic } from '@latchkey/receive/languages/ar'
import type { Locator, Page } from '@playwright/test'
import { arabic } from 'latchkey/languages/ar'
import { checkAccess, loadAxe } from './parts/axe'
import { closeDialog, dialogOf, openAccount, pressAction } from './parts/dialog'
import { chainWallets, connectFirst } from './parts/multichain-wallets'
import { readCodeLike } from './parts/read-qr-code'
import { expect, localNetworks, test } from './test'

const USDC = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'
const CODE = /^(Code with your address|Code that asks for|رمز)/

async function openReceive(page: Page): Promise<Locator> {
  const dialog = await openAccount(page)
  await pressAction(dialog, 'Receive')
  await expect(dialog).toHaveAccessibleName('Receive')
  return dialog
}

async function askFor(dialog: Locator, amount: string, token?: RegExp): Promise<void> {
  await dialog.locator('[part~="receive-ask"]').click()
  await expect(dialog).toHaveAccessibleName('Ask for an amount')
  if (token) {
    await dialog.locator('[part~="receive-token"]').click()
    await dialog.locator('[part~="token"]').filter({ hasText: token }).first().click()
    await expect(dialog.locator('[part~="receive-token"]')).toContainText(token)
  }
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await dialog.getByRole('button', { name: 'Show the code' }).click()
  await expect(dialog).toHaveAccessibleName('Receive')
}

/** Waits until the QR code on the screen contains the text. */
const scanned = (dialog: Locator, text: string): Promise<string> =>
  readCodeLike(dialog, CODE, new RegExp(`^${text.replace(/[?.]/g, '\\$&')}$`))

const violations = (page: Page) => page.evaluate(() => window.pageWatch.violations)

test('receive: the code has the account in use, and requests an amount of a token on its network', async ({
  page: first,
  visit,
  servers,
  context,
}) => {
  await loadAxe(first)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const networks = localNetworks(servers.gateway.url)
  const page = await visit('playground', {
    wallets: [{ name: 'Ada', rdns: 'example.ada', accounts: 2, networks }],
    query: { receive: 'on' },
  })
  await connectFirst(page, 'Ada')
  const [one = '', two = ''] = await page.evaluate(
    async () => (await window.testWallets.get('Ada')?.accounts()) ?? [],
  )

  const dialog = await openReceive(page)
  await scanned(dialog, one)
  await expect(dialog).toContainText('Only send tokens on Ethereum to this address.')
  await checkAccess(page, 'the address')
  await askFor(dialog, '0.123456789012345678')
  await scanned(dialog, `ethereum:${one}@1?value=123456789012345678`)
  await dialog.getByRole('button', { name: 'Copy payment link' }).click()
  await expect(dialog.getByRole('button', { name: 'Payment link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `ethereum:${one}@1?value=123456789012345678`,
  )
  await checkAccess(page, 'the amount')

  // An amount of a token, with all its decimals.
  await askFor(dialog, '1.234567', /USD/)
  await scanned(dialog, `ethereum:${USDC}@1/transfer?address=${one}&uint256=1234567`)

  // Another account or network drops the requested amount.
  await page.evaluate((account) => window.testWallets.get('Ada')?.switchAccount(account), two)
  await scanned(dialog, two)
  await page.evaluate(() => window.testWallets.get('Ada')?.switchNetwork('eip155:8453'))
  await expect(dialog).toContainText('Only send tokens on Base to this address.')
  await scanned(dialog, two)
  await askFor(dialog, '2')
  await scanned(dialog, `ethereum:${two}@8453?value=2000000000000000000`)

  await dialog.locator('[part~="receive-networks"]').click()
  await expect(dialog).toHaveAccessibleName('Receive on')
  await expect(dialog).toContainText('Base')
  await closeDialog(page)
  // Opened again, the code has only the address.
  await openReceive(page)
  await scanned(dialog, two)
  await closeDialog(page)

  // The page requests an amount, on another network than the wallet's.
  await page.evaluate(() => window.latchkey.open('WalletReceive', { amount: 7n, networkId: 'eip155:1' }))
  await scanned(dialog, `ethereum:${two}@1?value=7`)
  await expect(dialog.locator('[part~="receive-ask"]')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('receive: on Solana the code is a Solana Pay link, for SOL and for a token', async ({
  visit,
  servers,
}) => {
  const wallets = chainWallets(servers.gateway.url).filter(({ name }) => name === 'Mira')
  const page = await visit('playground', { wallets, query: { receive: 'on', solana: 'on' } })
  await connectFirst(page, 'Mira')
  const address = (await page.getByTestId('address').textContent()) ?? ''
  const dialog = await openReceive(page)
  await scanned(dialog, address)
  await askFor(dialog, '0.123456789')
  await scanned(dialog, `solana:${address}?amount=0.123456789`)
  await askFor(dialog, '1.00001', /USD Coin|Bonk/)
  const link = await readCodeLike(dialog, CODE, /spl-token=/)
  const [, mint] = /^solana:\w+\?amount=1\.00001&spl-token=([1-9A-HJ-NP-Za-km-z]{32,44})$/.exec(link) ?? []
  expect(link).toContain(`solana:${address}?`)
  expect(mint).toBeDefined()
  expect(await violations(page)).toEqual([])
})

test('receive: phones share the code’s text, or copy it if sharing fails @phone-only', async ({
  page: first,
  visit,
  context,
  servers,
}) => {
  await loadAxe(first)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await first.addInitScript(() => {
    const shared: string[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: { readonly text: string }) => {
        if (shared.push(text) > 1) throw new DOMException('refused', 'NotAllowedError')
      },
    })
  })
  const networks = localNetworks(servers.gateway.url)
  const page = await visit('playground', {
    wallets: [{ name: 'Ada', rdns: 'example.ada', networks }],
    query: { receive: 'on' },
  })
  await page.locator('[data-latchkey-button="connect"]').click()
  await dialogOf(page).getByRole('button', { name: 'Ada' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  const address = (await page.getByTestId('address').textContent()) ?? ''
  await page.evaluate((language) => window.latchkey.setLanguage(language), {
    ...arabic,
    texts: { ...arabic.texts, ...receiveInArabic },
  })
  await page.evaluate(() => window.latchkey.open('WalletReceive'))
  const dialog = dialogOf(page)
  await scanned(dialog, address)
  await checkAccess(page, 'the address in Arabic')
  const share = dialog.locator('[part~="share-button"]')
  await expect(share).toHaveText('مشاركة')
  await share.click()
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual([address])
  await share.click()
  await expect(share).toHaveText('نُسخ بدلًا من ذلك')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await violations(page)).toEqual([])
})
