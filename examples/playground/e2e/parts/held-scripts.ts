import type { Page, Route } from '@playwright/test'
import { expect } from '../test'

export interface HeldScripts {
  /** Delivers what is requested in one round. What it requests in turn is held. */
  deliverRound(): Promise<void>
  /** Delivers the requested scripts, round by round, until `isDone`. Resolves with the number of rounds. */
  deliverUntil(isDone: () => Promise<boolean> | boolean): Promise<number>
}

/** Holds all further scripts back, so that round trips are counted independently of the machine's speed. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const held: Route[] = []
  await page.route('**/*.js', (route) => {
    held.push(route)
  })
  async function deliverRound() {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    // All scripts of the same round are requested within two frames.
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)))
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)))
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  return {
    deliverRound,
    async deliverUntil(isDone) {
      for (let rounds = 0; ; rounds += 1) {
        await expect.poll(async () => held.length > 0 || (await isDone())).toBe(true)
        if (await isDone()) return rounds
        await deliverRound()
      }
    },
  }
}
