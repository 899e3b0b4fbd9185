import type { Locator, Page } from '@playwright/test'
import { dialogOf, openAccount } from './dialog'

export async function openActivity(page: Page): Promise<Locator> {
  await openAccount(page)
  const dialog = dialogOf(page)
  await dialog.getByRole('tab', { name: 'Activity' }).click()
  return dialog
}

export const historyRows = (dialog: Locator): Locator => dialog.locator('[part~="transaction"]')
