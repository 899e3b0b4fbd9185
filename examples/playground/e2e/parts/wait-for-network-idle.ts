import type { Page } from '@playwright/test'
import { expect } from '../test'

/** Watches a page's requests. The returned function resolves once none is pending and no new one starts. */
export function watchNetwork(page: Page): () => Promise<void> {
  let started = 0
  let ended = 0
  page.on('request', () => {
    started += 1
  })
  const end = (): void => {
    ended += 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const frame = (): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  return async () => {
    for (let before = -1; before !== started; ) {
      before = started
      await expect.poll(() => started - ended).toBe(0)
      await frame()
      await frame()
    }
  }
}
