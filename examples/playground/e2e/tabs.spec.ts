import { openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { expect, keepJournal, test } from './test'

// Allowed in before, as a wallet is in every tab once it is in one.
const wallets = [{ name: 'Alpha', rdns: 'example.alpha', authorised: true }]
const MOST_WRITES = 20

test('two tabs: the other one follows connecting and disconnecting, without asking', async ({
  visit,
  context,
}) => {
  const page = await visit('minimal', { wallets })
  const other = await context.newPage()
  const journal = keepJournal(other)
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
  expect(journal.errors).toEqual([])
})
