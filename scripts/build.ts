// `npm run build` builds every package that has changed, then declarations; `--examples` adds the pages of all
// examples, `--playground` that of the demo.
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildDeclarations } from './build/declarations'
import {
  type BuildRecord,
  createBuildRecord,
  fingerprintOf,
  missingTargets,
  numberChunks,
} from './build/packages'
import { inParallel, runProgram } from './build/run-program'
import { listLibraries, listPackages, type WorkspacePackage } from './workspace/packages'
import { formatViolation, repositoryRoot, runMain } from './workspace/run-check'

/** A small machine has two cores. */
const WORKERS = 2

/** The record's name for the declarations of all packages together. */
const DECLARATIONS = 'declarations'

/** The program that builds every package. */
const BUILD_PACKAGE = join(import.meta.dirname, 'build', 'build-package.ts')
const BUILD_FOR_BROWSERS = join(import.meta.dirname, 'build', 'build-for-browsers.ts')

/** The program with which an example without a bundler builds its page. */
const OWN_BUILD = 'build.mjs'

/** Files that change every package's output. */
const SHARED_INPUTS = [
  'scripts/build/build-package.ts',
  'scripts/build/chunks.ts',
  'scripts/build/cut-chunks.ts',
  'scripts/build/declarations.ts',
  'scripts/build/languages.ts',
  'scripts/build/packages.ts',
  'scripts/build/production-code.ts',
  'scripts/constructable-css.ts',
  'scripts/compile-sheets.ts',
  'scripts/bundle-page-script.ts',
  'tsconfig.base.json',
  'pnpm-workspace.yaml',
]

interface Plan {
  readonly root: string
  readonly record: BuildRecord
  readonly fingerprints: ReadonlyMap<string, string>
}

const isStale =
  ({ record, fingerprints }: Plan) =>
  ({ name, path }: WorkspacePackage): boolean =>
    !existsSync(join(path, 'dist')) || record.get(name) !== fingerprints.get(name)

/**
 * Digests of all packages. Styles run at build time, so packages with styles include the digest of the
 * primitives.
 */
function fingerprintAll(root: string, packages: readonly WorkspacePackage[]): ReadonlyMap<string, string> {
  const shared = SHARED_INPUTS.map((file) => join(root, file))
  const own = new Map(
    packages.map((one) => {
      const files = isPrebuilt(one) ? [...shared, BUILD_FOR_BROWSERS] : shared
      return [one.name, fingerprintOf(one.path, files, [process.version])]
    }),
  )
  const libraries = packages.filter((one) => one.kind !== 'example' && !isPrebuilt(one))
  const everything = libraries.map(({ name }) => own.get(name) ?? '')
  const primitives = packages
    .filter(({ kind }) => kind === 'primitives')
    .map(({ name }) => own.get(name) ?? '')
  return new Map(
    packages.map((one) => {
      const { name, kind, json } = one
      const styles = '@latchkey/ui-primitives' in json.dependencies ? primitives : []
      return [
        name,
        [own.get(name), ...(kind === 'example' || isPrebuilt(one) ? everything : styles)].join(' '),
      ]
    }),
  )
}

/** Whether a package is made of the built form of the others. */
const isPrebuilt = ({ json }: WorkspacePackage): boolean => json.latchkey?.shape === 'prebuilt'

async function buildLibraries(plan: Plan, libraries: readonly WorkspacePackage[]): Promise<number> {
  const { root, record } = plan
  const stale = libraries.filter(isStale(plan))
  // Cleared first, so that an interrupted build does not count as complete.
  if (stale.length > 0) record.set(DECLARATIONS, '')
  const shares = Array.from({ length: WORKERS }, (_, worker) =>
    stale.filter((_one, index) => index % WORKERS === worker),
  ).filter((share) => share.length > 0)
  await inParallel(shares, WORKERS, async (share) => {
    await runProgram(
      BUILD_PACKAGE,
      share.map(({ path }) => path),
      root,
    )
    for (const { name, path } of share) {
      numberChunks(join(path, 'dist'))
      plan.record.set(name, plan.fingerprints.get(name) ?? '')
      console.log(`built ${name}`)
    }
  })
  const together = libraries.map(({ name }) => plan.fingerprints.get(name)).join(' ')
  if (record.get(DECLARATIONS) === together) return 0
  // One run for all packages, because a type of one may occur in the declarations of another.
  await buildDeclarations(root, libraries)
  const missing = libraries.flatMap(missingTargets)
  if (missing.length > 0) throw new Error(missing.map(formatViolation).join('\n'))
  record.set(DECLARATIONS, together)
  return Math.max(stale.length, 1)
}

/** Bundles what a page without a bundler loads, from the built packages. */
async function buildForBrowsers(plan: Plan, packages: readonly WorkspacePackage[]): Promise<number> {
  const stale = packages.filter(isStale(plan))
  for (const { name, path } of stale) {
    await runProgram(BUILD_FOR_BROWSERS, [], path)
    plan.record.set(name, plan.fingerprints.get(name) ?? '')
    console.log(`built ${name}`)
  }
  return stale.length
}

async function buildExamples(plan: Plan, examples: readonly WorkspacePackage[]): Promise<number> {
  const vite = join(plan.root, 'node_modules', 'vite', 'bin', 'vite.js')
  const pages = examples.filter(
    ({ path, json }) => json.scripts['build'] && existsSync(join(path, 'index.html')),
  )
  const stale = pages.filter(isStale(plan))
  await inParallel(stale, WORKERS, async ({ name, path }) => {
    const own = join(path, OWN_BUILD)
    await (existsSync(own)
      ? runProgram(own, [], path)
      : runProgram(vite, ['build', '--logLevel', 'warn'], path))
    plan.record.set(name, plan.fingerprints.get(name) ?? '')
    console.log(`built ${name}`)
  })
  return stale.length
}

/** Builds what has changed. Resolves with the number of built packages and pages. */
export async function build(root: string, pages: 'none' | 'playground' | 'all'): Promise<number> {
  const packages = listPackages(root)
  const all = listLibraries(root)
  const libraries = all.filter((one) => !isPrebuilt(one))
  const plan: Plan = { root, record: createBuildRecord(root), fingerprints: fingerprintAll(root, packages) }
  const built =
    (await buildLibraries(plan, libraries)) + (await buildForBrowsers(plan, all.filter(isPrebuilt)))
  const examples = packages.filter(
    ({ kind, path }) => kind === 'example' && (pages === 'all' || basename(path) === pages),
  )
  return built + (await buildExamples(plan, examples))
}

await runMain(import.meta.url, async () => {
  const has = (option: string): boolean => process.argv.includes(option)
  const pages = has('--examples') ? 'all' : has('--playground') ? 'playground' : 'none'
  const count = await build(repositoryRoot, pages)
  console.log(count === 0 ? 'nothing to build' : `${count} built`)
})
