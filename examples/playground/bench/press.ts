import type { Browser, CDPSession, Page } from '@playwright/test'
import { keepNames } from './figures'

/** Milliseconds by name, of one run of one page. */
export type Figures = Readonly<Record<string, number>>

/** What to click and what to wait for, by selector and text, in the dialog or else in the page. */
export interface Watch {
  readonly opener: string
  readonly openerText?: string
  readonly wanted: string
  readonly wantedText?: string
}

export const OPEN_LIST: Watch = {
  opener: 'button',
  openerText: 'Connect wallet',
  wanted: 'dialog[open] button',
  wantedText: 'Charlie',
}
export const OPEN_RAINBOWKIT: Watch = {
  ...OPEN_LIST,
  openerText: 'Connect Wallet',
  wanted: '[role="dialog"] button',
}

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** Long enough that no more requests follow. */
export const QUIET_MS = 1_000

/** Runs in the page: wallets as extensions announce them (EIP-6963), with nothing behind them. */
function announceWallets(): void {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const details = ['Alpha', 'Bravo', 'Charlie'].map((name, index) => {
    const uuid = `00000000-0000-4000-8000-00000000000${index}`
    const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
    return Object.freeze({ info: { uuid, name, icon, rdns: `example.${name.toLowerCase()}` }, provider })
  })
  const announce = (): void => {
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}

/**
 * Runs in the page: clicks as soon as possible and checks every animation frame until the target is painted.
 */
export async function clickAndWatch({ opener, openerText = '', wanted, wantedText = '' }: Watch) {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const find = (selector: string, text: string): HTMLElement | undefined =>
    [document.querySelector('[data-latchkey]')?.shadowRoot, document]
      .flatMap((root) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])])
      .find((element) => element.textContent?.includes(text))
  const until = performance.now() + 30_000
  let button = find(opener, openerText)
  const look = (what: string): Promise<number> => {
    if (performance.now() > until) throw new Error(`Nothing was seen of ${what}`)
    return frame()
  }
  for (; !button; button = find(opener, openerText)) await look(`${opener} ${openerText}`)
  const pressed = performance.now()
  button.click()
  for (let isSeen = false; !isSeen; ) {
    await look(`${wanted} ${wantedText}`)
    const element = find(wanted, wantedText)
    isSeen =
      (element?.getBoundingClientRect().height ?? 0) > 0 &&
      element?.checkVisibility({ opacityProperty: true }) === true
  }
  // The change is painted by the next animation frame.
  await frame()
  return { pressed, visible: performance.now() - pressed }
}

/** A new user with an empty cache, on a machine that is `slowdown` times slower. */
export async function asNewUser<Result>(
  browser: Browser,
  { slowdown = 1, isSlowNetwork = false },
  run: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.addInitScript(announceWallets)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await session.send('Performance.enable')
    if (isSlowNetwork) await session.send('Network.enable')
    if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_4G)
    return await run(page, session)
  } finally {
    await context.close()
  }
}

/** The time that a page has spent in scripts and on styles, in milliseconds. */
export async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const secondsOf = (wanted: string): number =>
    metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return (secondsOf('ScriptDuration') + secondsOf('RecalcStyleDuration')) * 1000
}
