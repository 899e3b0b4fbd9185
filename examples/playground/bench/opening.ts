import type { Browser } from '@playwright/test'
import { holdIdle } from '../e2e/parts/hold-idle'
import { asNewUser, clickAndWatch, type Figures, OPEN_LIST, QUIET_MS, scriptTimeOf } from './press'

export const IDLE = 'press to first wallet, page idle'
export const IDLE_SLOWER = 'press to first wallet, page idle, 4× slower'
export const WARM = 'press to first wallet, warm'
export const WARM_SLOWER = 'press to first wallet, warm, 4× slower'

/**
 * Measures from the click to the first wallet, on a fast and a slow machine: in a page that was idle, again after closing,
 * in a page that was not idle yet, and after hovering.
 * @param everyKind the page with every kind of wallet
 */
export async function measureOpening(browser: Browser, url: string, everyKind: string): Promise<Figures> {
  const openIdle = (address: string, slowdown: number) =>
    asNewUser(browser, { slowdown }, async (page, session) => {
      const { beIdle } = await holdIdle(page)
      await page.goto(address, { waitUntil: 'networkidle' })
      const startUp = await scriptTimeOf(session)
      await beIdle()
      await page.waitForTimeout(QUIET_MS * 2)
      const idle = (await scriptTimeOf(session)) - startUp
      const first = await page.evaluate(clickAndWatch, OPEN_LIST)
      const opening = (await scriptTimeOf(session)) - startUp - idle
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      await page.waitForTimeout(QUIET_MS)
      const warm = await page.evaluate(clickAndWatch, OPEN_LIST)
      return { startUp, idle, opening, first: first.visible, warm: warm.visible }
    })
  const openAtOnce = (slowdown: number, hovers = false) =>
    asNewUser(browser, { slowdown }, async (page) => {
      await holdIdle(page)
      await page.goto(url, { waitUntil: 'networkidle' })
      if (hovers) await page.getByRole('button', { name: 'Connect wallet' }).hover()
      if (hovers) await page.waitForTimeout(QUIET_MS)
      return (await page.evaluate(clickAndWatch, OPEN_LIST)).visible
    })
  const fast = await openIdle(url, 1)
  const slow = await openIdle(url, 4)
  return {
    [IDLE]: fast.first,
    [IDLE_SLOWER]: slow.first,
    'the same with every kind of wallet, page idle': (await openIdle(everyKind, 1)).first,
    'the same with every kind of wallet, page idle, 4× slower': (await openIdle(everyKind, 4)).first,
    [WARM]: fast.warm,
    [WARM_SLOWER]: slow.warm,
    'press to first wallet, at once': await openAtOnce(1),
    'press to first wallet, at once, 4× slower': await openAtOnce(4),
    'press to first wallet, after hovering': await openAtOnce(1, true),
    'script until idle, 4× slower': slow.startUp,
    'script when idle, 4× slower': slow.idle,
    'script of the first opening, 4× slower': slow.opening,
  }
}
