import type { Page, Request } from '@playwright/test'
import { expect } from '../test'

/** Watches a page's requests. The returned function resolves once none is pending and no new one starts. */
export function watchNetwork(page: Page): () => Promise<void> {
  let started = 0
  // By request: one that began before the watch may still end during it.
  const pending = new Set<Request>()
  page.on('request', (request) => {
    started += 1
    pending.add(request)
  })
  const end = (request: Request): void => {
    pending.delete(request)
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const frame = (): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
  return async () => {
    for (let before = -1; before !== started; ) {
      before = started
      await expect.poll(() => pending.size).toBe(0)
      await frame()
      await frame()
    }
  }
}
