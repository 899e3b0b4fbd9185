import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'

/** The open dialog of the page's latchkey. */
export function dialogOf(page: Page): Locator {
  return page.locator('[data-latchkey] dialog[open]')
}

/** A wallet's row in the list. */
export function walletRow(page: Page, wallet: string): Locator {
  return dialogOf(page).getByRole('button', { name: wallet })
}

/** The page's own button. */
export function pageButton(page: Page, name: 'connect' | 'account' | 'network'): Locator {
  return page.locator(`[data-latchkey-button="${name}"]`)
}

/** Presses the page's button and waits until the list of wallets stands. */
export async function openList(page: Page): Promise<Locator> {
  await pageButton(page, 'connect').click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Connect Wallet')
  return dialog
}

export async function openAccount(page: Page): Promise<Locator> {
  await pageButton(page, 'account').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  return dialog
}

export async function closeDialog(page: Page): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}
