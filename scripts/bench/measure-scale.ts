import type { Browser, Page } from '@playwright/test'
import { keepNames } from '../browser/keep-names'
import type { Figures } from './measure-page'
import { clickAndWatch } from './page-probe'
import { type Crowd, gatherCrowd, measureAnnouncing, measureSearch } from './scale-probe'
import { sampleOf } from './statistics'

const FEW = 20
const MANY = 1_000
/** Long enough that nothing is looked for any more. */
const QUIET_MS = 1_500

async function among<Result>(
  browser: Browser,
  url: string,
  crowd: Crowd,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.addInitScript(gatherCrowd, crowd)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await run(page)
  } finally {
    await context.close()
  }
}

const openAmong = (browser: Browser, url: string, count: number): Promise<number> =>
  among(browser, url, { count, early: true }, async (page) => {
    const { visible } = await page.evaluate(clickAndWatch, 'Wallet 3')
    return visible
  })

/** With a thousand wallets: the first opening, and what it costs when they announce themselves into the open list. */
export async function measureCrowd(browser: Browser, url: string): Promise<Figures> {
  const announcing = await among(browser, url, { count: MANY, early: false }, async (page) => {
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await page.waitForTimeout(QUIET_MS)
    return page.evaluate(measureAnnouncing, MANY)
  })
  return {
    'click to list seen, cold, 1,000 wallets': await openAmong(browser, url, MANY),
    'main thread while 1,000 wallets come into the open list': announcing,
  }
}

export interface CrowdCounts {
  readonly few: number
  readonly many: number
  readonly keystroke: number
}

/** What only Latchkey has, or compares with itself: search, and the same list with few. */
export async function measureOwnCrowd(browser: Browser, url: string): Promise<CrowdCounts> {
  return {
    few: await openAmong(browser, url, FEW),
    many: await openAmong(browser, url, MANY),
    keystroke: await among(browser, url, { count: MANY, early: true }, async (page) => {
      await page.getByRole('button', { name: 'Connect Wallet' }).click()
      await page.getByRole('searchbox').waitFor()
      await page.waitForTimeout(QUIET_MS)
      return page.evaluate(measureSearch, '7')
    }),
  }
}

export function sentenceOfCrowds(counts: readonly CrowdCounts[]): string {
  const median = (name: keyof CrowdCounts): number => sampleOf(counts.map((one) => one[name])).median
  const ratio = median('many') / median('few')
  return [
    `Scale: a cold click to the list takes ${median('few').toFixed(0)} ms with ${FEW} wallets`,
    `and ${median('many').toFixed(0)} ms with ${MANY} (×${ratio.toFixed(2)});`,
    `a keystroke filters ${MANY} in ${median('keystroke').toFixed(0)} ms, the frame that shows it included.`,
  ].join(' ')
}
