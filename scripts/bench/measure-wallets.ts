import type { Browser, CDPSession, Page } from '@playwright/test'
import { keepNames } from '../browser/keep-names'
import { sampleOf } from './statistics'
import { openAllWallets, scrollTiles, typeQuery } from './wallets-probe'

const FEW = 50
const MANY = 5_000
const SLOWDOWN = 4
const SCROLLED_FRAMES = 120
/** Long enough that pictures and pages have come to rest. */
const QUIET_MS = 1_000

export interface WalletFigures {
  readonly few: number
  readonly many: number
  readonly longestFrame: number
  readonly frames: number
  readonly asked: number
}

async function among<Result>(
  browser: Browser,
  url: string,
  count: number,
  run: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.goto(`${url}wallets.html?count=${count}`)
    await page.locator('button:enabled').waitFor()
    return await run(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

/** Opened once for the code, and once more to be measured. */
async function openWarm(page: Page): Promise<number> {
  await page.evaluate(openAllWallets)
  await page.waitForTimeout(QUIET_MS)
  await page.keyboard.press('Escape')
  await page.waitForFunction(
    () => !document.querySelector('[data-latchkey]')?.shadowRoot?.querySelector('dialog[open]'),
  )
  return page.evaluate(openAllWallets)
}

/** All wallets with 5,000 in the directory, beside the same with 50. */
export async function measureWallets(browser: Browser, url: string): Promise<WalletFigures> {
  const few = await among(browser, url, FEW, openWarm)
  return among(browser, url, MANY, async (page, session) => {
    const many = await openWarm(page)
    await page.waitForTimeout(QUIET_MS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const longestFrame = await page.evaluate(scrollTiles, SCROLLED_FRAMES)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.waitForTimeout(QUIET_MS)
    return { few, many, longestFrame, ...(await page.evaluate(typeQuery, '77')) }
  })
}

export function sentenceOfWallets(figures: readonly WalletFigures[]): string {
  const median = (name: keyof WalletFigures): number => sampleOf(figures.map((one) => one[name])).median
  const ratio = median('many') / median('few')
  return [
    `All wallets: opens in ${median('few').toFixed(0)} ms with ${FEW}`,
    `and ${median('many').toFixed(0)} ms with ${MANY} (×${ratio.toFixed(2)});`,
    `the longest frame of scrolling, ${SLOWDOWN}× slower, takes ${median('longestFrame').toFixed(0)} ms;`,
    `a keystroke shows what is loaded in ${median('frames').toFixed(0)} frames`,
    `and asks the directory after ${median('asked').toFixed(0)} ms.`,
  ].join(' ')
}
