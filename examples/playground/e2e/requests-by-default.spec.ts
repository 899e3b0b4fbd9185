import { connectBrass } from './parts/connect'
import { dialogOf, pageButton, walletRow } from './parts/dialog'
import { expect, test } from './test'

const wallets = [{ name: 'Alpha', rdns: 'example.alpha' }]

/** Pages with wallets of this browser only, and with every kind of wallet, some of which a directory lists. */
const pages = [
  ['minimal', {}],
  ['playground', { path: 'multichain.html' }],
] as const

for (const [example, opening] of pages)
  test(`requests: before the first click the list is rendered ahead, and no host is contacted and nothing is stored (${example})`, async ({
    visit,
    pageLog,
    servers,
  }) => {
    const page = await visit(example, { ...opening, wallets })
    await expect(pageButton(page, 'connect')).toBeVisible()
    await expect(page.locator('[data-latchkey] [part~="connect"]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    await expect(dialogOf(page)).toHaveCount(0)
    const origin = new URL(servers.sites[example].url).origin
    expect(pageLog.requests.filter((url) => new URL(url).origin !== origin)).toEqual([])
    const left = await page.evaluate(() => ({
      writes: window.pageWatch.storageWrites,
      names: Object.getOwnPropertyNames(window).filter(
        (name) => name !== 'pageWatch' && !window.pageWatch.namesBefore.includes(name),
      ),
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      cookies: document.cookie,
      asked: window.testWallets.get('Alpha')?.requests.length,
    }))
    expect(left).toEqual({ writes: [], names: [], keys: [], cookies: '', asked: 0 })
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
  })

test('requests: with the balance off, connecting sends no RPC request', async ({ visit, servers }) => {
  const page = await visit('playground')
  await page.getByLabel('Balances').uncheck()
  await connectBrass(page)
  await page.waitForLoadState('networkidle')
  expect(await servers.gateway.requests('rpc:1')).toEqual([])
  expect(await servers.gateway.requests('rpc:8453')).toEqual([])
})

test('requests: with the balance on, only the active chain is read, and only once connected', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground')
  await pageButton(page, 'connect').click()
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await servers.gateway.requests('rpc:1')).toEqual([])
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await connectBrass(page)
  await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
  const calls = (await servers.gateway.requests('rpc:1')).map(({ call }) => call)
  expect(new Set(calls)).toEqual(new Set(['eth_getBalance']))
  expect(await servers.gateway.requests('rpc:8453')).toEqual([])
})
