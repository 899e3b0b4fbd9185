import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openList, walletRow } from './parts/dialog'
import { farthestPixel } from './parts/farthest-pixel'
import { walkJourney } from './parts/journey'
import { expect, logPage, test } from './test'

// Every test fails on an error in the console. This one shows that a breach of the policy is such an error.
test.describe('policy:', () => {
  test.use({ expectedErrors: /Content Security Policy/ })

  test('policy: what the page may not do is noticed', async ({ visit, pageLog }) => {
    const page = await visit('playground')
    expect(pageLog.errors).toEqual([])
    await page.evaluate(() => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      )
    })
    await expect.poll(() => pageLog.errors.length).toBe(1)
    expect(await page.evaluate(() => window.pageWatch.violations.length)).toBe(1)
  })
})

test('policy: the list opens without a violation of the strictest one', async ({ visit }) => {
  const page = await visit('playground')
  await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})

/** Whether the policy applies to the page: Trusted Types refuse markup from text in that case only. */
async function isHeldToPolicy(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<i></i>'
      return false
    } catch {
      return true
    }
  })
}

/**
 * By so much of 255 a pixel may differ from one drawing to the next: gradients in pictures of tokens are dithered
 * anew, and a few pixels of a rounded corner are smoothed anew. A style that is missing shows as far more.
 */
const DRAWN_ANEW = 16

type Pictures = ReadonlyMap<string, Buffer>

test.describe('policy, whole journey:', () => {
  // The journey makes a chain fail and goes offline.
  const expectedErrors =
    /^Failed to load resource|reported|ERR_INTERNET_DISCONNECTED|dynamically imported module|could not be loaded/
  test.use({ expectedErrors })

  test('policy: the whole journey violates no rule of the strictest one and looks as without any', async ({
    browser,
    contextOptions,
    visit,
    servers,
    page,
  }) => {
    test.setTimeout(180_000)
    const walk = async (isGuarded: boolean): Promise<Pictures> => {
      const context = await browser.newContext({
        ...contextOptions,
        bypassCSP: !isGuarded,
        permissions: ['clipboard-write'],
        reducedMotion: 'reduce',
        colorScheme: 'light',
      })
      const walked = await context.newPage()
      const pageLog = logPage(walked)
      await visit('playground', {}, walked)
      const pictures = new Map<string, Buffer>()
      await walkJourney(walked, servers, async (station) => {
        expect(await walked.evaluate(() => window.pageWatch.violations), station).toEqual([])
        // These go by themselves: when they do beside a picture is up to the machine.
        if (!/banner|copied/.test(station)) pictures.set(station, await picture(walked, station))
      })
      expect(pageLog.errors.filter((text) => !expectedErrors.test(text))).toEqual([])
      expect(await isHeldToPolicy(walked)).toBe(isGuarded)
      await context.close()
      return pictures
    }

    const guarded = await walk(true)
    const unguarded = await walk(false)
    expect([...guarded.keys()]).toEqual([...unguarded.keys()])
    for (const [station, image] of guarded) {
      const other = unguarded.get(station)
      if (!other) throw new Error(`There is no picture of it: ${station}`)
      const difference = await farthestPixel(page, image, other)
      if (difference > DRAWN_ANEW) {
        await keep(`${station}, guarded`, image)
        await keep(`${station}, without`, other)
      }
      expect.soft(difference, `the same pixels: ${station}`).toBeLessThanOrEqual(DRAWN_ANEW)
    }
  })
})

/** Among what the test leaves behind, as a file to be opened. */
async function keep(name: string, picture: Buffer): Promise<void> {
  const path = test.info().outputPath(`${name}.png`)
  await writeFile(path, picture)
  await test.info().attach(name, { path })
}

/** On a busy machine one picture alone may take seconds. */
const STANDSTILL_MS = 20_000

/** Content that is still loading does not change either: a skeleton, and a picture that loads. */
async function hasArrived(page: Page): Promise<void> {
  await expect(page.locator('[part~="skeleton"]')).toHaveCount(0, { timeout: STANDSTILL_MS })
  const pictures = page.locator('img')
  const missing = (): Promise<number> =>
    pictures.evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && !one.complete).length,
    )
  await expect.poll(missing, { timeout: STANDSTILL_MS }).toBe(0)
}

/** The window once nothing moves, without the list of events, which come in any order. */
async function picture(page: Page, station: string): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await hasArrived(page)
  const shoot = (): Promise<Buffer> => page.screenshot({ caret: 'initial', mask: [page.locator('.log')] })
  const deadline = Date.now() + STANDSTILL_MS
  for (let last = await shoot(); ; ) {
    // What moves in steps of its own needs longer than a picture takes.
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)))
    const next = await shoot()
    if (next.equals(last)) return next
    if (Date.now() > deadline) {
      await keep(`${station}, one picture`, last)
      await keep(`${station}, and the next`, next)
      throw new Error(`It does not stand still: ${station}`)
    }
    last = next
  }
}
