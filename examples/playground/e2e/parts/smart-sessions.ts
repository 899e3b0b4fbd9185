import type { Locator, Page } from '@playwright/test'
import { expect } from '../test'
import { dialogOf, openAccount, pressAction } from './dialog'

/** Requests 0.05 ETH a day for one hour. The page keeps the promise of the outcome. */
export async function askForSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Math.floor(Date.now() / 1_000)
    const asked = window.latchkey.plugins.smartSessions?.grantPermissions({
      expiry: now + 3_600,
      signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: `0x04${'ab'.repeat(64)}` }] } },
      permissions: [
        {
          type: 'native-token-recurring-allowance',
          data: { allowance: '0xb1a2bc2ec50000', start: now + 60, period: 86_400 },
        },
      ],
    })
    Reflect.set(
      window,
      'outcome',
      asked?.then(
        (granted) => ({
          context: granted.context.slice(0, 2),
          address: granted.address,
          chainId: granted.chainId,
        }),
        (error: unknown) => ({ code: Reflect.get(Object(error), 'code') }),
      ),
    )
  })
}

export const sessionOutcome = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'outcome'))

export async function openSessions(page: Page): Promise<Locator> {
  await openAccount(page)
  const dialog = dialogOf(page)
  await pressAction(dialog, 'Smart sessions')
  await expect(dialog).toHaveAccessibleName('Smart sessions')
  return dialog
}

/** Opens the only session in the list. */
export async function openSession(dialog: Locator): Promise<void> {
  await dialog.locator('[part~="smart-session"]').click()
  await expect(dialog).toContainText('Renews after 1 day')
}

/** Revokes the shown session, after which the wallet is asked. */
export async function revokeSession(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(dialog).toContainText('Revoke what')
  await dialog.locator('[part~="smart-session-revoke-confirm"]').click()
}
