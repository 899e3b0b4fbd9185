import type { Locator, Page } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { expect } from '../test'
import { dialogOf, openList } from './dialog'

/** Reads the QR code that is on the screen, from its pixels. */
export function readCode(dialog: Locator): Promise<string> {
  return readCodeLike(dialog, /^Code to scan/, /^wc:/)
}

/** Waits until the QR code with this name contains the expected text, and returns the text. */
export async function readCodeLike(dialog: Locator, name: RegExp, expected: RegExp): Promise<string> {
  const code = dialog.getByRole('img', { name })
  await expect(code).toBeVisible({ timeout: 20_000 })
  await code.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  let text = ''
  await expect(async () => {
    const { data, width, height } = PNG.sync.read(await dialog.screenshot())
    text = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? ''
    expect(text).toMatch(expected)
  }).toPass()
  return text
}

/** Opens the list, chooses WalletConnect and reads the QR code. */
export async function showCode(page: Page): Promise<string> {
  await openList(page)
  await relayRow(page).click()
  return readCode(dialogOf(page))
}

export function relayRow(page: Page): Locator {
  return dialogOf(page).locator('[part~="relay"]')
}
