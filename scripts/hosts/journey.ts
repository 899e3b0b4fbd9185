import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect as expectOfPlaywright, type Page } from '@playwright/test'
import { type InjectedWalletOptions, PAGE_GLOBALS } from '../../adapters/simulated-wallet/src/options'
import { repositoryRoot } from '../workspace/run-check'

const WALLET = 'Planted wallet'
const STEP_WITHIN_MS = 20_000
const expect = expectOfPlaywright.configure({ timeout: STEP_WITHIN_MS })

/** The script of the simulated wallet, which announces one as an extension does (EIP-6963). */
function walletScript(options: InjectedWalletOptions): string {
  const script = join(repositoryRoot, 'adapters/simulated-wallet/dist/page-script.iife.js')
  const add = `globalThis[${JSON.stringify(PAGE_GLOBALS.add)}](${JSON.stringify(options)})`
  return `${readFileSync(script, 'utf8')}\n${add}`
}

/** What a page does, by the name that a failure gives. */
const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'open the dialog'(page) {
    await page.locator('[data-latchkey-button="connect"]').click()
    await expect(dialogOf(page)).toBeVisible()
  },
  async connect(page) {
    await dialogOf(page).getByRole('button', { name: WALLET }).click()
    await expect(page.locator('[data-latchkey-button="account"]')).toBeVisible()
    await expect(dialogOf(page)).toHaveCount(0)
  },
  async sign(page) {
    await page.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: /^0x/ })).toHaveText(/^0x[0-9a-f]{130}$/)
  },
  async disconnect(page) {
    await page.locator('[data-latchkey-button="account"]').click()
    await dialogOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.locator('[data-latchkey-button="connect"]')).toBeVisible()
  },
}

const dialogOf = (page: Page) => page.locator('[data-latchkey] dialog[open]')

/** What a page at `url` does wrong while a user connects a wallet, signs a text and disconnects. */
export async function walkThrough(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const wrong: string[] = []
  try {
    await context.addInitScript({ content: walletScript({ name: WALLET }) })
    // No page needs another server for this. What asks one is told by the browser, which is no message of the page.
    await context.route(
      (address) => address.origin !== new URL(url).origin,
      (route) => route.abort(),
    )
    const page = await context.newPage()
    page.setDefaultTimeout(STEP_WITHIN_MS)
    page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      const isFault = message.type() === 'error' || message.type() === 'warning'
      if (isFault && !message.text().startsWith('Failed to load resource'))
        wrong.push(`console: ${message.text()}`)
    })
    await page.goto(url)
    for (const [name, step] of Object.entries(steps)) {
      const failure = await step(page).then(
        () => undefined,
        (error: unknown) =>
          `${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      )
      if (failure !== undefined) return [...wrong, failure]
    }
    return wrong
  } finally {
    await context.close()
  }
}
