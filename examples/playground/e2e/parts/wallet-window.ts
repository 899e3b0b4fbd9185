import type { Locator } from '@playwright/test'
import { expect } from '../test'
import type { PageOrFrame } from './dialog'

/** The confirm window of a simulated wallet with this title. */
export function walletWindow(page: PageOrFrame, title: RegExp = /./): Locator {
  return page.locator('[data-simulated-wallet]').getByRole('dialog', { name: title })
}

/** Waits for the wallet's prompt and approves it. */
export async function approve(page: PageOrFrame, title: RegExp): Promise<void> {
  const window = walletWindow(page, title)
  await window.getByRole('button').last().click()
  await expect(window).toHaveCount(0)
}

export async function reject(page: PageOrFrame): Promise<void> {
  const window = walletWindow(page)
  await window.getByRole('button', { name: 'Reject' }).click()
  await expect(window).toHaveCount(0)
}
