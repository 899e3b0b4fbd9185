import type { Browser } from '@playwright/test'
import { announceWallets } from '../browser/announce-wallets'
import { keepNames } from '../browser/keep-names'
import { openAndClose } from '../browser/open-and-close'
import { countPage, type PageCounts } from '../browser/page-counts'

const EARLY = 50
const LATE = 1_000

export interface CycleCounts {
  readonly early: PageCounts
  readonly late: PageCounts
  /** Bytes the heap grows with each cycle of a further thousand. */
  readonly heapSlope: number
}

/** Opens and closes the list a thousand times, and counts what is left behind. */
export async function measureCycles(browser: Browser, url: string): Promise<CycleCounts> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(keepNames)
    await page.addInitScript(announceWallets, ['Alpha'])
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.evaluate(openAndClose, { cycles: EARLY, wallet: 'Alpha' })
    const early = await countPage(session)
    await page.evaluate(openAndClose, { cycles: LATE - EARLY, wallet: 'Alpha' })
    const late = await countPage(session)
    // The first thousand also fills the engine's own caches and compiled code; the second tells of ours.
    await page.evaluate(openAndClose, { cycles: LATE, wallet: 'Alpha' })
    const last = await countPage(session)
    return { early, late, heapSlope: (last.heap - late.heap) / LATE }
  } finally {
    await context.close()
  }
}

export function sentenceOf({ early, late, heapSlope }: CycleCounts): string {
  const same = early.nodes === late.nodes && early.listeners === late.listeners
  return [
    `Open and close: after ${EARLY} cycles ${early.nodes} nodes and ${early.listeners} listeners,`,
    `after ${LATE} cycles ${late.nodes} and ${late.listeners} (${same ? 'equal' : 'NOT EQUAL'});`,
    `the heap grows by ${heapSlope.toFixed(0)} B with each further cycle.`,
  ].join(' ')
}
