// `npm run bench [runs]`: times of the built examples beside those of a bare page, as medians and ratios. 15 runs unless
// given. Build first: npm run build -- --examples.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { startRelay } from '../examples/local-services/src/relay/start-relay'
import { createTraffic } from '../examples/local-services/src/traffic/traffic'
import { announceWallets, chromiumArguments, keepNames } from './browser/page-scripts'
import { serveDist } from './browser/serve-dist'
import { findChromium } from './set-up/chromium.mjs'

/** Milliseconds by name, of one run of one page. */
type Figures = Readonly<Record<string, number>>

const WALLETS = ['Alpha', 'Bravo', 'Charlie']
/** The wallet that is waited for. */
const WATCHED = 'Charlie'
/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
/** Long enough that nothing is fetched any more. */
const QUIET_MS = 1_000

/** Runs in the page: clicks as soon as there is a button, and watches every frame until the wallet's row is seen. */
async function clickAndWatch(
  wallet: string,
): Promise<{ readonly pressed: number; readonly visible: number }> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const findOpener = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes('Connect Wallet'))
  const isSeen = (): boolean => {
    const root = document.querySelector('[data-latchkey]')?.shadowRoot ?? document
    const row = [...root.querySelectorAll('dialog[open] button')].find((button) =>
      button.textContent?.includes(wallet),
    )
    return (
      (row?.getBoundingClientRect().height ?? 0) > 0 &&
      row?.checkVisibility({ opacityProperty: true }) === true
    )
  }
  let opener = findOpener()
  for (; !opener; opener = findOpener()) await frame()
  const pressed = performance.now()
  opener.click()
  while (!isSeen()) await frame()
  // The frame after this one shows it.
  await frame()
  return { pressed, visible: performance.now() - pressed }
}

/** Runs in the page: presses, and waits until the picture of a code is seen. */
async function pressAndWatch(): Promise<number> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const button =
    root?.querySelector<HTMLElement>('dialog[open] [part~="relay"]') ?? document.querySelector('button')
  const isSeen = (): boolean => {
    const code = root
      ? root.querySelector('[part="qr-code"] [role="img"][aria-hidden="false"] path')
      : document.querySelector('body > svg path')
    return (
      (code?.getBoundingClientRect().height ?? 0) > 0 &&
      code?.checkVisibility({ opacityProperty: true }) === true
    )
  }
  const start = performance.now()
  button?.click()
  while (!isSeen()) await frame()
  await frame()
  return performance.now() - start
}

/** A new user with an empty cache, on a machine that is `slowdown` times slower. */
async function asNewUser<Result>(
  browser: Browser,
  { slowdown = 1, isSlowNetwork = false },
  run: (page: Page, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.addInitScript(announceWallets, WALLETS)
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

/** From the press to the first wallet, with its code cached and not, on a fast and on a slow machine. */
async function measurePage(browser: Browser, url: string): Promise<Figures> {
  const openTwice = (slowdown: number) =>
    asNewUser(browser, { slowdown }, async (page, session) => {
      await page.goto(url, { waitUntil: 'networkidle' })
      const startUp = await scriptTimeOf(session)
      const cold = await page.evaluate(clickAndWatch, WATCHED)
      const opening = (await scriptTimeOf(session)) - startUp
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      const warm = await page.evaluate(clickAndWatch, WATCHED)
      return { startUp, opening, cold: cold.visible, warm: warm.visible }
    })
  const fast = await openTwice(1)
  const slow = await openTwice(4)
  const hovered = await asNewUser(browser, {}, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Connect Wallet' }).hover()
    await page.waitForTimeout(QUIET_MS)
    return (await page.evaluate(clickAndWatch, WATCHED)).visible
  })
  const network = await asNewUser(browser, { slowdown: 4, isSlowNetwork: true }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    return page.evaluate(clickAndWatch, WATCHED)
  })
  return {
    'press to first wallet, cold': fast.cold,
    'press to first wallet, warm': fast.warm,
    'press to first wallet, after hovering': hovered,
    'press to first wallet, cold, 4× slower': slow.cold,
    'press to first wallet, warm, 4× slower': slow.warm,
    'script of the first opening': fast.opening,
    'start-up script, 4× slower': slow.startUp,
    'navigation to button, slow 4G, 4× slower': network.pressed,
    'navigation to first wallet, slow 4G, 4× slower': network.pressed + network.visible,
  }
}

/** From the press to the code, with the relay library in the browser's cache. The baseline draws the library's own URI. */
async function measurePairing(browser: Browser, url: string, isFloor: boolean): Promise<Figures> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const visit = async (hovers: boolean): Promise<number> => {
    const page = await context.newPage()
    await page.addInitScript(keepNames)
    await page.goto(url)
    const first = page.locator('button:enabled').first()
    await first.waitFor()
    if (!isFloor) await first.click()
    const button = isFloor ? first : page.locator('[part~="relay"]')
    await button.waitFor()
    await page.mouse.move(0, 0)
    if (hovers) await button.hover()
    await page.waitForTimeout(QUIET_MS)
    const painted = await page.evaluate(pressAndWatch)
    await page.close()
    return painted
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

/** `12 (10–15)`: median, lowest and highest. */
function spreadOf(values: readonly number[]): readonly [median: number, text: string] {
  const sorted = [...values].sort((one, other) => one - other)
  const median = sorted[sorted.length >> 1] ?? Number.NaN
  const [lowest = Number.NaN] = sorted
  return [median, `${median.toFixed(1)} (${lowest.toFixed(1)}–${sorted.at(-1)?.toFixed(1)})`]
}

const runs = Number(process.argv[2] ?? 15)
const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath ? { executablePath } : {}),
})
const relay = await startRelay(0, createTraffic())
const sites = await Promise.all([
  serveDist('minimal', []),
  serveDist('baseline', []),
  serveDist('playground', [relay.url]),
])
const [minimal, baseline, playground] = sites
const pairing = (name: string): string =>
  `${playground.url}${name}.html?${new URLSearchParams({ relay: relay.url })}`

/** Both sides, alternately, so that a busy moment affects both. */
async function measureBoth(oursFirst: boolean): Promise<readonly [ours: Figures, baseline: Figures]> {
  const ours = async () => ({
    ...(await measurePage(browser, minimal.url)),
    ...(await measurePairing(browser, pairing('pairing'), false)),
  })
  const least = async () => ({
    ...(await measurePage(browser, baseline.url)),
    ...(await measurePairing(browser, pairing('pairing-baseline'), true)),
  })
  if (oursFirst) return [await ours(), await least()]
  const early = await least()
  return [await ours(), early]
}

try {
  // The first run warms the servers and the browser and is thrown away.
  await measureBoth(true)
  const pairs: (readonly [Figures, Figures])[] = []
  for (let run = 1; run <= runs; run += 1) {
    pairs.push(await measureBoth(run % 2 === 0))
    console.log(`run ${run} of ${runs}`)
  }
  console.log(
    `\nChromium ${browser.version()}, ${runs} runs\n\n| what, ms | Latchkey | baseline | ratio |\n| --- | --- | --- | --- |`,
  )
  for (const name of Object.keys(pairs[0]?.[0] ?? {})) {
    const [ours, text] = spreadOf(pairs.map(([figures]) => figures[name] ?? Number.NaN))
    const [least, leastText] = spreadOf(pairs.map(([, figures]) => figures[name] ?? Number.NaN))
    console.log(`| ${name} | ${text} | ${leastText} | ×${(ours / least).toFixed(2)} |`)
  }
} finally {
  await browser.close()
  await Promise.all([...sites.map((site) => site.stop()), relay.stop()])
}
