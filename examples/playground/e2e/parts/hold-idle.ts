import type { Page } from '@playwright/test'

/** Keeps the page busy: what waits for an idle browser waits until `beIdle`. Called before the page is opened. */
export async function holdIdle(page: Page): Promise<{ readonly beIdle: () => Promise<void> }> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    let isHeld = true
    const requestIdleCallback = (run: () => void): void => {
      if (isHeld) waiting.push(run)
      else setTimeout(run)
    }
    const beIdle = (): void => {
      isHeld = false
      for (const run of waiting.splice(0)) setTimeout(run)
    }
    Object.assign(window, { requestIdleCallback, beIdle })
  })
  return { beIdle: () => page.evaluate(() => Reflect.get(window, 'beIdle')()) }
}
