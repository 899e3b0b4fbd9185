import type { Page } from '@playwright/test'
import { generateHistory } from '../../../local-services/src/history/generate-history'

const headers = { 'access-control-allow-origin': '*' }

export interface ServedHistory {
  /** Of the data API that the page asks. */
  readonly origin: string
  readonly account: string
  /** CAIP-2. */
  readonly networkId: string
  /** Of the whole history. */
  readonly rows: number
  readonly rowsOfNewestPage: number
  readonly rowsOfPage: number
}

/** Serves a history of generated transactions, page by page. */
export async function serveHistory(
  page: Page,
  { origin, account, networkId, rows, rowsOfNewestPage, rowsOfPage }: ServedHistory,
): Promise<void> {
  const settings = { networkId, account, gatewayUrl: origin, nowMs: Date.now() }
  // Some of the generated ids are equal, and a history shows each id once.
  const all = generateHistory(rows, settings).map((one, index) => ({ ...one, id: `${one.id}-${index}` }))
  await page.route(`${origin}/**/history?*`, async (route) => {
    const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0)
    const end = start + (start === 0 ? rowsOfNewestPage : rowsOfPage)
    await route.fulfill({
      headers,
      json: { data: all.slice(start, end), next: end < rows ? `${end}` : null },
    })
  })
}
