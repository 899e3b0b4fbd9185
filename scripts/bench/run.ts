// `pnpm bench`: times, as ratios to a floor. Needs the built examples: `pnpm build --examples` first.
// `pnpm bench 5` makes fewer runs, for a first look; `pnpm bench 5 tokens` measures one group of them only.
import { chromium } from '@playwright/test'
import { startGateway } from '../../examples/local-services/src/gateway/start-gateway'
import { startRelay } from '../../examples/local-services/src/relay/start-relay'
import { createTraffic } from '../../examples/local-services/src/traffic/traffic'
import { chromiumArguments } from '../browser/chromium-arguments'
import { serveDist } from '../browser/serve-dist'
import { findChromium } from '../set-up/chromium.mjs'
import { measureCycles, sentenceOf } from './measure-cycles'
import { measureOpening } from './measure-opening'
import { type Figures, type Measurement, pageMeasurements } from './measure-page'
import { measurePairing } from './measure-pairing'
import { type CrowdCounts, measureCrowd, measureOwnCrowd, sentenceOfCrowds } from './measure-scale'
import { measureSlowNetwork, named } from './measure-slow-network'
import { measureSwitching, measureTokens, sentenceOfTokens, type TokenFigures } from './measure-tokens'
import { measureWallets, sentenceOfWallets, type WalletFigures } from './measure-wallets'
import { sampleOf } from './statistics'
import { type Row, tableOf } from './table'
import { measureThroughput } from './throughput'

const [, , given = 15, chosen] = process.argv
const runs = Number(given)

const groups = [
  'opening',
  'slow',
  'pages',
  'pairing',
  'calls',
  'crowd',
  'wallets',
  'tokens',
  'cycles',
] as const
if (chosen !== undefined && !groups.some((group) => group === chosen))
  throw new Error(`There is no group ${chosen}. There are: ${groups.join(', ')}.`)
const isWanted = (group: (typeof groups)[number]): boolean => chosen === undefined || chosen === group

interface Pair {
  readonly ours: Figures
  readonly floor: Figures
}

function rowsOf(unit: string, pairs: readonly Pair[]): readonly Row[] {
  const valuesOf = (side: keyof Pair, name: string): readonly number[] =>
    pairs.flatMap((pair) => pair[side][name] ?? [])
  return Object.keys(pairs[0]?.ours ?? {}).map((name) => ({
    name,
    unit,
    ours: sampleOf(valuesOf('ours', name)),
    floor: sampleOf(valuesOf('floor', name)),
  }))
}

const executablePath = findChromium()
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath ? { executablePath } : {}),
})
const traffic = createTraffic()
const relay = await startRelay(0, traffic)
// The directory of the page with every kind of wallet.
const gateway = await startGateway(0, traffic, [], relay, '')
const [minimal, floor, playground] = await Promise.all([
  serveDist('minimal', []),
  serveDist('floor', []),
  serveDist('playground', [relay.url, gateway.url]),
])

async function measureBoth(measurements: readonly Measurement[], oursFirst: boolean): Promise<Pair> {
  let pair: Pair = { ours: {}, floor: {} }
  for (const measure of measurements) {
    const early = await measure(browser, oursFirst ? minimal.url : floor.url)
    const late = await measure(browser, oursFirst ? floor.url : minimal.url)
    pair = {
      ours: { ...pair.ours, ...(oursFirst ? early : late) },
      floor: { ...pair.floor, ...(oursFirst ? late : early) },
    }
  }
  return pair
}

const multichain = `${playground.url}multichain.html?${new URLSearchParams({ relay: relay.url, gateway: gateway.url })}`

/** Both pages of ours against the one floor. */
async function measureBothNetworks(oursFirst: boolean): Promise<Pair> {
  const measure = (url: string): Promise<Figures> => measureSlowNetwork(browser, url)
  const early = oursFirst ? undefined : await measure(floor.url)
  const own = {
    ...named(await measure(minimal.url), 'minimal'),
    ...named(await measure(multichain), 'multichain'),
  }
  const least = early ?? (await measure(floor.url))
  return { ours: own, floor: { ...named(least, 'minimal'), ...named(least, 'multichain') } }
}

async function measureBothPairings(oursFirst: boolean): Promise<Pair> {
  const pair = (name: 'pairing' | 'pairing-floor'): Promise<Figures> =>
    measurePairing(browser, playground.url, relay.url, name)
  const early = await pair(oursFirst ? 'pairing' : 'pairing-floor')
  const late = await pair(oursFirst ? 'pairing-floor' : 'pairing')
  return oursFirst ? { ours: early, floor: late } : { ours: late, floor: early }
}

async function measureBothSwitches(oursFirst: boolean): Promise<Pair> {
  const early = await measureSwitching(browser, playground.url, oursFirst ? 'tokens' : 'network-floor')
  const late = await measureSwitching(browser, playground.url, oursFirst ? 'network-floor' : 'tokens')
  return oursFirst ? { ours: early, floor: late } : { ours: late, floor: early }
}

const ofPages: readonly Measurement[] = [...pageMeasurements, measureCrowd]

try {
  // The first run warms the servers and the browser and is thrown away.
  if (isWanted('opening')) await measureBoth([measureOpening], true)
  if (isWanted('slow')) await measureBothNetworks(true)
  if (isWanted('pages')) await measureBoth(ofPages, true)
  const openings: Pair[] = []
  const networks: Pair[] = []
  const pages: Pair[] = []
  const calls: Pair[] = []
  const pairings: Pair[] = []
  const crowds: CrowdCounts[] = []
  const wallets: WalletFigures[] = []
  const switches: Pair[] = []
  const tokens: TokenFigures[] = []
  for (let run = 1; run <= runs; run += 1) {
    const oursFirst = run % 2 === 0
    if (isWanted('opening')) openings.push(await measureBoth([measureOpening], oursFirst))
    if (isWanted('slow')) networks.push(await measureBothNetworks(oursFirst))
    if (isWanted('pages')) pages.push(await measureBoth(ofPages, oursFirst))
    if (isWanted('pairing')) pairings.push(await measureBothPairings(oursFirst))
    if (isWanted('calls')) calls.push(await measureThroughput())
    if (isWanted('crowd')) crowds.push(await measureOwnCrowd(browser, minimal.url))
    if (isWanted('wallets')) wallets.push(await measureWallets(browser, playground.url))
    if (isWanted('tokens')) switches.push(await measureBothSwitches(oursFirst))
    if (isWanted('tokens')) tokens.push(await measureTokens(browser, playground.url))
    console.log(`run ${run} of ${runs}`)
  }
  const cycles = isWanted('cycles') ? await measureCycles(browser, minimal.url) : undefined
  console.log(`\nChromium ${browser.version()}, Node ${process.version}\n`)
  const times = [openings, networks, pages, pairings, switches].flatMap((pairs) => rowsOf('ms', pairs))
  console.log(tableOf([...times, ...rowsOf('ns', calls)]))
  if (crowds.length > 0) console.log(`\n${sentenceOfCrowds(crowds)}`)
  if (wallets.length > 0) console.log(`\n${sentenceOfWallets(wallets)}`)
  if (tokens.length > 0) console.log(`\n${sentenceOfTokens(tokens)}`)
  if (cycles) console.log(`\n${sentenceOf(cycles)}`)
} finally {
  await browser.close()
  await Promise.all([minimal.stop(), floor.stop(), playground.stop(), gateway.stop(), relay.stop()])
}
