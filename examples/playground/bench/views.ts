import type { Browser, Page } from '@playwright/test'
import { openConnected } from './connected-page'
import { asNewUser, clickAndWatch, type Figures, QUIET_MS, type Watch } from './press'

/** The views after the list, each by what opens it in the page or on the account screen. A skeleton counts as painted. */
const views: Readonly<Record<string, Watch & { readonly isOnPage?: boolean }>> = {
  account: {
    isOnPage: true,
    opener: '[data-latchkey-button="account"]',
    wanted: 'dialog[open] [part~="account"]',
  },
  networks: {
    isOnPage: true,
    opener: '[data-latchkey-button="network"]',
    wanted: 'dialog[open] [part~="networks"]',
  },
  send: action('Send', 'send'),
  swap: {
    ...action('Swap', ''),
    // Its skeleton, and what follows at once where no service answers.
    wanted: 'dialog[open] :is([part~="swaps"], [part~="swaps-loading"], [part~="list-retry"])',
  },
  receive: action('Receive', 'receive'),
  history: { opener: 'dialog[open] [role="tab"]', openerText: 'Activity', wanted: '[part~="history"]' },
  settings: {
    opener: 'dialog[open] [part~="account-settings-row"]',
    wanted: 'dialog[open] [part~="account-settings"]',
  },
}

function action(openerText: string, part: string): Watch {
  return {
    opener: 'dialog[open] [part~="account-action"]',
    openerText,
    wanted: `dialog[open] [part~="${part}"]`,
  }
}

const nameOf = (view: string): string => `press to ${view}, 4× slower`
export const VIEWS: readonly string[] = Object.keys(views).map(nameOf)

/** Measures from the press to the first picture of each view, none of which was open before, on a slow machine. */
export function measureViews(browser: Browser, url: string): Promise<Figures> {
  return asNewUser(browser, { slowdown: 4 }, async (page) => {
    await openConnected(page, url, ['data', 'history', 'receive', 'send', 'swaps'])
    const figures: Record<string, number> = {}
    for (const [view, { isOnPage = false, ...watch }] of Object.entries(views)) {
      if (!isOnPage) await page.evaluate(() => window.latchkey.open('Account'))
      await page.waitForTimeout(QUIET_MS)
      figures[nameOf(view)] = (await page.evaluate(clickAndWatch, watch)).visible
      await close(page)
    }
    return figures
  })
}

async function close(page: Page): Promise<void> {
  await page.evaluate(() => window.latchkey.close())
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}
