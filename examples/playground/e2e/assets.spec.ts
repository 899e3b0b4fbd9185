import type { Page } from '@playwright/test'
import type { TestWallet } from './page/globals'
import { closeDialog, dialogOf, openAccount, pageButton } from './parts/dialog'
import { connectFirst } from './parts/multichain-wallets'
import { watchNetwork } from './parts/wait-for-network-idle'
import { expect, localNetworks, many, test } from './test'

/** A wallet with the ten well-known dev accounts. The one at this index is active. */
function keyed(gateway: string): TestWallet {
  return {
    name: 'Keys',
    rdns: 'example.keys',
    accounts: 10,
    networks: localNetworks(gateway),
    remembers: true,
  }
}
async function useAccount(page: Page, index: number): Promise<void> {
  await page.evaluate(async (number) => {
    const wallet = window.testWallets.get('Keys')
    const address = (await wallet?.accounts())?.[number]
    if (address) await wallet?.switchAccount(address)
  }, index)
}
const row = (page: Page, token: string) =>
  dialogOf(page).locator('[part~="token"]').filter({ hasText: token })
const name = (page: Page) => dialogOf(page).locator('[part~="profile-name"]')

test('assets: shows the data API’s tokens with prices, and the account by its name', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { wallets: [keyed(servers.gateway.url)], query: many })
  await connectFirst(page, 'Keys')
  await openAccount(page)
  await expect(name(page)).toHaveText('lantern.eth')
  await expect(row(page, 'USDC')).toContainText('10,000.000')
  await expect(row(page, 'USDC')).toContainText('$10,000.00')
  await expect(row(page, 'USDC').locator('img')).toHaveCount(1)
  await expect(row(page, 'DAI')).toContainText('$9,990.00')
  await expect(dialogOf(page).locator('[part~="total"]')).toContainText('$')
})

test('assets: with pictures switched off none is requested from another host, and the console stays empty', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', {
    wallets: [keyed(servers.gateway.url)],
    query: { ...many, pictures: 'off' },
  })
  const asked: string[] = []
  page.on('request', (request) => {
    const isForeign =
      request.url().startsWith('http') && !request.url().startsWith(servers.sites.playground.url)
    if (request.resourceType() === 'image' && isForeign) asked.push(request.url())
  })
  // The host's policy then forbids pictures of other hosts.
  await page.evaluate(() => {
    const policy = { httpEquiv: 'Content-Security-Policy', content: "img-src 'self' data: blob:" }
    document.head.append(Object.assign(document.createElement('meta'), policy))
  })
  await connectFirst(page, 'Keys')
  await openAccount(page)
  await expect(row(page, 'USDC')).toContainText('10,000.000')
  await expect(row(page, 'USDC').locator('img')).toHaveCount(0)
  await expect(name(page)).toHaveText('lantern.eth')
  expect(asked).toEqual([])
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})

test('assets: without the data API the host’s listed tokens are read from the chain, without prices', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', {
    wallets: [keyed(servers.gateway.url)],
    query: { ...many, data: 'off', directory: 'off' },
  })
  await connectFirst(page, 'Keys')
  await openAccount(page)
  await expect(name(page)).toHaveText('lantern.eth')
  await expect(row(page, 'USDC')).toContainText('10,000.000')
  await expect(row(page, 'ETH')).toBeVisible()
  await expect(dialogOf(page)).not.toContainText('$')
})

const names = [
  { index: 0, shown: 'lantern.eth', unusual: false },
  { index: 2, shown: '🏮lamp.eth', unusual: true },
  // The second letter of this name is Cyrillic, so the name is not shown.
  { index: 3, shown: undefined, unusual: false },
  { index: 5, shown: undefined, unusual: false },
  { index: 6, shown: 'маяк.eth', unusual: true },
  { index: 7, shown: undefined, unusual: false },
]
for (const source of ['on', 'off'])
  test(`assets: safe names are shown, unusual ones are marked and look-alikes are hidden, with the data API ${source}`, async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', {
      wallets: [keyed(servers.gateway.url)],
      query: { ...many, data: source, directory: source },
    })
    const networkIdle = watchNetwork(page)
    await connectFirst(page, 'Keys')
    for (const { index, shown, unusual } of names) {
      await useAccount(page, index)
      await networkIdle()
      await openAccount(page)
      if (shown === undefined) await expect(name(page)).toHaveCount(0)
      else await expect(name(page)).toHaveText(shown)
      await expect(dialogOf(page).locator('[part~="unusual-name"]')).toHaveCount(unusual ? 1 : 0)
      await closeDialog(page)
    }
  })

test.describe('assets: the data API fails', () => {
  test.use({ expectedErrors: /Failed to load resource|BALANCE_UNAVAILABLE|HTTP|service|answer/i })
  const troubles = [{ kind: 'status', status: 500 }, { kind: 'garbage' }, { kind: 'cut' }] as const
  for (const trouble of troubles)
    test(`assets: with the fault ${trouble.kind} of the data API the chain is read instead`, async ({
      visit,
      servers,
    }) => {
      await servers.gateway.fault({ service: 'data', ...trouble })
      const page = await visit('playground', { wallets: [keyed(servers.gateway.url)], query: many })
      await connectFirst(page, 'Keys')
      await openAccount(page)
      await expect(row(page, 'USDC')).toContainText('10,000.000')
      await expect(name(page)).toHaveText('lantern.eth')
    })

  test('assets: with an empty response the account is shown as empty', async ({ visit, servers }) => {
    await servers.gateway.fault({ service: 'data:balance', kind: 'empty' })
    const page = await visit('playground', { wallets: [keyed(servers.gateway.url)], query: many })
    await connectFirst(page, 'Keys')
    await openAccount(page)
    await expect(dialogOf(page)).toContainText('No tokens yet')
  })

  test('assets: while the data API is slow the view shows that it is loading', async ({ visit, servers }) => {
    await servers.gateway.fault({ service: 'data:balance', kind: 'slow', delayMs: 8_000 })
    const page = await visit('playground', { wallets: [keyed(servers.gateway.url)], query: many })
    await connectFirst(page, 'Keys')
    await openAccount(page)
    await expect(dialogOf(page)).toContainText('Loading tokens')
    await expect(row(page, 'USDC')).toBeVisible({ timeout: 20_000 })
  })

  test('assets: without any response the view shows an error, the last values and a retry', async ({
    visit,
    servers,
  }) => {
    const page = await visit('playground', { wallets: [keyed(servers.gateway.url)], query: many })
    await connectFirst(page, 'Keys')
    await openAccount(page)
    await expect(row(page, 'USDC')).toBeVisible()
    await closeDialog(page)
    await servers.gateway.fault({ service: 'data', kind: 'status', status: 503 })
    await servers.gateway.fault({ service: 'rpc', kind: 'status', status: 503 })
    await page.reload()
    await openAccount(page)
    await expect(row(page, 'USDC')).toContainText('10,000.000')
    await expect(name(page)).toHaveText('lantern.eth')
  })
})

test('assets: of 5,000 tokens only the visible ones are rendered', async ({ visit, servers }) => {
  const page = await visit('playground', {
    wallets: [keyed(servers.gateway.url)],
    query: { ...many, data: 'many' },
  })
  await connectFirst(page, 'Keys')
  await openAccount(page)
  const rows = dialogOf(page).locator('[part~="token"]')
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(60)
})

test('assets: malicious content of a hostile service is neither shown nor run', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', {
    wallets: [keyed(servers.gateway.url)],
    query: { ...many, data: 'hostile' },
  })
  await connectFirst(page, 'Keys')
  await openAccount(page)
  await expect(dialogOf(page).locator('[part~="account"]')).toBeVisible()
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
  await expect(dialogOf(page)).not.toContainText(/NaN|Infinity|undefined|e\+/)
})

test.describe('assets: offline', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to/ })
  test('assets: shows the last values while offline, and new ones afterwards', async ({
    visit,
    servers,
    context,
  }) => {
    const page = await visit('playground', { wallets: [keyed(servers.gateway.url)], query: many })
    await connectFirst(page, 'Keys')
    await openAccount(page)
    await expect(row(page, 'USDC')).toBeVisible()
    await context.setOffline(true)
    await expect(dialogOf(page)).toContainText('You’re offline')
    await expect(row(page, 'USDC')).toBeVisible()
    await context.setOffline(false)
    await expect(dialogOf(page)).not.toContainText('You’re offline')
  })
})

test('budget: with balances and names off, connecting and opening the account sends no request', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', {
    wallets: [keyed(servers.gateway.url)],
    query: { ...many, balances: 'off', names: 'off' },
  })
  const networkIdle = watchNetwork(page)
  await connectFirst(page, 'Keys')
  await openAccount(page)
  await networkIdle()
  for (const service of ['rpc:1', 'rpc:8453', 'data:balance', 'data:identity', 'data:supported-chains'])
    expect(await servers.gateway.requests(service), service).toEqual([])
})

test('budget: one view sends the requests that the README lists', async ({ visit, servers }) => {
  const page = await visit('playground', { wallets: [keyed(servers.gateway.url)], query: many })
  const networkIdle = watchNetwork(page)
  const counts = async (): Promise<Readonly<Record<string, number>>> => {
    await networkIdle()
    const services = [
      'rpc:1',
      'data:supported-chains',
      'data:identity',
      'data:balance',
      'data:price',
      'data:profile',
    ]
    const all = await Promise.all(services.map((service) => servers.gateway.requests(service)))
    return Object.fromEntries(services.map((service, index) => [service, all[index]?.length ?? 0] as const))
  }
  await connectFirst(page, 'Keys')
  await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
  const connected = await counts()
  expect(connected).toEqual({
    'rpc:1': 1,
    'data:supported-chains': 1,
    'data:identity': 1,
    'data:balance': 0,
    'data:price': 0,
    'data:profile': 0,
  })
  await openAccount(page)
  await expect(row(page, 'USDC')).toBeVisible()
  expect(await counts()).toEqual({ ...connected, 'data:balance': 1 })
  // The view is opened again within half a minute, so no request is sent.
  await closeDialog(page)
  await openAccount(page)
  await expect(row(page, 'USDC')).toBeVisible()
  expect(await counts()).toEqual({ ...connected, 'data:balance': 1 })
})
