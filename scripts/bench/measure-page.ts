import type { Browser, CDPSession, Page } from '@playwright/test'
import { announceWallets } from '../browser/announce-wallets'
import { keepNames } from '../browser/keep-names'
import { watchLongTasks } from './page-probe'

/** Figures of one run of one page, in milliseconds. */
export type Figures = Readonly<Record<string, number>>

export type Measurement = (browser: Browser, url: string) => Promise<Figures>

const WALLETS = ['Alpha', 'Bravo', 'Charlie']
/** The wallet that is waited for. */
export const WATCHED = 'Charlie'
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms until a request is answered. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

interface Condition {
  readonly slowdown: number
  readonly slowNetwork: boolean
}

/** A new visitor with an empty cache. */
export async function asNewVisitor<Result>(
  browser: Browser,
  condition: Condition,
  run: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.addInitScript(announceWallets, WALLETS)
    await page.addInitScript(watchLongTasks)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: condition.slowdown })
    if (condition.slowNetwork) await session.send('Network.enable')
    if (condition.slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G)
    return await run(page, session)
  } finally {
    await context.close()
  }
}

/** Milliseconds of script since the page began. */
export async function scriptTimeOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  return seconds * 1000
}

async function measureStart(browser: Browser, url: string): Promise<Figures> {
  return asNewVisitor(browser, { slowdown: 4, slowNetwork: false }, async (page, session) => {
    await session.send('Performance.enable')
    await page.goto(url, { waitUntil: 'networkidle' })
    return {
      'start-up script, 4× slower': await scriptTimeOf(session),
      'start-up blocking time, 4× slower': await page.evaluate(() => window.blockedMs()),
    }
  })
}

/** One run of each; two pages take turns at each of them, so that a busy moment meets both. */
export const pageMeasurements: readonly Measurement[] = [measureStart]
