import type { Browser, CDPSession, Page } from '@playwright/test'
import { keepNames } from '../browser/keep-names'
import { type FrameWork, traceFrames } from './frame-work'
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
  readonly scrolling: Scrolling
  /** The same of a plain page that holds 5,000 pictures with names, all in the document. */
  readonly floor: Scrolling
  readonly frames: number
  readonly asked: number
}

export interface Scrolling extends FrameWork {
  /** From one frame to the next at the longest, in milliseconds, with whatever else the machine had to do. */
  readonly longest: number
}

async function among<Result>(
  browser: Browser,
  address: string,
  run: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.goto(address)
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

async function scroll(browser: Browser, page: Page, session: CDPSession): Promise<Scrolling> {
  await page.waitForTimeout(QUIET_MS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let longest = Number.NaN
  const work = await traceFrames(browser, page, async () => {
    longest = await page.evaluate(scrollTiles, SCROLLED_FRAMES)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForTimeout(QUIET_MS)
  return { ...work, longest }
}

/** All wallets with 5,000 in the directory, beside the same with 50. */
export async function measureWallets(browser: Browser, url: string): Promise<WalletFigures> {
  const few = await among(browser, `${url}wallets.html?count=${FEW}`, openWarm)
  const floor = await among(browser, `${url}wallets-floor.html?count=${MANY}`, (page, session) =>
    scroll(browser, page, session),
  )
  return among(browser, `${url}wallets.html?count=${MANY}`, async (page, session) => {
    const many = await openWarm(page)
    const scrolling = await scroll(browser, page, session)
    return { few, many, floor, scrolling, ...(await page.evaluate(typeQuery, '77')) }
  })
}

export function sentenceOfWallets(figures: readonly WalletFigures[]): string {
  const medianOf = (pick: (one: WalletFigures) => number): number => sampleOf(figures.map(pick)).median
  const ms = (pick: (one: WalletFigures) => number): string => medianOf(pick).toFixed(0)
  const many = medianOf((one) => one.many)
  const compared = (name: keyof Scrolling): string => {
    const ours = medianOf((one) => one.scrolling[name])
    const floor = medianOf((one) => one.floor[name])
    return `${ours.toFixed(0)} ms (floor ${floor.toFixed(0)}, ×${(ours / floor).toFixed(1)})`
  }
  return [
    `All wallets: opens in ${ms((one) => one.few)} ms with ${FEW}`,
    `and ${many.toFixed(0)} ms with ${MANY} (×${(many / medianOf((one) => one.few)).toFixed(2)});`,
    `scrolling, ${SLOWDOWN}× slower, the dearest frame works for ${compared('most')}, the median one for`,
    `${compared('median')}, and the longest wait from frame to frame is ${compared('longest')};`,
    `a keystroke shows what is loaded in ${ms((one) => one.frames)} frames`,
    `and asks the directory after ${ms((one) => one.asked)} ms.`,
  ].join(' ')
}
