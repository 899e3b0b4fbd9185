// `npm run bench [runs] [part]`: what the built examples take, beside a bare page and a page with RainbowKit, as medians and
// ratios with their aims. 15 runs unless given. Build first: npm run build -- --examples. The parts, all of them unless one is
// named: `opening` (from a press to the first wallet), `idle` (memory and scripts of a page that nobody has pressed),
// `network` (from the navigation to the first wallet, over a slow network), `views` (what opens after the list), `pairing`,
// `login` (by email), `history` (10,000 rows beside 50), `state` (a change of the store, in Node, beside zustand), `hooks` (1,000 mounted ones at a block, beside wagmi), and two that compare the money flow with the commit before it and
// build what they need: `following` and `review`. RainbowKit is installed from the registry by the first run.
import { launchChromium } from '../../../scripts/browser/chromium'
import { createTraffic } from '../../local-services/src/fault-injection/log-and-inject-faults'
import { startRelay } from '../../local-services/src/relay/start-relay'
import { serveDist } from '../e2e/servers/serve-dist'
import { SERVICES } from './connected-page'
import { compareFollowing } from './following'
import { compareHistories } from './history'
import { compareHooks } from './hooks'
import { HEAP, measureIdle, SCRIPTS, SCRIPTS_EVERY_KIND } from './idle'
import { measureBareLogin, measureLogin, startLoginServices } from './login'
import { measureNetwork, NETWORK, NETWORK_EVERY_KIND } from './network'
import * as opening from './opening'
import { measurePairing, SHOW_BASELINE_CODE, SHOW_CODE } from './pairing'
import { asNewUser, type Figures, OPEN_LIST, OPEN_RAINBOWKIT } from './press'
import { serveRainbowKit } from './rainbowkit'
import { compareReview } from './review'
import { compareStateChanges } from './state-change'
import { type Aim, type Side, sides, tableOf } from './table'
import { measureViews, VIEWS } from './views'

/** On the baseline this is the time of the wallet's frame itself. */
const LOGIN = 'code entered to address shown'
const pressedWhenIdle: readonly Aim[] = [
  { atMost: 2.5, side: 'baseline' },
  { atMost: 0.35, side: 'rainbowKit' },
]
const aims: Readonly<Record<string, Aim | readonly Aim[]>> = {
  [opening.IDLE]: pressedWhenIdle,
  [opening.IDLE_SLOWER]: pressedWhenIdle,
  [opening.EVERY_KIND]: { atMost: 1.15, side: 'latchkey', row: opening.IDLE },
  [opening.EVERY_KIND_SLOWER]: { atMost: 1.15, side: 'latchkey', row: opening.IDLE_SLOWER },
  [opening.WARM]: { atMost: 2.5, side: 'baseline' },
  [opening.WARM_SLOWER]: { atMost: 2.5, side: 'baseline' },
  [opening.AT_ONCE]: { atMost: 0.5, side: 'rainbowKit' },
  [opening.AT_ONCE_SLOWER]: { atMost: 0.5, side: 'rainbowKit' },
  [opening.START_UP_SLOWER]: { atMost: 1.1, side: 'baseline' },
  [NETWORK]: { atMost: 1.35, side: 'baseline' },
  [NETWORK_EVERY_KIND]: { atMost: 1.5, side: 'baseline', row: NETWORK },
  [HEAP]: { atMost: 3.2 },
  [SCRIPTS]: { atMost: 4 },
  [SCRIPTS_EVERY_KIND]: { atMost: 6 },
  ...Object.fromEntries(
    VIEWS.map((view) => [view, { atMost: 3.5, side: 'baseline', row: opening.WARM_SLOWER } as const]),
  ),
  [LOGIN]: { atMost: 1.3, side: 'baseline' },
}

const runs = Number(process.argv[2] ?? 15)
const part = process.argv[3]
const isWanted = (name: string): boolean => part === undefined || part === name

const browser = await launchChromium()
const relay = await startRelay(0, createTraffic())
const login = await startLoginServices()
const serve = (example: string, hosts: readonly string[] = []) =>
  serveDist(example, hosts, undefined, undefined, [], [login.url])
const sites = await Promise.all([
  serve('minimal'),
  serve('baseline'),
  serve('playground', [relay.url, SERVICES]),
])
const [minimal, baseline, playground] = sites
const rainbowKit = ['opening', 'idle', 'network'].some(isWanted)
  ? await serveRainbowKit().catch((error: unknown) => void console.log(`Without RainbowKit. ${error}`))
  : undefined
const withRelay = (page: string): string =>
  `${playground.url}${page}.html?${new URLSearchParams({ relay: relay.url })}`
const multichain = withRelay('multichain')

const ours: opening.OpeningPage = {
  url: minimal.url,
  everyKind: multichain,
  watch: OPEN_LIST,
  dialog: 'dialog[open]',
}
const bare: opening.OpeningPage = { url: baseline.url, watch: OPEN_LIST, dialog: 'dialog[open]' }

type Measures = Partial<Record<Side, () => Promise<Figures>>>

/** The same of every page. */
function onEach(measure: (page: opening.OpeningPage) => Promise<Figures>): Measures {
  const peer = rainbowKit && { url: rainbowKit.url, watch: OPEN_RAINBOWKIT, dialog: '[role="dialog"]' }
  return {
    latchkey: () => measure(ours),
    baseline: () => measure(bare),
    ...(peer && { rainbowKit: () => measure(peer) }),
  }
}

/** What is measured of each page, by part. */
const parts: Readonly<Record<string, Measures>> = {
  opening: onEach((page) => opening.measureOpening(browser, page)),
  idle: onEach(({ url, everyKind }) => measureIdle(browser, url, everyKind)),
  network: onEach(({ url, everyKind, watch }) => measureNetwork(browser, watch, url, everyKind)),
  views: {
    latchkey: () => measureViews(browser, playground.url),
    // Beside which the views are told.
    ...(part === 'views' ? { baseline: () => opening.measureWarm(browser, bare) } : {}),
  },
  pairing: {
    latchkey: () => measurePairing(browser, withRelay('pairing'), SHOW_CODE),
    baseline: () => measurePairing(browser, withRelay('pairing-baseline'), SHOW_BASELINE_CODE),
  },
  login: {
    latchkey: async () => ({
      [LOGIN]: await asNewUser(browser, {}, (page) =>
        measureLogin(page, `${playground.url}login.html`, login),
      ),
    }),
    baseline: async () => ({
      [LOGIN]: await asNewUser(browser, {}, (page) => measureBareLogin(page, baseline.url, login)),
    }),
  },
}

async function compareSides(): Promise<void> {
  const wanted = Object.entries(parts).flatMap(([name, measures]) => (isWanted(name) ? [measures] : []))
  if (wanted.length === 0) return
  const found: Record<Side, Figures[]> = { latchkey: [], baseline: [], rainbowKit: [] }
  const began = Date.now()
  // The first run is a warm-up and dropped. Pages alternate in each part, so that a busy moment affects all.
  for (let run = 0; run <= runs; run += 1) {
    const figures: Record<Side, Figures> = { latchkey: {}, baseline: {}, rainbowKit: {} }
    for (const measures of wanted)
      for (let turn = 0; turn < sides.length; turn += 1) {
        const side = sides[(run + turn) % sides.length] ?? 'latchkey'
        figures[side] = { ...figures[side], ...(await measures[side]?.()) }
      }
    if (run > 0) for (const side of sides) found[side].push(figures[side])
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    console.log(run === 0 ? `warm-up: ${seconds} s` : `run ${run} of ${runs}, ${seconds} s`)
  }
  console.log(`\nChromium ${browser.version()}, ${runs} runs\n`)
  for (const line of tableOf(found, aims)) console.log(line)
}

try {
  await compareSides()
  if (isWanted('history')) await compareHistories(browser, playground.url, runs)
  if (isWanted('state')) await compareStateChanges(runs)
  if (isWanted('hooks')) await compareHooks(browser, runs)
  if (isWanted('following')) await compareFollowing(browser)
  if (isWanted('review')) await compareReview(browser, runs)
} finally {
  await browser.close()
  await Promise.all([...sites, rainbowKit, relay, login].map((one) => one?.stop()))
}
