import type { Browser } from '@playwright/test'
import { keepNames } from './figures'
import { clickAndWatch, type Figures, QUIET_MS, type Watch } from './press'

export const SHOW_CODE: Watch = {
  opener: 'dialog[open] [part~="relay"]',
  wanted: '[part="qr-code"] [role="img"][aria-hidden="false"] path',
}
export const SHOW_BASELINE_CODE: Watch = { opener: 'button', wanted: 'body > svg path' }

/**
 * Measures from the click to the code, with the relay library cached. The baseline draws the URI of the
 * library.
 */
export async function measurePairing(browser: Browser, url: string, watch: Watch): Promise<Figures> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const visit = async (hovers: boolean): Promise<number> => {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.goto(url)
    await page.locator('button:enabled').first().waitFor()
    if (watch === SHOW_CODE) await page.locator('button:enabled').first().click()
    const button = page.locator(watch.opener).first()
    await button.waitFor()
    await page.mouse.move(0, 0)
    if (hovers) await button.hover()
    await page.waitForTimeout(QUIET_MS)
    const { visible } = await page.evaluate(clickAndWatch, watch)
    await page.close()
    return visible
  }
  try {
    // Fills the cache.
    await visit(false)
    return {
      'press to code painted, library cached': await visit(false),
      'press to code painted, after hovering': await visit(true),
    }
  } finally {
    await context.close()
  }
}
