// Checks that the repository and every package have the shape that ARCHITECTURE.md describes.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { budgetViolations } from './bundles/measure'
import { filesBelow } from './workspace/files'
import { manifestViolations } from './workspace/manifests'
import { type ExportTarget, listPackages, type WorkspacePackage } from './workspace/packages'
import { runCheck, type Violation } from './workspace/run-check'

const everywhere = ['README.md', 'manifest.json', 'package.json']
/** Written by an installation, a build or `pnpm pack`; git knows none of them. */
const made = ['dist', 'node_modules', 'SECURITY.md']
/** Entries that a package may have. */
const mayStand = [...everywhere, ...made, 'src', 'bin', 'budget.json', 'CHANGELOG.md']
const inPlugins = ['src/index.ts', 'src/contract.ts', 'src/plugin.ts']

/** `library`: no plugin in it. `preset`: a list of plugins. `prebuilt`: others, bundled. The rest are plugins and adapters. */
function shapeOf({ kind, json }: WorkspacePackage): 'plugin' | 'library' | 'preset' | 'prebuilt' {
  if (kind === 'kernel' || kind === 'primitives' || kind === 'kit') return 'library'
  return json.latchkey?.shape ?? 'plugin'
}

function requiredFileViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, path } = workspacePackage
  const wanted = [...everywhere, ...(shapeOf(workspacePackage) === 'plugin' ? inPlugins : [])]
  const strange = readdirSync(path).filter((file) => !mayStand.includes(file))
  return [
    ...wanted
      .filter((file) => !existsSync(join(path, file)))
      .map((file) => ({ file: `${folder}/${file}`, rule: 'required-files', message: 'is missing' })),
    ...strange.map((file) => ({
      file: `${folder}/${file}`,
      rule: 'package-files',
      message:
        'does not belong beside src; build and publish settings are in scripts/build/build-package.ts and .pnpmfile.cjs',
    })),
  ]
}

const sourceCondition = '@latchkey/source'
const conditions = [sourceCondition, 'types', 'default']

/** Whether an export is only for tests of other packages, from source, and not published. */
function isInternal(target: ExportTarget): boolean {
  return typeof target !== 'string' && Object.keys(target).join() === sourceCondition
}

function wrongOrder(target: ExportTarget): boolean {
  if (typeof target === 'string' || isInternal(target)) return false
  const found = Object.keys(target).filter((name) => conditions.includes(name))
  return !isDeepStrictEqual(found, conditions)
}

function nameOf({ folder }: WorkspacePackage): string {
  const last = folder.split('/').at(-1) ?? folder
  return folder === 'plugins/essentials' ? 'latchkey' : `@latchkey/${last}`
}

function sideEffectsAreRight({ json }: WorkspacePackage): boolean {
  const shipsCss = Object.keys(json.exports).some((name) => name.endsWith('.css'))
  return isDeepStrictEqual(json.sideEffects, shipsCss ? ['*.css'] : false)
}

/** Every package must resolve equally from source and when published. */
function packageManifestViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, json } = workspacePackage
  const wrongOrders = Object.entries(json.exports).filter(([, target]) => wrongOrder(target))
  const noContract = shapeOf(workspacePackage) === 'plugin' && !('./contract' in json.exports)
  const found: readonly (readonly [isWrong: boolean, rule: string, message: string])[] = [
    [json.name !== nameOf(workspacePackage), 'name', `is ${json.name}, not ${nameOf(workspacePackage)}`],
    [
      !sideEffectsAreRight(workspacePackage),
      'side-effects',
      'sideEffects must be false, or ["*.css"] where a style sheet is exported',
    ],
    ...wrongOrders.map(
      ([name]) =>
        [
          true,
          'exports-order',
          `exports["${name}"] must list ${conditions.join(', ')} in this order`,
        ] as const,
    ),
    [noContract, 'exports', 'a plugin exports "./contract" beside "."'],
  ]
  return found.flatMap(([isWrong, rule, message]) =>
    isWrong ? [{ file: `${folder}/package.json`, rule, message }] : [],
  )
}

/**
 * Hosts install only `latchkey` and an adapter. Installers without hoisting (pnpm strict, Yarn PnP) resolve
 * our other packages only as dependencies, and share one copy only among packages with the same peers, React
 * for instance.
 */
function ownDependencyViolations(packages: readonly WorkspacePackage[]): readonly Violation[] {
  const byName = new Map(packages.map((one) => [one.name, one]))
  return packages
    .filter(({ kind }) => kind !== 'example')
    .flatMap(({ folder, json }) => {
      const file = `${folder}/package.json`
      const { dependencies, peerDependencies } = json
      const required = Object.keys(peerDependencies)
        .filter((name) => byName.has(name))
        .map((name) => ({
          file,
          rule: 'own-dependency',
          message: `${name} is a peer, which a host would have to install; it belongs in dependencies or, if it is optional, in devDependencies and peerDependenciesMeta, since Changesets makes a major of a peer's minor`,
        }))
      const missing = Object.keys(dependencies).flatMap((name) =>
        Object.keys(byName.get(name)?.json.peerDependencies ?? {})
          .filter((peer) => !byName.has(peer) && !(peer in peerDependencies))
          .map((peer) => ({
            file,
            rule: 'peer-handed-on',
            message: `${name} has the peer ${peer}, so this package needs it as a peer too (optional, unless it imports it)`,
          })),
      )
      return [...required, ...missing]
    })
}

/** Headings of a plugin's README, in their order. One with nothing to say is left out. */
const readmeHeadings: readonly string[] = [
  'Options',
  'Views',
  'Events',
  'Slots',
  'Methods',
  'Parts',
  'Errors',
]

function readmeViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, path } = workspacePackage
  const file = join(path, 'README.md')
  if (shapeOf(workspacePackage) !== 'plugin' || !existsSync(file)) return []
  const sections = readFileSync(file, 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => section.split(/\n([\s\S]*)/))
    .map(([heading = '', text = '']) => ({ heading: heading.trim(), text: text.trim() }))
    .filter(({ heading }) => readmeHeadings.includes(heading))
  const say = (message: string): Violation => ({
    file: `${folder}/README.md`,
    rule: 'readme-headings',
    message,
  })
  const found = sections.map(({ heading }) => heading)
  const inOrder = readmeHeadings.filter((heading) => found.includes(heading))
  return [
    ...(found.join() === inOrder.join() ? [] : [say(`needs its headings once each: ${inOrder.join(', ')}`)]),
    ...sections
      .filter(({ text }) => text === '' || text === 'None.')
      .map(({ heading }) => say(`says nothing under ${heading}: leave it out`)),
  ]
}

const namingRules = [
  ['kebab-case', /[^a-z0-9-]|^-|--|-$/, 'is not kebab-case'],
  ['vague-name', /(^|-)(utils?|helpers?)(-|$)/, 'says nothing; name it by what it holds'],
] as const

/** A file of a language has the name of its tag: `pt-BR.ts`. */
const LANGUAGE = /\/languages\/[a-z]{2}(-[A-Z]{2})?\.ts$/

/** Checks the names of files and folders. Biome checks their content. */
function nameViolations(root: string, folders: readonly string[]): readonly Violation[] {
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !LANGUAGE.test(file))
    .flatMap((file) => {
      const words = file.split('/').map((segment) => segment.replace(/(\.[a-z0-9-]+)+$/, ''))
      return namingRules.flatMap(([rule, wrong, what]) =>
        words
          .filter((word) => wrong.test(word))
          .map((word) => ({ file, rule, message: `"${word}" ${what}` })),
      )
    })
}

/**
 * References to documents outside of the repository: a specification, a design, numbered rules and issues.
 */
const CITATION =
  /\b(?:SPEC|DESIGN|LOOK)\.md\b|\bSPEC \d|\b[DR]\d{1,2}(?:\.\d+)?\b(?=[),;:. ]|$)|\bissue #?\d+/

/** References to what lies beside a package in this repository. Who installed the package does not have it. */
const OUTSIDE_OF_PACKAGE = /\]\(\.\.\/[^)]*\)|(?<![-\w./])(?:scripts|examples)\/[-\w]+/

/** The published types keep the comments that start with two asterisks. */
const isPublished = (file: string, line: string): boolean =>
  file === 'README.md' || (/^\s*(?:\/\*)?\*/.test(line) && !/\.test(-d)?\.tsx?$|\/test-support\//.test(file))

/**
 * Lines of a package's source, tests and README that refer to something which the reader does not have. Comments of the
 * source are in the published types.
 */
function citationViolations({ folder, path }: WorkspacePackage): readonly Violation[] {
  const isRead = (file: string): boolean => file === 'README.md' || /^src\/.*\.tsx?$/.test(file)
  return filesBelow(path)
    .filter(isRead)
    .flatMap((file) =>
      readFileSync(join(path, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const outside = isPublished(file, line) ? OUTSIDE_OF_PACKAGE.exec(line)?.[0] : undefined
          const cited = CITATION.exec(line)?.[0] ?? outside
          const message = outside
            ? `cites ${outside}, which is not in the package; say it in place, or name a published package`
            : `cites ${cited}, which is not in this repository; give the reason itself`
          return cited ? [{ file: `${folder}/${file}:${index + 1}`, rule: 'cites-unshipped', message }] : []
        }),
    )
}

const sourceFolders = [
  'kernel',
  'ui-primitives',
  'view-kit',
  'adapter-kit',
  'testing',
  'plugins',
  'adapters',
  'examples',
  'scripts',
]
const required = [
  ...sourceFolders,
  ...['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'vitest.workspace.ts', 'LICENSE'],
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'PROOFS.md', 'README.md', 'SECURITY.md'],
]
/** Files at the top that tools require or create. */
const allowed = [
  ...['biome.json', 'knip.json', 'pnpm-lock.yaml', 'tsconfig.json', 'tsconfig.node.json', 'vitest.config.ts'],
  // Decisions and their reasons, one file each.
  'docs',
  ...['node_modules', 'coverage', 'test-results', 'playwright-report'],
  // Programs that show what packages of others do. They are run by hand, so nothing here depends on them.
  'findings',
]

/** The top level of the repository is a fixed list, to stay readable for newcomers. */
function topLevelViolations(root: string): readonly Violation[] {
  const known = [...required, ...allowed]
  const unknown = readdirSync(root).filter((name) => !name.startsWith('.') && !known.includes(name))
  const missing = required.filter((name) => !existsSync(join(root, name)))
  const say = (file: string, message: string): Violation => ({ file, rule: 'top-level', message })
  return [
    ...unknown.map((file) => say(file, 'does not belong at the top of the repository')),
    ...missing.map((file) => say(file, 'is missing')),
  ]
}

/** Checks one published package or example. */
function checkPackage(workspacePackage: WorkspacePackage): readonly Violation[] {
  const ofAll = [...budgetViolations(workspacePackage), ...manifestViolations(workspacePackage)]
  if (workspacePackage.kind === 'example') return ofAll
  return [
    ...ofAll,
    ...requiredFileViolations(workspacePackage),
    ...packageManifestViolations(workspacePackage),
    ...readmeViolations(workspacePackage),
    ...citationViolations(workspacePackage),
  ]
}

export function checkShape(root: string): readonly Violation[] {
  const packages = listPackages(root)
  return [
    ...topLevelViolations(root),
    ...packages.flatMap(checkPackage),
    ...ownDependencyViolations(packages),
    ...nameViolations(
      root,
      sourceFolders.filter((folder) => existsSync(join(root, folder))),
    ),
  ]
}

await runCheck(import.meta.url, 'package shape', checkShape)
