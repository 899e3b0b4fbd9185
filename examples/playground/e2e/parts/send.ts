import type { Locator, Page } from '@playwright/test'
import type { Address } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from '../test'
import { dialogOf, openAccount, pressAction } from './dialog'

/** A new random address. */
export const newReceiver = (): Address => privateKeyToAccount(generatePrivateKey()).address

export async function openSend(page: Page): Promise<Locator> {
  await openAccount(page)
  const dialog = dialogOf(page)
  await pressAction(dialog, 'Send')
  await expect(dialog).toHaveAccessibleName('Send')
  return dialog
}

/** Fills in the form and opens the preview. `receiver` is the address, if a name is entered. */
export async function previewSend(
  dialog: Locator,
  amount: string,
  to: string,
  receiver: string = to,
): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await dialog.getByRole('textbox', { name: 'To' }).fill(to)
  await dialog.getByRole('button', { name: 'Review' }).click()
  await expect(dialog).toHaveAccessibleName('Review')
  await expect(dialog.locator('[part~="send-receiver"]')).toHaveText(receiver)
}

/** Presses Send in the preview as soon as the fee is shown. */
export async function confirmSend(dialog: Locator): Promise<void> {
  await expect(dialog.locator('[part~="send-fee"]')).toBeVisible()
  await dialog.locator('[part~="send-confirm"]').click()
}

export async function sendArrived(dialog: Locator): Promise<void> {
  await expect(dialog.locator('[part~="send-end"]')).toHaveAttribute('data-phase', 'confirmed', {
    timeout: 20_000,
  })
}
