import type { Browser, Page } from '@playwright/test'
import { keepNames } from '../browser/keep-names'
import type { Figures } from './measure-page'
import { sampleOf } from './statistics'
import { openTokens, switchNetwork } from './tokens-probe'

const FEW = 50
const MANY = 5_000
/** Long enough that what a change asks for has been answered. */
const QUIET_MS = 1_000
/** One is as long as the next frame is away. */
const SWITCHES = 6

async function visit<Result>(
  browser: Browser,
  address: string,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.goto(address)
    await page.locator('#switch:enabled').waitFor()
    await page.waitForTimeout(QUIET_MS)
    return await run(page)
  } finally {
    await context.close()
  }
}

/** The same wallet on a page of ours and on one that only hears it. */
export function measureSwitching(
  browser: Browser,
  url: string,
  name: 'tokens' | 'network-floor',
): Promise<Figures> {
  return visit(browser, `${url}${name}.html`, async (page) => {
    // The first one fetches the code, and names the network on the floor.
    await page.evaluate(switchNetwork)
    const times: number[] = []
    for (let count = 0; count < SWITCHES; count += 1) {
      await page.waitForTimeout(QUIET_MS / 2)
      times.push(await page.evaluate(switchNetwork))
    }
    return { "wallet's answer to network painted": sampleOf(times).median }
  })
}

export interface Opening {
  /** With tokens that are known. */
  readonly known: number
  /** With those of another account, that are read first. */
  readonly read: number
}

export interface TokenFigures {
  readonly few: Opening
  readonly many: Opening
}

/** Opened once for the code, and once more for each figure. */
async function measureOpening(page: Page): Promise<Opening> {
  const openAndClose = async (): Promise<number> => {
    const time = await page.evaluate(openTokens)
    await page.waitForTimeout(QUIET_MS)
    await page.keyboard.press('Escape')
    await page.waitForFunction(
      () => !document.querySelector('[data-latchkey]')?.shadowRoot?.querySelector('dialog[open]'),
    )
    return time
  }
  await openAndClose()
  const known = await openAndClose()
  await page.locator('#other').click()
  await page.waitForTimeout(QUIET_MS)
  return { known, read: await openAndClose() }
}

/** The account screen with 5,000 tokens, beside the same with 50. */
export async function measureTokens(browser: Browser, url: string): Promise<TokenFigures> {
  return {
    few: await visit(browser, `${url}tokens.html?count=${FEW}`, measureOpening),
    many: await visit(browser, `${url}tokens.html?count=${MANY}`, measureOpening),
  }
}

export function sentenceOfTokens(figures: readonly TokenFigures[]): string {
  const compared = (name: keyof Opening): string => {
    const [few, many] = (['few', 'many'] as const).map(
      (side) => sampleOf(figures.map((one) => one[side][name])).median,
    )
    const ratio = (many ?? Number.NaN) / (few ?? Number.NaN)
    return `${few?.toFixed(0)} ms with ${FEW} tokens and ${many?.toFixed(0)} ms with ${MANY} (×${ratio.toFixed(2)})`
  }
  return `Account screen: opens in ${compared('known')}; where they are read first, in ${compared('read')}.`
}
