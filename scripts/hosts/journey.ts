import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type InjectedWalletOptions, PAGE_GLOBALS } from '../../adapters/simulated-wallet/src/options'
import { repositoryRoot } from '../workspace/run-check'
import type { OpenTab, Seen, Tab } from './browsers/tab'

const WALLET = 'Planted wallet'
const STEP_WITHIN_MS = 20_000
const LOOK_EVERY_MS = 50
const PRESS_AGAIN_MS = 1_000

const connectButton = '[data-latchkey-button="connect"]'
const accountButton = '[data-latchkey-button="account"]'
const dialog = 'dialog[open]'
/** More than any page has before its connect button. */
const TABS_AT_MOST = 20

/** The script of the simulated wallet, which announces one as an extension does (EIP-6963). */
function walletScript(options: InjectedWalletOptions): string {
  const script = join(repositoryRoot, 'adapters/simulated-wallet/dist/page-script.iife.js')
  const add = `globalThis[${JSON.stringify(PAGE_GLOBALS.add)}](${JSON.stringify(options)})`
  return `${readFileSync(script, 'utf8')}\n${add}`
}

/** Looks until what is there fits, and returns it. Rejects with the wish if it never does. */
async function until(
  wish: string,
  tab: Tab,
  selector: string,
  fits: (seen: readonly Seen[]) => boolean,
): Promise<readonly Seen[]> {
  const endsAt = Date.now() + STEP_WITHIN_MS
  for (;;) {
    const seen = await tab.look(selector)
    if (fits(seen)) return seen
    if (Date.now() > endsAt) throw new Error(`${wish}, but it is ${JSON.stringify(seen)}`)
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS))
  }
}

const isThere = (seen: readonly Seen[]): boolean => seen.length > 0
const isGone = (seen: readonly Seen[]): boolean => seen.length === 0
const hasFocus = (seen: readonly Seen[]): boolean => seen.some((one) => one.hasFocus)

/** Clicks the first enabled element whose text begins so, once it stays where it is. */
async function click(tab: Tab, selector: string, text = ''): Promise<void> {
  const find = (seen: readonly Seen[]): Seen | undefined =>
    seen.find((one) => one.text.startsWith(text) && one.isOnTop && !one.isDisabled)
  let last: Seen | undefined
  await until(`${selector} "${text}" can be clicked`, tab, selector, (seen) => {
    const before = last
    last = find(seen)
    return last !== undefined && before?.x === last.x && before.y === last.y
  })
  if (last) await tab.click(last.x, last.y)
}

/**
 * Presses Enter on the connect button, and again after a second in which no dialog has opened: what a server has drawn
 * does nothing before the page's script has taken it over, as with Astro.
 */
async function pressUntilOpen(tab: Tab): Promise<void> {
  const endsAt = Date.now() + STEP_WITHIN_MS
  while (isGone(await tab.look(dialog)) && hasFocus(await tab.look(connectButton)) && Date.now() < endsAt) {
    await tab.press('Enter')
    for (let looks = 0; looks < PRESS_AGAIN_MS / LOOK_EVERY_MS && isGone(await tab.look(dialog)); looks += 1)
      await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS))
  }
}

/** What a page does, by the name that a failure gives. */
const steps: Readonly<Record<string, (tab: Tab) => Promise<unknown>>> = {
  async 'open the dialog by keyboard'(tab) {
    await until('the page has a connect button', tab, connectButton, isThere)
    for (let pressed = 0; !hasFocus(await tab.look(connectButton)); pressed += 1) {
      if (pressed === TABS_AT_MOST) throw new Error('Tab does not reach the connect button')
      await tab.press('Tab')
    }
    await pressUntilOpen(tab)
    await until('the dialog has the focus', tab, dialog, hasFocus)
  },
  async 'close it, and the focus returns'(tab) {
    await tab.press('Escape')
    await until('the dialog is closed', tab, dialog, isGone)
    await until('the connect button has the focus', tab, connectButton, hasFocus)
  },
  async connect(tab) {
    await click(tab, connectButton)
    await click(tab, `${dialog} button`, WALLET)
    await until('there is an account button', tab, accountButton, isThere)
    await until('the dialog is closed', tab, dialog, isGone)
  },
  async sign(tab) {
    await click(tab, 'button', 'Sign')
    await until('the page shows a signature', tab, '[role="status"]', (seen) =>
      seen.some(({ text }) => /^0x[0-9a-f]{130}$/.test(text)),
    )
  },
  async 'be connected after a reload'(tab) {
    await tab.reload()
    await until('there is an account button', tab, accountButton, isThere)
    await until('the page can sign', tab, 'button', (seen) =>
      seen.some(({ text, isDisabled }) => text === 'Sign' && !isDisabled),
    )
  },
  async disconnect(tab) {
    await click(tab, accountButton)
    await click(tab, `${dialog} button`, 'Disconnect')
    await until('there is a connect button', tab, connectButton, isThere)
  },
}

/** What a page at `url` does wrong while a user connects a wallet, signs a text, comes back and disconnects. */
export async function walkThrough(openTab: OpenTab, url: string): Promise<readonly string[]> {
  const tab = await openTab(walletScript({ name: WALLET }))
  try {
    await tab.open(url)
    for (const [name, step] of Object.entries(steps)) {
      const failure = await step(tab).then(
        () => undefined,
        (error: unknown) =>
          `${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
      )
      if (failure !== undefined) return [...(await tab.wrong()), failure]
    }
    return await tab.wrong()
  } finally {
    await tab.close()
  }
}
