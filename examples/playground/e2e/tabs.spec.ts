import type { Page } from '@playwright/test'
import { openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { expect, logPage, test } from './test'

// Authorised already, because a wallet that is connected in one tab is so in every tab.
const wallets = [{ name: 'Alpha', rdns: 'example.alpha', authorised: true }]
const MOST_WRITES = 20
const FOLLOWS_WITHIN_MS = 1_000

test('two tabs: the other one follows connecting and disconnecting, without a wallet request', async ({
  visit,
  context,
}) => {
  const page = await visit('minimal', { wallets })
  const other = await context.newPage()
  const pageLog = logPage(other)
  await visit('minimal', { wallets }, other)

  await openList(page)
  await walletRow(page, 'Alpha').click()
  await expect(pageButton(page, 'account')).toBeVisible()
  await expect(pageButton(other, 'account')).toBeVisible()
  const asked = await other.evaluate(() =>
    window.testWallets.get('Alpha')?.requests.map(({ method }) => method),
  )
  expect(asked).not.toContain('eth_requestAccounts')

  await expect(page.locator('[data-latchkey] dialog[open]')).toHaveCount(0)
  await (await openAccount(other)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(pageButton(other, 'connect')).toBeVisible()
  await expect(pageButton(page, 'connect')).toBeVisible()
  for (const tab of [page, other])
    expect(await tab.evaluate(() => window.pageWatch.storageWrites.length)).toBeLessThan(MOST_WRITES)
  expect(pageLog.errors).toEqual([])
})

test('two tabs: connecting, changes and disconnecting are followed within a second, with few writes', async ({
  visit,
  context,
}) => {
  const page = await visit('playground', { query: { confirm: 'auto' }, wallets })
  const other = await context.newPage()
  const pageLog = logPage(other)
  await visit('playground', { query: { confirm: 'auto' }, wallets }, other)
  const both = [page, other]
  const follows = async (what: string, text: string): Promise<void> => {
    for (const tab of both)
      await expect.poll(() => shown(tab, what), { timeout: FOLLOWS_WITHIN_MS }).toBe(text)
  }
  /** Extensions emit to every tab; a simulated wallet exists in one tab only, so the change is made in each. */
  const inWallets = (change: (wallet: string) => Promise<unknown>): Promise<unknown> =>
    Promise.all(both.map((tab) => tab.evaluate(change, 'Alpha')))
  const writes = async (): Promise<number> => {
    const counts = await Promise.all(
      both.map((tab) =>
        tab.evaluate(
          () => window.pageWatch.storageWrites.filter((key) => key.startsWith('latchkey/')).length,
        ),
      ),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }

  await openList(page)
  await walletRow(page, 'Alpha').click()
  await follows('status', 'connected')
  const second = await page.evaluate(async () => (await window.testWallets.get('Alpha')?.accounts())?.[1])
  await inWallets(async (name) => {
    const wallet = window.testWallets.get(name)
    const [, address] = (await wallet?.accounts()) ?? []
    if (address) await wallet?.switchAccount(address)
  })
  await follows('address', String(second))
  await inWallets(async (name) => window.testWallets.get(name)?.switchNetwork('eip155:8453'))
  await follows('network', 'Base')
  await other.evaluate(() => window.latchkey.plugins.session.disconnect())
  await follows('status', 'disconnected')

  const count = await writes()
  expect(count).toBeLessThan(MOST_WRITES)
  // No tab answers a change with writes: a second later the count is the same.
  await page.waitForTimeout(FOLLOWS_WITHIN_MS)
  expect(await writes()).toBe(count)
  const asked = await other.evaluate(() =>
    window.testWallets.get('Alpha')?.requests.map(({ method }) => method),
  )
  expect(asked).not.toContain('eth_requestAccounts')
  expect(pageLog.errors).toEqual([])
})

const shown = (tab: Page, what: string): Promise<string | null> =>
  tab.evaluate((id) => document.querySelector(`[data-testid="${id}"]`)?.textContent ?? null, what)
