import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'
import { dialogOf, openList } from './dialog'
import { codeTo } from './mailbox'

/** The playground with login by email. */
export const withEmail: { readonly query: Readonly<Record<string, string>> } = { query: { email: 'on' } }

/** A new email address for each test, because the local services remember known devices by address. */
export function newAddress(): string {
  return `ada-${crypto.randomUUID().slice(0, 8)}@example.com`
}

/** Opens the login from the list, as a user does. */
export async function openLogin(page: Page): Promise<Locator> {
  const dialog = await openList(page)
  await dialog.getByRole('button', { name: 'Continue with email' }).click()
  await expect(dialog).toHaveAccessibleName('Email login')
  return dialog
}

/** Types the address and waits for the view of the code. */
export async function sendCode(page: Page, address: string): Promise<Locator> {
  const dialog = await openLogin(page)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Confirm email')
  return dialog
}

export const codeField = (page: Page): Locator => dialogOf(page).getByRole('textbox', { name: 'Code' })

/** Logs in with a new address; resolves with the wallet's address. */
export async function logIn(page: Page, gateway: string, address: string): Promise<string> {
  await sendCode(page, address)
  await codeField(page).fill(await codeTo(gateway, address))
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('address')).toHaveText(/^0x[\da-fA-F]{40}$/)
  return page
    .getByTestId('address')
    .textContent()
    .then((text) => text ?? '')
}
