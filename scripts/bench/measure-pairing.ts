import type { Browser, Page } from '@playwright/test'
import { keepNames } from '../browser/keep-names'
import type { Figures } from './measure-page'
import { pressAndWatch } from './pairing-probe'

/** Long enough that nothing is fetched any more. */
const QUIET_MS = 1_000

export type PairingPage = 'pairing' | 'pairing-floor'

/**
 * From the press to the code, with the library in the browser's cache: once when nothing announced the press, once when
 * a pointer did. The floor draws what the library itself gives.
 */
export async function measurePairing(
  browser: Browser,
  url: string,
  relay: string,
  name: PairingPage,
): Promise<Figures> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const visit = async (hovers: boolean): Promise<number> => {
      const page = await context.newPage()
      await page.addInitScript(keepNames)
      await page.goto(`${url}${name}.html?${new URLSearchParams({ relay })}`)
      const way = await goToWay(page, name)
      if (hovers) await way.hover()
      await page.waitForTimeout(QUIET_MS)
      const { painted } = await page.evaluate(pressAndWatch)
      await page.close()
      return painted
    }
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

/** What is pressed: the floor has nothing but that. */
async function goToWay(page: Page, name: PairingPage) {
  const button = page.locator('button:enabled').first()
  await button.waitFor()
  if (name === 'pairing-floor') return button
  await button.click()
  const way = page.locator('[part~="relay"]')
  await way.waitFor()
  // The pointer must not lie on it by chance.
  await page.mouse.move(0, 0)
  return way
}
