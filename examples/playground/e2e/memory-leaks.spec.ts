import type { CDPSession } from '@playwright/test'
import { countPage, openAndClose, type PageCounts } from './parts/count-page-objects'
import { expect, test } from './test'

const wallet = 'Alpha'
/** The cycles after the first fifty, which fill caches. `npm run prove` runs a thousand in all. */
const CYCLES = process.env['LATCHKEY_ALL'] ? 950 : 250

/** Polls, because the objects of the last cycle may be freed a moment later. A leak stays. */
async function expectNoMore(session: CDPSession, early: PageCounts): Promise<void> {
  const more = async () => {
    const late = await countPage(session)
    return {
      nodes: Math.max(0, late.nodes - early.nodes),
      listeners: Math.max(0, late.listeners - early.listeners),
    }
  }
  await expect.poll(more).toEqual({ nodes: 0, listeners: 0 })
}

test(`leaks: ${50 + CYCLES} openings of the dialog leak no node and no listener`, async ({
  visit,
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('minimal', { wallets: [{ name: wallet, rdns: 'example.alpha' }] })
  const session = await context.newCDPSession(page)
  // After each closing the next opening is rendered ahead, once the page is idle.
  const ahead = page.locator('[data-latchkey] [data-phase="closed"] [part~="wallet"]')
  await page.evaluate(openAndClose, { cycles: 50, wallet })
  await expect(ahead).toBeAttached()
  const early = await countPage(session)
  await page.evaluate(openAndClose, { cycles: CYCLES, wallet })
  await expect(ahead).toBeAttached()
  await expectNoMore(session, early)
})

test('leaks: fifty new instances leak no node and no listener', async ({ visit, page, context }) => {
  await visit('playground')
  const session = await context.newCDPSession(page)
  const balances = page.getByLabel('Balances')
  // Each change of this setting disposes one instance and creates the next.
  const change = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await balances.click()
  }
  await change(10)
  const early = await countPage(session)
  await change(40)
  await expectNoMore(session, early)
})
