import type { Browser } from '@playwright/test'
import { countPage } from '../e2e/parts/count-page-objects'
import { holdIdle } from '../e2e/parts/hold-idle'
import { asNewUser, type Figures, QUIET_MS } from './press'

export const HEAP = 'JS heap of an idle page, MB'
export const SCRIPTS = 'script requests until the page is idle'
export const SCRIPTS_EVERY_KIND = 'script requests with every kind of wallet'

/** What a page costs that nobody has pressed: its scripts before it is idle, and its memory after it was. */
export async function measureIdle(browser: Browser, url: string, everyKind?: string): Promise<Figures> {
  const page = await readIdle(browser, url)
  const every = everyKind === undefined ? undefined : await readIdle(browser, everyKind)
  return {
    [HEAP]: page.heap,
    ...(every && { 'the same heap with every kind of wallet, MB': every.heap }),
    [SCRIPTS]: page.scripts,
    ...(every && { [SCRIPTS_EVERY_KIND]: every.scripts }),
  }
}

const readIdle = (
  browser: Browser,
  url: string,
): Promise<{ readonly heap: number; readonly scripts: number }> =>
  asNewUser(browser, {}, async (page, session) => {
    let scripts = 0
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts += 1
    })
    const { beIdle } = await holdIdle(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    const beforeIdle = scripts
    await beIdle()
    await page.waitForTimeout(QUIET_MS * 2)
    const { heap } = await countPage(session)
    return { heap: heap / 1e6, scripts: beforeIdle }
  })
