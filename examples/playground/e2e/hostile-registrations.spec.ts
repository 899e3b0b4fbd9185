import { generateKeyPairSync } from 'node:crypto'
import bs58 from 'bs58'
import type { TestWallet } from './page/globals'
import { interceptRegistrations } from './page/intercept-registrations'
import { openList, walletRow } from './parts/dialog'
import { chainWallets, connectFirst, sign } from './parts/multichain-wallets'
import { methodsOf } from './parts/wallet-methods'
import { expect, many, test } from './test'

const SOLANA_SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{80,90}$/

function miraOf(gateway: string): TestWallet {
  const mira = chainWallets(gateway).find(({ name }) => name === 'Mira')
  if (!mira) throw new Error('There is no Mira.')
  return mira
}

/**
 * A wallet with the same name and another key. It claims to be authorised already, so it approves without a
 * prompt.
 */
function cloneOf({ remembers: _, ...wallet }: TestWallet): {
  readonly clone: TestWallet
  readonly foreign: string
} {
  const { x = '', d = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  const [address, seed] = [x, d].map((part) => Buffer.from(part, 'base64url'))
  if (!address || !seed) throw new Error('There is no key.')
  const secret = bs58.encode(Buffer.concat([seed, address]))
  return { clone: { ...wallet, solanaAccounts: [secret], authorised: true }, foreign: bs58.encode(address) }
}

test('wallet standard: a script that registers other scripts’ wallets and unregisters them removes none', async ({
  page,
  visit,
  servers,
}) => {
  await page.addInitScript(interceptRegistrations)
  await visit('playground', { wallets: [miraOf(servers.gateway.url)], query: many })
  expect(await page.evaluate(() => window.interceptor.removeWallets())).toBeGreaterThan(0)
  await openList(page)
  await expect(walletRow(page, 'Mira')).toBeVisible()
  // The same while the wallet is listed.
  await page.evaluate(() => window.interceptor.removeWallets())
  await walletRow(page, 'Mira').click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.evaluate(() => window.interceptor.removeWallets())
  expect(await sign(page)).toMatch(SOLANA_SIGNATURE)
  await expect(page.getByTestId('status')).toHaveText('connected')
})

test('wallet standard: a script cannot replace the register function, and a wallet that registers late is listed', async ({
  page,
  visit,
  servers,
}) => {
  await page.addInitScript(interceptRegistrations)
  const mira = { ...miraOf(servers.gateway.url), appearsAfterMs: 500 }
  await visit('playground', { wallets: [mira], query: many })
  await connectFirst(page, 'Mira')
  expect(await sign(page)).toMatch(SOLANA_SIGNATURE)
  expect(await methodsOf(page, 'Mira')).toContain('solana:signMessage')
  expect(await page.evaluate(() => window.interceptor.stolen.length)).toBe(0)
})

for (const order of ['before', 'after'] as const)
  test(`wallet standard: a wallet with the name of another, registered ${order} that one, is not connected in its place`, async ({
    page,
    visit,
    servers,
  }) => {
    const mira = miraOf(servers.gateway.url)
    const { clone, foreign } = cloneOf(mira)
    await visit('playground', { wallets: [mira], query: many })
    await connectFirst(page, 'Mira')
    const address = String(await page.getByTestId('address').textContent())
    await page.goto('about:blank')
    const tab = await page.context().newPage()
    const wallets = order === 'before' ? [clone, mira] : [mira, clone]
    await visit('playground', { wallets, query: many }, tab)
    await expect(tab.getByTestId('address')).toHaveText(address)
    expect(address).not.toBe(foreign)
    await expect(tab.locator('[data-latchkey]').getByText('now uses')).toHaveCount(0)
    await tab.reload()
    await expect(tab.getByTestId('address')).toHaveText(address)
  })
