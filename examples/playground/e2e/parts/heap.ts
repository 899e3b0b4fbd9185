import type { CDPSession, Page } from '@playwright/test'
import { test as base, expect } from '../test'
import { countPage } from './count-page-objects'

/** What a measurement may vary by. */
const GROWTH = 1.05
const READINGS = 5
const BETWEEN_READINGS_MS = 200

/**
 * Tests of the JavaScript heap. Its compiled code grows for hundreds of rounds by half a megabyte, so here the browser
 * interprets all of it, and forgets no bytecode that it would compile again.
 */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const flags = '--js-flags=--no-sparkplug,--no-maglev,--no-opt,--no-flush-bytecode'
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), flags] })
    },
    { scope: 'worker' },
  ],
})

export interface Heap {
  /** Bytes after garbage collection. */
  read(): Promise<number>
  /** Expects that there are at most 5 % more than `early`. */
  expectFlat(early: number, what: string): Promise<void>
}

export async function openHeap(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page)
  const read = (): Promise<number> => readLowest(session)
  return {
    read,
    async expectFlat(early, what) {
      const late = await read()
      const [before, after] = [early, late].map((bytes) => `${(bytes / 1e6).toFixed(2)} MB`)
      console.log(`heap before ${what}: ${before}, after: ${after}`)
      expect(late / early, `heap after ${what}, times that before`).toBeLessThanOrEqual(GROWTH)
    },
  }
}

/** The lowest of some readings, because what was used last may be freed a moment later. A leak stays. */
async function readLowest(session: CDPSession): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY
  for (let time = 0; time < READINGS; time += 1) {
    lowest = Math.min(lowest, (await countPage(session)).heap)
    await new Promise((resume) => setTimeout(resume, BETWEEN_READINGS_MS))
  }
  return lowest
}
