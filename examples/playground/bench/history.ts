import type { Browser, Page } from '@playwright/test'
import { serveHistory } from '../e2e/parts/serve-history'
import { ACCOUNT, openConnected, SERVICES } from './connected-page'
import { keepNames, spreadOf } from './figures'

const NETWORK = 'eip155:1'
const PAGE_ROWS = 1_990

/** Serves a history of `rows` transactions, and fails every other request to the services. */
async function serve(page: Page, rows: number): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${SERVICES}/**`, (route) => route.fulfill({ headers, status: 404, body: '' }))
  await page.route(`${SERVICES}/**/supported-chains*`, (route) =>
    route.fulfill({ headers, json: { http: [NETWORK], ws: [] } }),
  )
  // The newest page, which an open list reads again, is as long in both histories.
  await serveHistory(page, {
    origin: SERVICES,
    account: ACCOUNT,
    networkId: NETWORK,
    rows,
    rowsOfNewestPage: 50,
    rowsOfPage: PAGE_ROWS,
  })
}

/** Runs in the page: measures from a jump to the last row of an open history until it is painted, and back to the first. */
async function jumpToEndAndBack(): Promise<number> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const area = root?.querySelector('dialog[open] [part~="transactions"] [part~="scroll-area"]')
  const count = root?.querySelector('dialog[open] li[aria-setsize]')?.getAttribute('aria-setsize')
  const isSeen = (position: string | null | undefined): boolean => {
    const row = root?.querySelector(`dialog[open] li[aria-posinset="${position}"]`)
    const [shown, all] = [row?.getBoundingClientRect(), area?.getBoundingClientRect()]
    return !!shown && !!all && shown.bottom > all.top && shown.top < all.bottom
  }
  const began = performance.now()
  area?.scrollTo(0, area.scrollHeight)
  while (!isSeen(count)) await frame()
  area?.scrollTo(0, 0)
  while (!isSeen('1')) await frame()
  // The change is painted by the next animation frame.
  await frame()
  return performance.now() - began
}

/** A page that shows a history of `rows` transactions, which has been read to its end. */
async function openHistory(page: Page, url: string, rows: number): Promise<void> {
  await serve(page, rows)
  await openConnected(page, url, ['data', 'history'])
  await page.evaluate(() => window.latchkey.open('Transactions'))
  const dialog = page.locator('dialog[open]')
  // The last rows bring the next page near.
  const known = async (): Promise<number> =>
    Number(await dialog.locator('li[aria-setsize]').first().getAttribute('aria-setsize'))
  for (let count = await known(); count < rows; count = await known()) {
    await dialog
      .locator('[part~="transactions"] [part~="scroll-area"]')
      .evaluate((area) => area.scrollTo(0, area.scrollHeight))
    await page.waitForTimeout(100)
  }
}

interface Measured {
  readonly page: Page
  readonly found: number[]
}

/** Measures a jump to the end of a long history and back, beside that of a short one. */
export async function compareHistories(browser: Browser, url: string, times: number): Promise<void> {
  const measures: Measured[] = []
  try {
    for (const rows of [50, 10_000]) {
      // Each has a storage of its own, where no wallet is connected yet.
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      const page = await context.newPage()
      measures.push({ page, found: [] })
      await page.addInitScript(keepNames)
      await openHistory(page, url, rows)
    }
    // The first jump in each is a warm-up and dropped.
    for (let run = 0; run <= times; run += 1)
      for (const { page, found } of measures) {
        await page.bringToFront()
        const elapsed = await page.evaluate(jumpToEndAndBack)
        if (run > 0) found.push(elapsed)
      }
    const [[short, shortText], [long, longText]] = [
      spreadOf(measures[0]?.found),
      spreadOf(measures[1]?.found),
    ]
    console.log(
      `\nto the last row of the history and back, ms: 10,000 rows ${longText}, 50 rows ${shortText}, ×${(long / short).toFixed(2)}`,
    )
  } finally {
    for (const { page } of measures) await page.context().close()
  }
}
