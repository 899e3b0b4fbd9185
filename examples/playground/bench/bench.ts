// `npm run bench [runs]`: times of the built examples beside those of a bare page, as medians and ratios, and of a history of
// 10,000 rows beside one of 50. 15 runs unless given; `npm run bench 15 history` measures the history alone, `npm run bench
// 15 network` the time to the first wallet over a slow network, `npm run bench 15 login` a login by email. Build first:
// npm run build -- --examples. `npm run bench 15 following` and `npm run bench 15 review` compare the money flow with the commit
// before it, and build what they need.
import type { CDPSession, Page } from '@playwright/test'
import { launchChromium } from '../../../scripts/browser/chromium'
import { createTraffic } from '../../local-services/src/fault-injection/log-and-inject-faults'
import { startRelay } from '../../local-services/src/relay/start-relay'
import { serveDist } from '../e2e/servers/serve-dist'
import { keepNames, spreadOf } from './figures'
import { compareFollowing } from './following'
import { compareHistories, HISTORY_SERVICE } from './history'
import { measureBareLogin, measureLogin, startLoginServices } from './login'
import { compareReview } from './review'

/** Milliseconds by name, of one run of one page. */
type Figures = Readonly<Record<string, number>>

/** What to click and what to wait for, by selector and text, in the dialog or else in the page. */
interface Watch {
  readonly opener: string
  readonly openerText?: string
  readonly wanted: string
  readonly wantedText?: string
}

const OPEN_LIST: Watch = {
  opener: 'button',
  openerText: 'Connect wallet',
  wanted: 'dialog[open] button',
  wantedText: 'Charlie',
}
const SHOW_CODE: Watch = {
  opener: 'dialog[open] [part~="relay"]',
  wanted: '[part="qr-code"] [role="img"][aria-hidden="false"] path',
}
const SHOW_BASELINE_CODE: Watch = { opener: 'button', wanted: 'body > svg path' }
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const NETWORK = 'navigation to first wallet, slow 4G, 4× slower'
const NETWORK_MULTICHAIN = 'the same with every kind of wallet'
/** On the baseline this is the time of the wallet's frame itself. */
const LOGIN = 'code entered to address shown'
/** The highest ratio to the baseline, as a median. */
const AIMS: Readonly<Record<string, number>> = {
  'press to first wallet, cold': 5,
  'press to first wallet, warm': 6,
  'press to first wallet, cold, 4× slower': 7,
  'press to first wallet, warm, 4× slower': 6,
  [NETWORK]: 1.25,
  [NETWORK_MULTICHAIN]: 1.5,
  [LOGIN]: 1.3,
}
/** Long enough that no more requests follow. */
const QUIET_MS = 1_000

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
async function clickAndWatch({ opener, openerText = '', wanted, wantedText = '' }: Watch) {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const find = (selector: string, text: string): HTMLElement | undefined =>
    [document.querySelector('[data-latchkey]')?.shadowRoot, document]
      .flatMap((root) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])])
      .find((element) => element.textContent?.includes(text))
  let button = find(opener, openerText)
  for (; !button; button = find(opener, openerText)) await frame()
  const pressed = performance.now()
  button.click()
  for (let isSeen = false; !isSeen; ) {
    await frame()
    const element = find(wanted, wantedText)
    isSeen =
      (element?.getBoundingClientRect().height ?? 0) > 0 &&
      element?.checkVisibility({ opacityProperty: true }) === true
  }
  // The change is painted by the next animation frame.
  await frame()
  return { pressed, visible: performance.now() - pressed }
}

const browser = await launchChromium()

/** A new user with an empty cache, on a machine that is `slowdown` times slower. */
async function asNewUser<Result>(
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

async function scriptTimeOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

/** Measures from the click to the first wallet, with code cached or not, on a fast and a slow machine. */
async function measurePage(url: string): Promise<Figures> {
  const openTwice = (slowdown: number) =>
    asNewUser({ slowdown }, async (page, session) => {
      await page.goto(url, { waitUntil: 'networkidle' })
      const startUp = await scriptTimeOf(session)
      const cold = await page.evaluate(clickAndWatch, OPEN_LIST)
      const opening = (await scriptTimeOf(session)) - startUp
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      const warm = await page.evaluate(clickAndWatch, OPEN_LIST)
      return { startUp, opening, cold: cold.visible, warm: warm.visible }
    })
  const fast = await openTwice(1)
  const slow = await openTwice(4)
  const hovered = await asNewUser({}, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Connect wallet' }).hover()
    await page.waitForTimeout(QUIET_MS)
    return (await page.evaluate(clickAndWatch, OPEN_LIST)).visible
  })
  return {
    'press to first wallet, cold': fast.cold,
    'press to first wallet, warm': fast.warm,
    'press to first wallet, after hovering': hovered,
    'press to first wallet, cold, 4× slower': slow.cold,
    'press to first wallet, warm, 4× slower': slow.warm,
    'script of the first opening': fast.opening,
    'start-up script, 4× slower': slow.startUp,
  }
}

/** Measures from the navigation to the button and to the first wallet, over a slow network on a slow machine. */
async function measureNetwork(url: string): Promise<{ readonly button: number; readonly wallet: number }> {
  const { pressed, visible } = await asNewUser({ slowdown: 4, isSlowNetwork: true }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    return page.evaluate(clickAndWatch, OPEN_LIST)
  })
  return { button: pressed, wallet: pressed + visible }
}

/** The page with few wallets and the one with every kind of wallet. The baseline has one page for both. */
async function measureNetworks(few: string, every: string): Promise<Figures> {
  const { button, wallet } = await measureNetwork(few)
  const multichain = await measureNetwork(every)
  return {
    'navigation to button, slow 4G, 4× slower': button,
    [NETWORK]: wallet,
    [NETWORK_MULTICHAIN]: multichain.wallet,
  }
}

/**
 * Measures from the click to the code, with the relay library cached. The baseline draws the URI of the
 * library.
 */
async function measurePairing(url: string, watch: Watch): Promise<Figures> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const visit = async (hovers: boolean): Promise<number> => {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.goto(url)
    await page.locator('button:enabled').first().waitFor()
    if (watch === SHOW_CODE) await page.locator('button:enabled').first().click()
    const button = page.locator(watch.opener).first()
    await button.waitFor()
    await page.mouse.move(0, 0)
    if (hovers) await button.hover()
    await page.waitForTimeout(QUIET_MS)
    const { visible } = await page.evaluate(clickAndWatch, watch)
    await page.close()
    return visible
  }
  try {
    // Fills the cache.
    await visit(false)
    return {
      'press to code painted, library cached': await visit(false),
      'press to code painted, after hovering': await visit(true),
    }
  } finally {
    await context.close()
  }
}

const runs = Number(process.argv[2] ?? 15)
const part = process.argv[3]
if (part === 'following') {
  await compareFollowing(browser).finally(() => browser.close())
  process.exit()
}
if (part === 'review') {
  await compareReview(browser, runs).finally(() => browser.close())
  process.exit()
}
const relay = await startRelay(0, createTraffic())
const login = await startLoginServices()
const serve = (example: string, hosts: readonly string[] = []) =>
  serveDist(example, hosts, undefined, undefined, [], [login.url])
const sites = await Promise.all([
  serve('minimal'),
  serve('baseline'),
  serve('playground', [relay.url, HISTORY_SERVICE]),
])
const [minimal, baseline, playground] = sites
const pairing = (name: string): string =>
  `${playground.url}${name}.html?${new URLSearchParams({ relay: relay.url })}`
const multichain = `${playground.url}multichain.html?${new URLSearchParams({ relay: relay.url })}`
const networks = {
  ours: (): Promise<Figures> => measureNetworks(minimal.url, multichain),
  baseline: (): Promise<Figures> => measureNetworks(baseline.url, baseline.url),
}
const logins = {
  ours: async (): Promise<Figures> => ({
    [LOGIN]: await asNewUser({}, (page) => measureLogin(page, `${playground.url}login.html`, login)),
  }),
  baseline: async (): Promise<Figures> => ({
    [LOGIN]: await asNewUser({}, (page) => measureBareLogin(page, baseline.url, login)),
  }),
}
const everything = {
  ours: async (): Promise<Figures> => ({
    ...(await measurePage(minimal.url)),
    ...(await networks.ours()),
    ...(await measurePairing(pairing('pairing'), SHOW_CODE)),
    ...(await logins.ours()),
  }),
  baseline: async (): Promise<Figures> => ({
    ...(await measurePage(baseline.url)),
    ...(await networks.baseline()),
    ...(await measurePairing(pairing('pairing-baseline'), SHOW_BASELINE_CODE)),
    ...(await logins.baseline()),
  }),
}

async function compareWithBaseline(sides: typeof everything): Promise<void> {
  const found: Record<keyof typeof sides, Figures[]> = { ours: [], baseline: [] }
  // Pages alternate, so that a busy moment affects both. The first run is a warm-up and dropped.
  for (let run = 0; run <= runs; run += 1) {
    for (const side of run % 2 === 0 ? (['ours', 'baseline'] as const) : (['baseline', 'ours'] as const)) {
      const figures = await sides[side]()
      if (run > 0) found[side].push(figures)
    }
    if (run > 0) console.log(`run ${run} of ${runs}`)
  }
  console.log(
    `\nChromium ${browser.version()}, ${runs} runs\n\n| what, ms | Latchkey | baseline | ratio | aim |\n| --- | --- | --- | --- | --- |`,
  )
  for (const name of Object.keys(found.ours[0] ?? {})) {
    const [ours, text] = spreadOf(found.ours.map((figures) => figures[name] ?? Number.NaN))
    const [least, leastText] = spreadOf(found.baseline.map((figures) => figures[name] ?? Number.NaN))
    const aim = AIMS[name]
    const limit = aim === undefined ? '' : `at most ×${aim}`
    console.log(`| ${name} | ${text} | ${leastText} | ×${(ours / least).toFixed(2)} | ${limit} |`)
  }
}

try {
  if (part !== 'history')
    await compareWithBaseline(part === 'network' ? networks : part === 'login' ? logins : everything)
  if (part === undefined || part === 'history') await compareHistories(browser, playground.url, runs)
  if (part === undefined) await compareFollowing(browser)
  if (part === undefined) await compareReview(browser, runs)
} finally {
  await browser.close()
  await Promise.all([...sites.map((site) => site.stop()), relay.stop(), login.stop()])
}
