import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '../test'

/** A document with a Latchkey instance. */
export type PageOrFrame = Page | FrameLocator

/** The open Latchkey dialog. */
export function dialogOf(page: PageOrFrame): Locator {
  return page.locator('[data-latchkey] dialog[open]')
}

/** A wallet's row in the list. */
export function walletRow(page: PageOrFrame, wallet: string | RegExp): Locator {
  return dialogOf(page).getByRole('button', { name: wallet })
}

/** The page's own button. */
export function pageButton(page: PageOrFrame, name: 'connect' | 'account' | 'network'): Locator {
  return page.locator(`[data-latchkey-button="${name}"]`)
}

/** Presses the page's button and waits until the list of wallets is complete. */
export async function openList(page: PageOrFrame): Promise<Locator> {
  await pageButton(page, 'connect').click()
  const dialog = dialogOf(page)
  await expect(dialog).toHaveAccessibleName('Connect wallet')
  return dialog
}

export async function openAccount(page: PageOrFrame): Promise<Locator> {
  await pageButton(page, 'account').click()
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  return dialog
}

/** Presses an action of the account screen, which may be among those behind "More". */
export async function pressAction(dialog: Locator, name: string): Promise<void> {
  // An empty list may lead the same way.
  const action = dialog
    .locator('[part~="account-action"]')
    .and(dialog.getByRole('button', { name, exact: true }))
  const more = dialog.getByRole('button', { name: 'More', exact: true })
  await expect(action.or(more).first()).toBeVisible()
  if (!(await action.isVisible())) await more.click()
  await action.click()
}

export async function closeDialog(page: PageOrFrame): Promise<void> {
  await dialogOf(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

/** A banner with this text. While the dialog closes there may be two, one in it and one over the page. */
export const bannerWith = (page: Page, text: string): Locator =>
  page.locator('[part~="banner"]').getByText(text).first()
