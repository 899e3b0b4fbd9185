import type { Page } from '@playwright/test'
import { intrinsicsAtFirst, intrinsicsChanged } from './parts/changed-built-ins'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { methodsOf } from './parts/wallet-methods'
import { expect, test } from './test'

const wallets = ['Alpha', 'Bravo', 'Carol', 'Delta', 'Echo', 'Fox', 'Golf', 'Hotel', 'India'].map((name) => ({
  name,
  rdns: `example.${name.toLowerCase()}`,
}))

/** Timeout of the start, because freezing all built-ins takes long on a busy machine. */
const STARTS_MS = 20_000

/**
 * Is refused, connects, switches the network and disconnects, which covers all code that creates errors and
 * lists.
 */
async function wholeWay(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.testWallets.get('Alpha')?.failNext('eth_requestAccounts', { code: 4001, message: 'No' }),
  )
  const dialog = await openList(page)
  await dialog.getByRole('searchbox').fill('alp')
  await expect(walletRow(page, 'Bravo')).toHaveCount(0)
  await walletRow(page, 'Alpha').click()
  await expect(dialog.getByText('Connection declined', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await openAccount(page)
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await expect.poll(() => methodsOf(page, 'Alpha')).toContain('wallet_switchEthereumChain')
  await page.keyboard.press('Escape')
  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(pageButton(page, 'connect')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
}

test.describe('locked page:', () => {
  // SES checks whether the page allows `eval`. This page does not, and Chromium logs that.
  test.use({ expectedErrors: /Content Security Policy.*(eval|script)|Trusted ?Script/i })

  test('locked page: after SES lockdown() everything works', async ({ page, visit }) => {
    await visit('host-dialogs', { wallets, query: { ses: '' } })
    await expect(pageButton(page, 'connect')).toBeVisible({ timeout: STARTS_MS })
    const locked = await page.evaluate(() =>
      [Object, Array, Promise].every((one) => Object.isFrozen(one.prototype)),
    )
    expect(locked).toBe(true)
    await wholeWay(page)
    const broken = await page.evaluate(() =>
      window.pageWatch.violations.filter((text) => !/ (Function|eval)\|/.test(text)),
    )
    expect(broken).toEqual([])
  })
})

test('locked page: everything works with frozen built-ins and an additional property on every array', async ({
  page,
  visit,
}) => {
  await visit('host-dialogs', { wallets, query: { frozen: '' } })
  await expect(pageButton(page, 'connect')).toBeVisible({ timeout: STARTS_MS })
  const extras = await page.evaluate(() => {
    const names: string[] = []
    for (const name in []) names.push(name)
    return names
  })
  expect(extras).toEqual(['last'])
  await wholeWay(page)
})

/** What Prototype.js 1.6 and its kind put on every object and list: a name that `for…in` finds, and lists that write themselves as texts. */
function extendPrototypes(): void {
  Object.assign(Object.prototype, { each: () => undefined })
  Object.assign(Array.prototype, {
    toJSON(this: readonly unknown[]) {
      return this.map((one) => JSON.stringify(one)).join()
    },
  })
}

test('extended page: everything works where every object has a property more and lists write themselves', async ({
  page,
  visit,
}) => {
  await page.addInitScript(extendPrototypes)
  await visit('minimal', { wallets })
  const extras = await page.evaluate(() => {
    const names: string[] = []
    for (const name in {}) names.push(name)
    return names
  })
  expect(extras).toEqual(['each'])
  await wholeWay(page)
})

test('unmodified page: no built-in is replaced between loading and disconnecting', async ({
  page,
  visit,
}) => {
  await page.addInitScript(intrinsicsAtFirst)
  await visit('minimal', { wallets })
  await wholeWay(page)
  expect(await page.evaluate(intrinsicsChanged)).toEqual([])
})
