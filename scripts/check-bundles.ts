// Measures every scenario of every budget.json on packed packages, with Vite and with esbuild, or with the one that is
// named. With Vite it also compares README's table.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bytes, combinationKey } from '../examples/playground/src/demo/combination'
import type { BundleJob } from './bundles/bundlers'
import { bundleWithEsbuild, bundleWithVite } from './bundles/bundlers'
import { DEMO_BYTES_FILE, demoCombinations, demoEntry, staleCombinations } from './bundles/demo-combinations'
import {
  addedTo,
  type BundleScenario,
  bundleScenarios,
  type Chunk,
  judge,
  type Measured,
  measureGraph,
} from './bundles/measure'
import { type BundleSize, packageRows, ROWS_FILE, SIZES_FILE, staleRows } from './bundles/size-rows'
import { packAll } from './pack'
import { installPacked } from './packed/install-packed'
import { listLibraries, type WorkspacePackage } from './workspace/packages'
import type { Violation } from './workspace/run-check'
import { runCheck } from './workspace/run-check'

const bundlers: Readonly<Record<string, (job: BundleJob) => Promise<readonly Chunk[]>>> = {
  esbuild: bundleWithEsbuild,
  vite: bundleWithVite,
}

/** Libraries that a page which can connect a wallet has loaded by then. */
const SHARED = ['react', 'react-dom', 'valibot']

/**
 * A package is measured without its peer dependencies, unless the scenario includes them, and without the
 * other packages of Latchkey: these have their own budgets, and a page loads each of them once. A preset is
 * measured with everything.
 */
function externalsOf(
  { json }: WorkspacePackage,
  { include }: BundleScenario,
  libraries: readonly WorkspacePackage[],
): readonly string[] {
  const peers = Object.keys(json.peerDependencies)
  if (json.latchkey?.shape === 'preset') return [...new Set(['react', 'react-dom', ...peers])]
  const others = libraries.map(({ name }) => name).filter((name) => name !== json.name)
  return [...new Set([...SHARED, ...peers, ...others])].filter((name) => !include.includes(name))
}

type Measurable = Pick<BundleScenario, 'entry' | 'measure'>

/** A page that can connect a wallet, to which features are added. */
const PAGE: Measurable = {
  entry: `export { createLatchkey, essentials } from 'latchkey'
export { ConnectButton, LatchkeyProvider, useConnection } from 'latchkey/react'
export { evm } from '@latchkey/evm'
export { base, mainnet } from '@latchkey/evm/networks'`,
  measure: 'gzip',
}

/** The packages of others that hosts install themselves. A page of a host is measured without them. */
export function peersOutside(libraries: readonly WorkspacePackage[]): readonly string[] {
  const peers = libraries.flatMap(({ json }) => Object.keys(json.peerDependencies))
  return [...new Set(peers)].filter((peer) => !libraries.some(({ name }) => name === peer))
}

/** The plugins that a host can add to that page, without presets. */
function featuresOf(libraries: readonly WorkspacePackage[]): readonly WorkspacePackage[] {
  const frontDoor = libraries.find(({ name }) => name === 'latchkey')
  const inPage = ['@latchkey/evm', ...Object.keys(frontDoor?.json.dependencies ?? {})]
  return libraries.filter(({ name, json }) => './contract' in json.exports && !inPage.includes(name))
}

/** Bundles one scenario in `fixture`, a folder with the packed packages in its `node_modules`. */
export async function measureScenario(
  fixture: string,
  bundler: string,
  scenario: Measurable,
  externals: readonly string[],
): Promise<Measured> {
  const bundle = bundlers[bundler]
  if (!bundle) throw new Error(`There is no bundler "${bundler}"`)
  const key = createHash('sha256')
    .update(JSON.stringify([scenario.entry, externals]))
    .digest('hex')
    .slice(0, 12)
  const folder = join(fixture, 'scenarios', `${bundler}-${key}`)
  mkdirSync(folder, { recursive: true })
  const entryFile = join(folder, 'entry.js')
  writeFileSync(entryFile, `${scenario.entry}\n`)
  const chunks = await bundle({ entryFile, externals })
  return measureGraph(chunks, 'entry.js', scenario.measure)
}

/**
 * The bytes that a feature adds: the page with it less the page alone, both built with Vite as by a host.
 * @param alone the page by itself, measured once for all features
 */
export async function measureAdded(
  fixture: string,
  page: Measurable,
  feature: Pick<BundleScenario, 'entry'>,
  externals: readonly string[],
  alone: Measured,
): Promise<Measured> {
  const both = { ...page, entry: `${page.entry}\n${feature.entry}` }
  return addedTo(alone, await measureScenario(fixture, 'vite', both, externals))
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(7)
const limit = (bytes: number | undefined): string => (bytes === undefined ? '      –' : kb(bytes))

async function checkBundles(root: string, named: readonly string[] = []): Promise<readonly Violation[]> {
  const chosen = Object.keys(bundlers).filter((name) => named.length === 0 || named.includes(name))
  const hasVite = chosen.includes('vite')
  const fixture = installPacked(root, packAll(root), 19)
  const violations: Violation[] = []
  const sizes: BundleSize[] = []
  const libraries = listLibraries(root)
  const note = (
    library: WorkspacePackage,
    scenario: BundleScenario,
    rule: string,
    measured: Measured,
  ): Pick<BundleSize, 'eager' | 'lazy'> => {
    const { eager, lazy } = measured
    const figures = [eager.bytes, scenario.eager, lazy.bytes, scenario.lazy]
    console.log(`${figures.map(limit).join(' ')}  ${library.name}: ${rule}, ${scenario.measure}`)
    const file = `${library.folder}/budget.json`
    violations.push(...judge(scenario, measured).map((message) => ({ file, rule, message })))
    return { eager: eager.bytes, lazy: lazy.bytes }
  }
  const outside = peersOutside(libraries)
  const page = hasVite ? await measureScenario(fixture, 'vite', PAGE, outside) : undefined
  const features = page ? featuresOf(libraries) : []
  console.log('  eager   limit    lazy   limit  kB, compressed')
  for (const library of libraries) {
    const scenarios = bundleScenarios(library)
    const [feature] = features.includes(library) ? scenarios : []
    const added =
      page &&
      feature &&
      note(
        library,
        { ...feature, ...feature.added, absent: [] },
        'added to a page',
        await measureAdded(fixture, PAGE, feature, [...outside, ...feature.added.without], page),
      )
    for (const scenario of scenarios) {
      for (const bundler of chosen) {
        const measured = await measureScenario(
          fixture,
          bundler,
          scenario,
          externalsOf(library, scenario, libraries),
        )
        const bytes = note(library, scenario, `${scenario.name}, ${bundler}`, measured)
        sizes.push({
          package: library.name,
          scenario: scenario.name,
          bundler,
          ...bytes,
          ...(added && { added }),
        })
      }
    }
  }
  if (!hasVite) return violations
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, SIZES_FILE), `${JSON.stringify(sizes, undefined, 2)}\n`)
  const documented = JSON.parse(readFileSync(join(root, ROWS_FILE), 'utf8'))
  const stale = staleRows(documented, packageRows(sizes)).map((message) => ({
    file: 'README.md',
    rule: 'size-table',
    message: `${message}; "npx tsx scripts/size-table.ts" writes the table after npm test`,
  }))
  return [...violations, ...stale, ...(await staleDemo(root, fixture, outside))]
}

/** Compares the demo's page without any feature and with all of them. A change shows in one of the two. */
async function staleDemo(
  root: string,
  fixture: string,
  outside: readonly string[],
): Promise<readonly Violation[]> {
  const combinations = demoCombinations()
  const measured: Record<string, Bytes> = {}
  for (const chosen of [combinations.at(0) ?? [], combinations.at(-1) ?? []]) {
    const scenario = { entry: demoEntry(chosen), measure: 'brotli' } as const
    const { eager, lazy } = await measureScenario(fixture, 'vite', scenario, outside)
    measured[combinationKey(chosen.map(({ id }) => id))] = { eager: eager.bytes, lazy: lazy.bytes }
  }
  const documented = JSON.parse(readFileSync(join(root, DEMO_BYTES_FILE), 'utf8'))
  return staleCombinations(documented, measured).map((message) => ({
    file: DEMO_BYTES_FILE,
    rule: 'demo-bytes',
    message: `${message}; "npx tsx scripts/demo-bytes.ts" measures every combination`,
  }))
}

await runCheck(import.meta.url, 'bundle budgets', (root) => checkBundles(root, process.argv.slice(2)))
