import type { CDPSession, Page } from '@playwright/test'
import { closeDialog, openList } from './parts/dialog'
import { expect, test } from './test'

/** The number of layouts that the browser has done since the page was loaded. */
async function layoutsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
}

/**
 * Clicks and waits for the frame after the row has appeared. Reads no size, because that would cause another
 * layout.
 */
function pressAndWait(page: Page, wallet: string): Promise<void> {
  return page.evaluate(async (name) => {
    const rowsOf = (): string => {
      const root = document.querySelector('[data-latchkey]')?.shadowRoot
      return root?.querySelector('dialog[open]')?.textContent ?? ''
    }
    document.querySelector<HTMLElement>('[data-latchkey-button="connect"]')?.click()
    for (let frames = 0; frames < 2; frames += rowsOf().includes(name) ? 1 : 0)
      await new Promise((drawn) => requestAnimationFrame(drawn))
  }, wallet)
}

test('layout: opening the list a second time causes two layouts, including that of the scroll lock', async ({
  visit,
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await visit('minimal', { wallets: [{ name: 'Bravo', rdns: 'example.bravo' }] })
  // Makes the page scrollable, so that the scroll lock changes its layout.
  await page.evaluate(() => document.body.style.setProperty('min-height', '300vh'))
  await openList(page)
  await closeDialog(page)
  // The next opening is laid out ahead, in a task after it was rendered.
  await expect(page.locator('[data-latchkey] [data-phase="closed"] [part~="wallet"]')).toBeAttached()
  await page.evaluate(
    () => new Promise((drawn) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(drawn)))),
  )
  const before = await layoutsOf(session)
  await pressAndWait(page, 'Bravo')
  expect((await layoutsOf(session)) - before).toBeLessThanOrEqual(2)
})
