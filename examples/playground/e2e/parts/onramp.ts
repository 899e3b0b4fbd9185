import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'
import { dialogOf, openAccount, pressAction } from './dialog'

export const buyProgress = (page: Page): Locator => dialogOf(page).locator('[part~="onramp-progress"]')
export const buyProvider = (page: Page): Locator => dialogOf(page).locator('[part~="onramp-provider"]')
export const buyAmount = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: 'You pay' })

export async function openBuy(page: Page): Promise<Locator> {
  await openAccount(page)
  const dialog = dialogOf(page)
  await pressAction(dialog, 'Buy')
  await expect(dialog).toHaveAccessibleName('Buy crypto')
  return dialog
}

/** Presses the button and resolves with the provider's page that it opens. */
export async function openRamp(page: Page, press: Locator = buyProvider(page)): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press.click()])
  await expect(popup.getByRole('heading', { name: 'Lantern Ramp' })).toBeVisible()
  return popup
}

export async function buyArrived(page: Page): Promise<void> {
  await expect(buyProgress(page)).toHaveAttribute('data-phase', 'arrived', { timeout: 30_000 })
}
