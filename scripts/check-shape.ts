// The repository and every package in it have the shape that ARCHITECTURE.md sets.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import ts from 'typescript'
import { budgetViolations } from './bundles/measure'
import { manifestViolations } from './csp'
import { filesBelow } from './workspace/files'
import { type ExportTarget, listPackages, type WorkspacePackage } from './workspace/packages'
import { isMain, runCheck, type Violation } from './workspace/run-check'

const everywhere = ['README.md', 'manifest.json', 'package.json']
/** What a package may have besides. */
const mayStand = [...everywhere, 'src', 'bin', 'budget.json', 'dist', 'node_modules', 'CHANGELOG.md']
const inPlugins = ['src/index.ts', 'src/contract.ts', 'src/plugin.ts']

/** `library`: no plugin in it. `preset`: a list of plugins. The rest are plugins and adapters. */
export function shapeOf({ kind, json }: WorkspacePackage): 'plugin' | 'library' | 'preset' {
  if (kind === 'kernel' || kind === 'primitives') return 'library'
  return json.latchkey?.shape ?? 'plugin'
}

export function requiredFileViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
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
        'does not belong beside src; build and publish settings are in scripts/tsup.config.ts and .pnpmfile.cjs',
    })),
  ]
}

const sourceCondition = '@latchkey/source'
const conditions = [sourceCondition, 'types', 'default']

/** Reached from source only, by tests of other packages; never published. */
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

/** Every package resolves the same way, from source and published. */
export function packageManifestViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, json, kind } = workspacePackage
  const file = `${folder}/package.json`
  const say = (rule: string, message: string): Violation => ({ file, rule, message })
  const violations: Violation[] = []
  if (json.name !== nameOf(workspacePackage))
    violations.push(say('name', `is ${json.name}, not ${nameOf(workspacePackage)}`))
  if (!sideEffectsAreRight(workspacePackage)) {
    violations.push(
      say('side-effects', 'sideEffects must be false, or ["*.css"] where a style sheet is exported'),
    )
  }
  for (const [name, target] of Object.entries(json.exports)) {
    if (wrongOrder(target)) {
      violations.push(
        say('exports-order', `exports["${name}"] must list ${conditions.join(', ')} in this order`),
      )
    }
  }
  if (kind === 'primitives' && '.' in json.exports) {
    violations.push(
      say('no-barrel', 'ui-primitives has no "." export: a barrel makes hosts load every primitive'),
    )
  }
  if (shapeOf(workspacePackage) === 'plugin' && !('./contract' in json.exports)) {
    violations.push(say('exports', 'a plugin exports "./contract" beside "."'))
  }
  return violations
}

/**
 * A host installs `latchkey` and an adapter, nothing else of ours. Installers that hoist nothing (pnpm strict, Yarn PnP)
 * then give a package of ours to another one only as a dependency; and they share one copy of it only among packages
 * that hand on the same peers, React for instance.
 */
export function ownDependencyViolations(packages: readonly WorkspacePackage[]): readonly Violation[] {
  const byName = new Map(packages.map((one) => [one.name, one]))
  return packages
    .filter(({ kind }) => kind !== 'example')
    .flatMap(({ folder, json }) => {
      const file = `${folder}/package.json`
      const { dependencies, peerDependencies, peerDependenciesMeta } = json
      const required = Object.keys(peerDependencies)
        .filter((name) => byName.has(name) && !peerDependenciesMeta[name]?.optional)
        .map((name) => ({
          file,
          rule: 'own-dependency',
          message: `${name} is a peer, which a host would have to install; it belongs in dependencies`,
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

/** The same in every plugin, so that a reader knows where to look; a section may say "None." */
export const readmeHeadings: readonly string[] = [
  'Options',
  'Views',
  'Events',
  'Slots',
  'Methods',
  'Parts',
  'Errors',
]

export function readmeViolations(workspacePackage: WorkspacePackage): readonly Violation[] {
  const { folder, path } = workspacePackage
  const file = join(path, 'README.md')
  if (shapeOf(workspacePackage) !== 'plugin' || !existsSync(file)) return []
  const found = [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading?.trim())
  const inOrder = found.filter((heading) => heading !== undefined && readmeHeadings.includes(heading))
  if (inOrder.join() === readmeHeadings.join()) return []
  const message = `needs the headings ${readmeHeadings.join(', ')}, once each and in this order`
  return [{ file: `${folder}/README.md`, rule: 'readme-headings', message }]
}

const MAX_LINES = 300

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/
const drawerNames = /(^|-)(utils?|helpers?)(-|$)/
const sourceFile = /\.(tsx?|mjs|cjs)$/
/** Tools read these by a default export. */
const configFile = /(^|\/)[a-z]+\.(config|workspace)\.ts$/

function nameViolations(file: string): readonly Violation[] {
  const words = file.split('/').map((segment) => segment.replace(/(\.[a-z0-9-]+)+$/, ''))
  const odd = words.filter((word) => word !== '' && !kebabCase.test(word))
  const drawers = words.filter((word) => drawerNames.test(word))
  return [
    ...odd.map((word) => ({ file, rule: 'kebab-case', message: `"${word}" is not kebab-case` })),
    ...drawers.map((word) => ({
      file,
      rule: 'drawer-name',
      message: `"${word}" names a drawer; name it by what it holds`,
    })),
  ]
}

function hasDefaultExport(file: string, text: string): boolean {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return source.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return !statement.isExportEquals
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    if (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return true
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) return false
    if (!ts.isNamedExports(statement.exportClause)) return false
    return statement.exportClause.elements.some(({ name }) => name.text === 'default')
  })
}

function textViolations(file: string, text: string): readonly Violation[] {
  const violations: Violation[] = []
  const lines = text.trimEnd().split('\n').length
  // A recorded list of names grows with what it records.
  if (lines > MAX_LINES && !file.endsWith('/exports.test.ts')) {
    violations.push({ file, rule: 'file-length', message: `has ${lines} lines; the limit is ${MAX_LINES}` })
  }
  const mayHaveDefault = /\/views\/[^/]+\.tsx$/.test(file) || configFile.test(file)
  if (
    /^(kernel|ui-primitives|plugins|adapters)\//.test(file) &&
    !mayHaveDefault &&
    hasDefaultExport(file, text)
  ) {
    violations.push({ file, rule: 'default-export', message: 'only views have a default export' })
  }
  return violations
}

/** Names and lengths of all source below the given folders. */
export function sourceFileViolations(root: string, folders: readonly string[]): readonly Violation[] {
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => sourceFile.test(file))
    .flatMap((file) => [
      ...nameViolations(file),
      ...textViolations(file, readFileSync(join(root, file), 'utf8')),
    ])
}

const required = [
  'adapters',
  'examples',
  'kernel',
  'plugins',
  'scripts',
  'ui-primitives',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'vitest.workspace.ts',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'PROOFS.md',
  'README.md',
  'SECURITY.md',
]
/** What tools insist on finding at the top, and what they leave there. */
const allowed = [
  'biome.json',
  'knip.json',
  'pnpm-lock.yaml',
  'tsconfig.json',
  'tsconfig.node.json',
  'vitest.config.ts',
]
const leftBehind = ['node_modules', 'coverage', 'test-results', 'playwright-report']

/** The top of the repository is a fixed list, so that a newcomer sees the parts at a glance. */
export function topLevelViolations(root: string): readonly Violation[] {
  const known = new Set([...required, ...allowed, ...leftBehind])
  const strangers = readdirSync(root).filter((name) => !name.startsWith('.') && !known.has(name))
  const missing = required.filter((name) => !existsSync(join(root, name)))
  return [
    ...strangers.map((file) => ({
      file,
      rule: 'top-level',
      message: 'does not belong at the top of the repository',
    })),
    ...missing.map((file) => ({ file, rule: 'top-level', message: 'is missing' })),
  ]
}

const sourceFolders = ['kernel', 'ui-primitives', 'plugins', 'adapters', 'examples', 'scripts']

/** One package that is published, or an example. */
export function checkPackage(workspacePackage: WorkspacePackage): readonly Violation[] {
  const ofAll = [...budgetViolations(workspacePackage), ...manifestViolations(workspacePackage)]
  if (workspacePackage.kind === 'example') return ofAll
  return [
    ...ofAll,
    ...requiredFileViolations(workspacePackage),
    ...packageManifestViolations(workspacePackage),
    ...readmeViolations(workspacePackage),
  ]
}

export function checkShape(root: string): readonly Violation[] {
  const packages = listPackages(root)
  return [
    ...topLevelViolations(root),
    ...packages.flatMap(checkPackage),
    ...ownDependencyViolations(packages),
    ...sourceFileViolations(
      root,
      sourceFolders.filter((folder) => existsSync(join(root, folder))),
    ),
  ]
}

if (isMain(import.meta.url)) await runCheck('package shape', checkShape)
