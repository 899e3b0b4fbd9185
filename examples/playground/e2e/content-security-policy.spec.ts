import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openList, walletRow } from './parts/dialog'
import { walkJourney } from './parts/journey'
import { farthestPixel } from './parts/pixel-difference'
import { expect, logPage, test } from './test'

// Every test fails on console errors. This one shows that a violation of the policy is such an error.
test.describe('content security policy:', () => {
  test.use({ expectedErrors: /Content Security Policy/ })

  test('content security policy: a violation fails the test', async ({ visit, pageLog }) => {
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

test('content security policy: the list opens without a violation of the strictest one', async ({
  visit,
}) => {
  const page = await visit('playground')
  await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  expect(await page.evaluate(() => window.pageWatch.violations)).toEqual([])
})

/** Whether the policy applies to the page, in which case Trusted Types refuse `innerHTML`. */
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
 * Tolerated difference of a pixel (0 to 255) between two screenshots: dithered gradients and smoothed corners
 * vary. A missing style differs by far more.
 */
const DRAWN_ANEW = 32

type Pictures = ReadonlyMap<string, Buffer>

test.describe('content security policy, whole journey:', () => {
  // In the journey a chain fails and the network is offline.
  const expectedErrors =
    /^Failed to load resource|reported|ERR_INTERNET_DISCONNECTED|dynamically imported module|Couldn’t load/
  test.use({ expectedErrors })

  test('content security policy: the whole journey violates no rule of the strictest one and looks as without it', async ({
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
        // Left out, because these disappear by themselves, at a time that depends on the machine.
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

/** Attaches the picture to the test's results. */
async function keep(name: string, picture: Buffer): Promise<void> {
  const path = test.info().outputPath(`${name}.png`)
  await writeFile(path, picture)
  await test.info().attach(name, { path })
}

/** On a busy machine one screenshot may take seconds. */
const STANDSTILL_MS = 20_000

/** Waits for skeletons and loading pictures, which look stable although they are not final. */
async function hasArrived(page: Page): Promise<void> {
  // Neither those nor the pictures of what is rendered ahead, hidden.
  await expect(page.locator('[part~="skeleton"]:visible')).toHaveCount(0, { timeout: STANDSTILL_MS })
  const pictures = page.locator('img:visible')
  const missing = (): Promise<number> =>
    pictures.evaluateAll(
      (all) => all.filter((one) => one instanceof HTMLImageElement && !one.complete).length,
    )
  await expect.poll(missing, { timeout: STANDSTILL_MS }).toBe(0)
}

/** A screenshot once nothing moves, without the event log, whose order varies. */
async function picture(page: Page, station: string): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await hasArrived(page)
  const shoot = (): Promise<Buffer> => page.screenshot({ caret: 'initial', mask: [page.locator('.log')] })
  const deadline = Date.now() + STANDSTILL_MS
  for (let last = await shoot(); ; ) {
    // Stepwise animations may take longer than a screenshot.
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
