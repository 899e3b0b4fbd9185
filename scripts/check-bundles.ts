// Every scenario of every budget.json, on packed packages, with Vite and with esbuild.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleJob } from './bundles/bundlers'
import { bundleWithEsbuild, bundleWithVite } from './bundles/bundlers'
import {
  type BundleScenario,
  bundleScenarios,
  type Chunk,
  judge,
  type Measured,
  measureGraph,
} from './bundles/measure'
import { packAll } from './pack'
import { installPacked } from './packed/install-packed'
import { listLibraries, type WorkspacePackage } from './workspace/packages'
import type { Violation } from './workspace/run-check'
import { runCheck } from './workspace/run-check'

const bundlers: Readonly<Record<string, (job: BundleJob) => Promise<readonly Chunk[]>>> = {
  esbuild: bundleWithEsbuild,
  vite: bundleWithVite,
}

/** What a feature builds on: their own budgets count them, and a page has each of them once. */
const FOUNDATION = ['@latchkey/kernel', '@latchkey/session', '@latchkey/portfolio']

/** Peers are the host's to have, as is the foundation; only what the scenario includes is counted. A preset is counted whole. */
function externalsOf({ json }: WorkspacePackage, { include }: BundleScenario): readonly string[] {
  const foundation = json.latchkey?.shape === 'preset' ? [] : FOUNDATION.filter((name) => name !== json.name)
  return [...new Set(['react', 'react-dom', ...Object.keys(json.peerDependencies), ...foundation])].filter(
    (name) => !include.includes(name),
  )
}

/** Bundles one scenario in `fixture`, a folder with the packed packages in its `node_modules`. */
export async function measureScenario(
  fixture: string,
  bundler: string,
  scenario: BundleScenario,
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

/** Where the measured figures are kept for the tables in README and playground. */
export const SIZES_FILE = '.cache/bundle-sizes.json'

/** Compressed bytes of one scenario. */
export interface BundleSize {
  readonly package: string
  readonly scenario: string
  readonly bundler: string
  readonly eager: number
  readonly lazy: number
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(2).padStart(7)
const limit = (bytes: number | undefined): string => (bytes === undefined ? '      –' : kb(bytes))

export async function checkBundles(root: string): Promise<readonly Violation[]> {
  const fixture = installPacked(root, packAll(root), 19)
  const violations: Violation[] = []
  const sizes: BundleSize[] = []
  console.log('  eager   limit    lazy   limit  kB, compressed')
  for (const library of listLibraries(root)) {
    const file = `${library.folder}/budget.json`
    for (const scenario of bundleScenarios(library)) {
      for (const bundler of Object.keys(bundlers)) {
        const measured = await measureScenario(fixture, bundler, scenario, externalsOf(library, scenario))
        const { eager, lazy } = measured
        sizes.push({
          package: library.name,
          scenario: scenario.name,
          bundler,
          eager: eager.bytes,
          lazy: lazy.bytes,
        })
        const figures = [measured.eager.bytes, scenario.eager, measured.lazy.bytes, scenario.lazy]
        console.log(
          `${figures.map(limit).join(' ')}  ${library.name}: ${scenario.name} (${bundler}, ${scenario.measure})`,
        )
        const rule = `${scenario.name}, ${bundler}`
        violations.push(...judge(scenario, measured).map((message) => ({ file, rule, message })))
      }
    }
  }
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, SIZES_FILE), `${JSON.stringify(sizes, undefined, 2)}\n`)
  return violations
}

await runCheck(import.meta.url, 'bundle budgets', checkBundles)
