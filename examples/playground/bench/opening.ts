import type { Browser } from '@playwright/test'
import { holdIdle } from '../e2e/parts/hold-idle'
import { asNewUser, clickAndWatch, type Figures, QUIET_MS, type Watch, workOf } from './press'

export const IDLE = 'press to first wallet, page idle'
export const IDLE_SLOWER = 'press to first wallet, page idle, 4× slower'
export const EVERY_KIND = 'the same with every kind of wallet, page idle'
export const EVERY_KIND_SLOWER = 'the same with every kind of wallet, page idle, 4× slower'
export const WARM = 'press to first wallet, warm'
export const WARM_SLOWER = 'press to first wallet, warm, 4× slower'
export const AT_ONCE = 'press to first wallet, at once'
export const AT_ONCE_SLOWER = 'press to first wallet, at once, 4× slower'
export const START_UP_SLOWER = 'script and style until the button can be pressed, 4× slower'

/** A page with a button that opens a list of wallets. */
export interface OpeningPage {
  readonly url: string
  /** The page of the same side with every kind of wallet. */
  readonly everyKind?: string
  readonly watch: Watch
  /** Selector of the open dialog. */
  readonly dialog: string
}

interface Opened {
  /** Script and style, in milliseconds: before the page is idle, in its idle time, and of the first opening. */
  readonly startUp: number
  readonly idle: number
  readonly opening: number
  /** From the click to the first wallet: when the page was idle, and again after closing. */
  readonly first: number
  readonly warm: number
}

const openIdle = (
  browser: Browser,
  { watch, dialog }: OpeningPage,
  url: string,
  slowdown: number,
): Promise<Opened> =>
  asNewUser(browser, { slowdown }, async (page, session) => {
    const { beIdle } = await holdIdle(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    const startUp = await workOf(session)
    await beIdle()
    await page.waitForTimeout(QUIET_MS * 2)
    const idle = (await workOf(session)) - startUp
    const first = await page.evaluate(clickAndWatch, watch)
    const opening = (await workOf(session)) - startUp - idle
    await page.keyboard.press('Escape')
    await page.locator(dialog).waitFor({ state: 'detached' })
    await page.waitForTimeout(QUIET_MS)
    const warm = await page.evaluate(clickAndWatch, watch)
    return { startUp, idle, opening, first: first.visible, warm: warm.visible }
  })

const openAtOnce = (
  browser: Browser,
  { url, watch }: OpeningPage,
  slowdown: number,
  hovers = false,
): Promise<number> =>
  asNewUser(browser, { slowdown }, async (page) => {
    await holdIdle(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    if (hovers) await page.getByRole('button', { name: /^connect wallet$/i }).hover()
    if (hovers) await page.waitForTimeout(QUIET_MS)
    return (await page.evaluate(clickAndWatch, watch)).visible
  })

/**
 * Measures from the click to the first wallet, on a fast and a slow machine: in a page that was idle, again after closing,
 * in a page that was not idle yet, and after hovering.
 */
export async function measureOpening(browser: Browser, page: OpeningPage): Promise<Figures> {
  const { url, everyKind } = page
  const fast = await openIdle(browser, page, url, 1)
  const slow = await openIdle(browser, page, url, 4)
  const every =
    everyKind === undefined
      ? {}
      : {
          [EVERY_KIND]: (await openIdle(browser, page, everyKind, 1)).first,
          [EVERY_KIND_SLOWER]: (await openIdle(browser, page, everyKind, 4)).first,
        }
  return {
    [IDLE]: fast.first,
    [IDLE_SLOWER]: slow.first,
    ...every,
    [WARM]: fast.warm,
    [WARM_SLOWER]: slow.warm,
    [AT_ONCE]: await openAtOnce(browser, page, 1),
    [AT_ONCE_SLOWER]: await openAtOnce(browser, page, 4),
    'press to first wallet, after hovering': await openAtOnce(browser, page, 1, true),
    [START_UP_SLOWER]: slow.startUp,
    'script and style when idle, 4× slower': slow.idle,
    'script and style of the first opening, 4× slower': slow.opening,
  }
}

/** The warm opening alone, on a slow machine. */
export const measureWarm = async (browser: Browser, page: OpeningPage): Promise<Figures> => ({
  [WARM_SLOWER]: (await openIdle(browser, page, page.url, 4)).warm,
})
