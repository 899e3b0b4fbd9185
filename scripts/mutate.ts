// `npm run mutate -- NAME…`: Stryker changes the sources of a module of scripts/mutation/modules.json one place after the
// other, in a copy of the repository, and counts which changes the module's tests in Node find. The score is stored in
// scripts/mutation/scores.json.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import {
  hashOf,
  LEAST_SCORE,
  type MutatedModule,
  modules,
  readScores,
  type Score,
  sourcesOf,
  testsOf,
} from './mutation/scores'
import { listPackages } from './workspace/packages'
import { repositoryRoot, runMain } from './workspace/run-check'

/** Mutants are slower where they run much; those that never end are given up after this and half as long again. */
const ENDLESS_MS = 8_000

const report = v.object({
  framework: v.object({ version: v.string() }),
  files: v.record(v.string(), v.object({ mutants: v.array(v.object({ status: v.string() })) })),
})

/**
 * Copies what git would commit, and the links of the workspace, so that packages find each other's copy. Stryker writes
 * its changes into the files: were they the repository's, an interrupted run would leave them there.
 */
function copyRepository(target: string): void {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const links = [...listPackages(repositoryRoot).map(({ folder }) => folder), 'scripts']
  for (const path of [...stdout.trim().split('\n'), ...links.map((folder) => `${folder}/node_modules`)]) {
    const from = join(repositoryRoot, path)
    if (!existsSync(from)) continue
    mkdirSync(dirname(join(target, path)), { recursive: true })
    cpSync(from, join(target, path), { recursive: true, verbatimSymlinks: true })
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(target, 'node_modules'))
}

/** Runs Stryker in the copy. Returns the path of its report. */
function runStryker(name: string, one: MutatedModule, folder: string, cache: string): string {
  const file = join(cache, `${name}-report.json`)
  const options = {
    packageManager: 'pnpm',
    testRunner: 'kept-worker',
    plugins: [
      import.meta.resolve('@stryker-mutator/vitest-runner'),
      join(repositoryRoot, 'scripts/mutation/kept-worker-runner.mjs'),
      join(repositoryRoot, 'scripts/mutation/ignore-sentences.mjs'),
    ],
    ignorers: ['sentences'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    mutate: sourcesOf(one),
    inPlace: true,
    concurrency: 1,
    incremental: true,
    incrementalFile: join(cache, `${name}-incremental.json`),
    reporters: ['json', 'clear-text', 'progress-append-only'],
    jsonReporter: { fileName: file },
    thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: null },
    timeoutMS: ENDLESS_MS,
  }
  writeFileSync(join(folder, 'stryker.config.json'), JSON.stringify(options))
  rmSync(file, { force: true })
  const stryker = join(repositoryRoot, 'scripts/node_modules/@stryker-mutator/core/bin/stryker.js')
  const env = {
    ...process.env,
    LATCHKEY_MUTATED_TESTS: testsOf(one).join(' '),
    LATCHKEY_MUTATED_SOURCES: sourcesOf(one)
      .map((source) => join(folder, source))
      .join(' '),
  }
  spawnSync(process.execPath, [stryker, 'run'], { cwd: folder, stdio: 'inherit', env })
  if (!existsSync(file)) throw new Error(`Stryker has not reported on ${name}.`)
  return file
}

/**
 * The score of these sources that a report of Stryker comes to. An incremental report keeps what was mutated before and is
 * no more.
 */
export function scoreOf(json: string, sources: readonly string[], hash: string): Score {
  const { files, framework } = v.parse(report, JSON.parse(json))
  const all = sources.flatMap((file) => files[file]?.mutants ?? [])
  const count = (...names: string[]): number => all.filter(({ status }) => names.includes(status)).length
  const found = count('Killed', 'Timeout')
  const survived = count('Survived')
  const uncovered = count('NoCoverage')
  const score = Math.floor((1000 * found) / Math.max(1, found + survived + uncovered)) / 10
  return { score, found, survived, uncovered, hash, stryker: framework.version }
}

function mutate(name: string): Score {
  const one = modules[name]
  if (!one) throw new Error(`There is no module ${name}. There are ${Object.keys(modules).join(', ')}.`)
  const hash = hashOf(one)
  const cache = join(repositoryRoot, '.cache/mutation')
  // Outside the repository: its packages link to each other, and what looks for tests would walk there without an end.
  const copy = mkdtempSync(join(tmpdir(), 'latchkey-mutation-'))
  try {
    copyRepository(copy)
    return scoreOf(readFileSync(runStryker(name, one, copy, cache), 'utf8'), sourcesOf(one), hash)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Read again, since another module may have been run meanwhile. */
function storeScore(name: string, score: Score): void {
  const all = { ...readScores(), [name]: score }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(join(repositoryRoot, 'scripts/mutation/scores.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}

await runMain(import.meta.url, () => {
  const names = process.argv.slice(2)
  if (names.length === 0) console.log(`Modules: ${Object.keys(modules).join(', ')}`)
  for (const name of names) {
    const score = mutate(name)
    storeScore(name, score)
    console.log(`${name}: ${score.score} %`)
    if (score.score < LEAST_SCORE) process.exitCode = 1
  }
  if (names.length > 0) console.log('"npx tsx scripts/check-proofs-md.ts --write" tells PROOFS.md.')
})
