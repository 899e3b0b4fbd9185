// `npx tsx scripts/demo-bytes.ts`, after a build: builds a page with every combination of features that the demo offers,
// each by itself with Vite, and writes their compressed bytes for the demo. Some three minutes.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bytes, combinationKey } from '../examples/playground/src/demo/combination'
import { DEMO_BYTES_FILE, demoCombinations, demoEntry } from './bundles/demo-combinations'
import { measureScenario, peersOutside } from './check-bundles'
import { packAll } from './pack'
import { installPacked } from './packed/install-packed'
import { listLibraries } from './workspace/packages'
import { repositoryRoot, runMain } from './workspace/run-check'

await runMain(import.meta.url, async () => {
  const fixture = installPacked(repositoryRoot, packAll(repositoryRoot), 19)
  const outside = peersOutside(listLibraries(repositoryRoot))
  const measured: Record<string, Bytes> = {}
  for (const chosen of demoCombinations()) {
    const scenario = { entry: demoEntry(chosen), measure: 'brotli' } as const
    const { eager, lazy } = await measureScenario(fixture, 'vite', scenario, outside)
    const key = combinationKey(chosen.map(({ id }) => id))
    measured[key] = { eager: eager.bytes, lazy: lazy.bytes }
    console.log(`${eager.bytes} ${lazy.bytes} ${key || 'none'}`)
  }
  const file = join(repositoryRoot, DEMO_BYTES_FILE)
  writeFileSync(file, `${JSON.stringify(measured, undefined, 2)}\n`)
  execFileSync('node_modules/.bin/biome', ['format', '--write', file], { cwd: repositoryRoot })
})
