import type { Browser, Page } from '@playwright/test'
import { generateHistory } from '../../local-services/src/history/generate-history'
import { keepNames, spreadOf } from './figures'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NETWORK = 'eip155:1'
/** Origin of the services that the page asks. Every request to it is answered here. */
export const HISTORY_SERVICE = 'http://127.0.0.1:9'
/** The newest page, which an open list reads again, is as long in both histories. */
const NEWEST_ROWS = 50
const PAGE_ROWS = 1_990

/** The playground's query for EVM and these settings alone, so that nothing else is compared. */
function onlyWith(...settings: readonly string[]): Readonly<Record<string, string>> {
  const all = [
    'balances',
    'data',
    'directory',
    'email',
    'history',
    'names',
    'onramp',
    'receive',
    'send',
    'siwx',
    'socials',
    'solana',
    'swaps',
  ]
  return Object.fromEntries(all.map((setting) => [setting, settings.includes(setting) ? 'on' : 'off']))
}

/** Runs in the page: a wallet that is connected without a question, as an extension announces it (EIP-6963). */
function announceWallet(account: string): void {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const info = { uuid: '00000000-0000-4000-8000-000000000009', name: 'Ledger', icon, rdns: 'example.ledger' }
  const request = async ({ method }: { readonly method: string }): Promise<unknown> => {
    if (method === 'eth_chainId') return '0x1'
    return method.endsWith('ccounts') ? [account] : null
  }
  const detail = Object.freeze({ info, provider: { request, on: () => {}, removeListener: () => {} } })
  const announce = (): void => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/** Serves a history of `rows` transactions, and fails every other request to the services. */
async function serveHistory(page: Page, rows: number): Promise<void> {
  const settings = { networkId: NETWORK, account: ACCOUNT, gatewayUrl: HISTORY_SERVICE, nowMs: Date.now() }
  // Some of the generated ids are equal, and a history shows each id once.
  const all = generateHistory(rows, settings).map((one, index) => ({ ...one, id: `row-${index}` }))
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${HISTORY_SERVICE}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname.endsWith('/supported-chains'))
      return route.fulfill({ headers, json: { http: [NETWORK], ws: [] } })
    if (!pathname.endsWith('/history')) return route.fulfill({ headers, status: 404, body: '' })
    const start = Number(searchParams.get('cursor') ?? 0)
    const end = start + (start === 0 ? NEWEST_ROWS : PAGE_ROWS)
    const next = end < rows ? `${end}` : null
    return route.fulfill({ headers, json: { data: all.slice(start, end), next } })
  })
}

/** Runs in the page: measures from the call that opens the history until its first row is painted. */
async function openHistory(): Promise<number> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const began = performance.now()
  window.latchkey.open('Transactions')
  for (let isSeen = false; !isSeen; ) {
    await frame()
    const row = document
      .querySelector('[data-latchkey]')
      ?.shadowRoot?.querySelector('dialog[open] [part~="transaction"]')
    isSeen =
      (row?.getBoundingClientRect().height ?? 0) > 0 &&
      row?.checkVisibility({ opacityProperty: true }) === true
  }
  // The change is painted by the next animation frame.
  await frame()
  return performance.now() - began
}

/** A page that has read a history of `rows` transactions to its end. The returned function opens it and measures that. */
async function prepareHistory(page: Page, url: string, rows: number): Promise<() => Promise<number>> {
  await serveHistory(page, rows)
  await page.addInitScript(announceWallet, ACCOUNT)
  const query = { ...onlyWith('data', 'history'), pictures: 'off', gateway: HISTORY_SERVICE }
  await page.goto(`${url}?${new URLSearchParams(query)}`)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('button', { name: 'Ledger' }).click()
  await page.getByTestId('address').filter({ hasText: ACCOUNT }).waitFor()
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor({ state: 'detached' })
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await page.evaluate(openHistory)
  // The last rows bring the next page near.
  const known = async (): Promise<number> =>
    Number(await dialog.locator('li[aria-setsize]').first().getAttribute('aria-setsize'))
  for (let count = await known(); count < rows; count = await known()) {
    await dialog
      .locator('[part~="transactions"] [part~="scroll-area"]')
      .evaluate((area) => area.scrollTo(0, area.scrollHeight))
    await page.waitForTimeout(100)
  }
  await close()
  return async () => {
    const elapsed = await page.evaluate(openHistory)
    await close()
    return elapsed
  }
}

interface Measured {
  readonly page: Page
  readonly found: number[]
  readonly open: () => Promise<number>
}

/** Measures how long a long history takes to open beside a short one; both have been read to their end. */
export async function compareHistories(browser: Browser, url: string, times: number): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  try {
    const measures: Measured[] = []
    for (const rows of [50, 10_000]) {
      const page = await context.newPage()
      await page.addInitScript(keepNames)
      measures.push({ page, found: [], open: await prepareHistory(page, url, rows) })
    }
    // The first opening of each is a warm-up and dropped.
    for (let run = 0; run <= times; run += 1)
      for (const { page, found, open } of measures) {
        await page.bringToFront()
        const elapsed = await open()
        if (run > 0) found.push(elapsed)
      }
    const [[short, shortText], [long, longText]] = [
      spreadOf(measures[0]?.found),
      spreadOf(measures[1]?.found),
    ]
    console.log(
      `\nopening the history, ms: 10,000 rows ${longText}, 50 rows ${shortText}, ×${(long / short).toFixed(2)}`,
    )
  } finally {
    await context.close()
  }
}
