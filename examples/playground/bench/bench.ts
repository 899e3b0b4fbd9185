// `npm run bench [runs]`: times of the built examples beside those of a bare page, as medians and ratios, and of a history of
// 10,000 rows beside one of 50. 15 runs unless given; `npm run bench 15 history` measures the history alone, `npm run bench
// 15 opening` the time from a press to the first wallet, `npm run bench 15 network` the time to the first wallet over a slow network, `npm run bench 15 login` a login by email. Build first:
// npm run build -- --examples. `npm run bench 15 following` and `npm run bench 15 review` compare the money flow with the commit
// before it, and build what they need.
import { launchChromium } from '../../../scripts/browser/chromium'
import { createTraffic } from '../../local-services/src/fault-injection/log-and-inject-faults'
import { startRelay } from '../../local-services/src/relay/start-relay'
import { serveDist } from '../e2e/servers/serve-dist'
import { keepNames, spreadOf } from './figures'
import { compareFollowing } from './following'
import { compareHistories, HISTORY_SERVICE } from './history'
import { measureBareLogin, measureLogin, startLoginServices } from './login'
import { IDLE, IDLE_SLOWER, measureOpening, WARM, WARM_SLOWER } from './opening'
import { asNewUser, clickAndWatch, type Figures, OPEN_LIST, QUIET_MS, type Watch } from './press'
import { compareReview } from './review'

const SHOW_CODE: Watch = {
  opener: 'dialog[open] [part~="relay"]',
  wanted: '[part="qr-code"] [role="img"][aria-hidden="false"] path',
}
const SHOW_BASELINE_CODE: Watch = { opener: 'button', wanted: 'body > svg path' }
const NETWORK = 'navigation to first wallet, slow 4G, 4× slower'
const NETWORK_MULTICHAIN = 'the same with every kind of wallet'
/** On the baseline this is the time of the wallet's frame itself. */
const LOGIN = 'code entered to address shown'
/** The highest ratio to the baseline, as a median. */
const AIMS: Readonly<Record<string, number>> = {
  [IDLE]: 2.5,
  [IDLE_SLOWER]: 2.5,
  [WARM]: 2.5,
  [WARM_SLOWER]: 2.5,
  [NETWORK]: 1.35,
  [NETWORK_MULTICHAIN]: 1.5,
  [LOGIN]: 1.3,
}
const browser = await launchChromium()

/** Measures from the navigation to the button and to the first wallet, over a slow network on a slow machine. */
async function measureNetwork(url: string): Promise<{ readonly button: number; readonly wallet: number }> {
  const { pressed, visible } = await asNewUser(
    browser,
    { slowdown: 4, isSlowNetwork: true },
    async (page) => {
      await page.goto(url, { waitUntil: 'commit' })
      return page.evaluate(clickAndWatch, OPEN_LIST)
    },
  )
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
    [LOGIN]: await asNewUser(browser, {}, (page) => measureLogin(page, `${playground.url}login.html`, login)),
  }),
  baseline: async (): Promise<Figures> => ({
    [LOGIN]: await asNewUser(browser, {}, (page) => measureBareLogin(page, baseline.url, login)),
  }),
}
const openings = {
  ours: (): Promise<Figures> => measureOpening(browser, minimal.url, multichain),
  baseline: (): Promise<Figures> => measureOpening(browser, baseline.url, baseline.url),
}
const everything = {
  ours: async (): Promise<Figures> => ({
    ...(await openings.ours()),
    ...(await networks.ours()),
    ...(await measurePairing(pairing('pairing'), SHOW_CODE)),
    ...(await logins.ours()),
  }),
  baseline: async (): Promise<Figures> => ({
    ...(await openings.baseline()),
    ...(await networks.baseline()),
    ...(await measurePairing(pairing('pairing-baseline'), SHOW_BASELINE_CODE)),
    ...(await logins.baseline()),
  }),
}

const isPart = (name: string | undefined): name is 'opening' | 'network' | 'login' =>
  name === 'opening' || name === 'network' || name === 'login'

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
  const sides = { opening: openings, network: networks, login: logins }
  if (part !== 'history') await compareWithBaseline(isPart(part) ? sides[part] : everything)
  if (part === undefined || part === 'history') await compareHistories(browser, playground.url, runs)
  if (part === undefined) await compareFollowing(browser)
  if (part === undefined) await compareReview(browser, runs)
} finally {
  await browser.close()
  await Promise.all([...sites.map((site) => site.stop()), relay.stop(), login.stop()])
}
