import type { Locator, Page } from '@playwright/test'
import type { PrivateKeyAccount } from 'viem/accounts'
import { expect } from '../test'
import { dialogOf, openAccount, pressAction } from './dialog'

/** The ENSIP-11 coin type of Ethereum: the chain id with the highest bit set. */
const ETHEREUM_COIN_TYPE = 2_147_483_649

export const newName = (): string => `name-${crypto.randomUUID().slice(0, 8)}`
export const nameField = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Name' })
export const nameSubmit = (dialog: Locator): Locator => dialog.locator('[part~="register-name-submit"]')

export async function openNameForm(page: Page): Promise<Locator> {
  await openAccount(page)
  const dialog = dialogOf(page)
  await pressAction(dialog, 'Name')
  await dialog.getByRole('button', { name: 'Choose your name' }).click()
  await expect(dialog).toHaveAccessibleName('Your name')
  return dialog
}

/** Enters a free name and submits it, after which the wallet is asked. */
export async function register(dialog: Locator, name: string): Promise<void> {
  await nameField(dialog).fill(name)
  await expect(dialog).toContainText(`${name}.reown.id is free`)
  await nameSubmit(dialog).click()
}

/** The names that are registered for an address. */
export async function namesOf(gateway: string, address: string): Promise<readonly string[]> {
  const answer = await fetch(
    `${gateway}/data/v1/profile/reverse/${address}?projectId=local&apiVersion=2&sender=${address}`,
    { headers: { origin: gateway } },
  )
  const profiles: readonly { readonly name: string }[] = await answer.json()
  return profiles.map(({ name }) => name)
}

/** Registers a name for an account that is not on the page. */
export async function registerFor(gateway: string, account: PrivateKeyAccount, name: string): Promise<void> {
  const timestamp = Math.floor(Date.now() / 1_000)
  const message = JSON.stringify({ name: `${name}.reown.id`, attributes: {}, timestamp })
  const signature = await account.signMessage({ message })
  const answer = await fetch(`${gateway}/data/v1/profile/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: gateway },
    body: JSON.stringify({
      coin_type: ETHEREUM_COIN_TYPE,
      address: account.address,
      message,
      signature,
    }),
  })
  expect(answer.status).toBe(200)
}
