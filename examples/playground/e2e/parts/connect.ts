import type { Page } from '@playwright/test'
import type { Address } from 'viem'
import { expect } from '../test'
import { dialogOf, openList, walletRow } from './dialog'
import { approve } from './wallet-window'

/** The account of the playground's Brass Wallet at this index. */
export async function brassAccount(page: Page, index = 0): Promise<Address> {
  const accounts = await page.evaluate(() => window.wallets.brass.accounts())
  const account = accounts[index]
  if (!account) throw new Error(`Brass Wallet has no account ${index}.`)
  return account
}

/** Connects the playground's Brass Wallet by its visible window, as a user would. */
export async function connectBrass(page: Page): Promise<Address> {
  await openList(page)
  await walletRow(page, 'Brass Wallet').click()
  await approve(page, /^Connect to/)
  await expect(dialogOf(page)).toHaveCount(0)
  const account = await brassAccount(page)
  await expect(page.getByTestId('address')).toHaveText(account)
  return account
}

/** Methods of the requests to a wallet, in order. */
export async function methodsAsked(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.wallets.brass.requests.map(({ method }) => method))
}
