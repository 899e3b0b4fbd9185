// What a host installs with each package: free to use, and it runs nothing on install. Few with `latchkey` and
// `@latchkey/evm`. What optional peers bring that is not so stands in the README of the package that has them.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { findInstalled } from './packed/install-packed'
import { listLibraries, type WorkspacePackage } from './workspace/packages'
import { isMain, runCheck, type Violation } from './workspace/run-check'

const names = v.optional(v.record(v.string(), v.string()), {})
const manifest = v.object({
  name: v.string(),
  license: v.optional(v.unknown()),
  scripts: names,
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
})

export interface InstalledPackage {
  readonly name: string
  /** Real path of its folder. */
  readonly path: string
  readonly license: string
  readonly installScripts: readonly string[]
  /** Names of the packages that depend on it. */
  readonly neededBy: readonly string[]
}

const installHooks = ['preinstall', 'install', 'postinstall']

type Needs = Pick<
  v.InferOutput<typeof manifest>,
  'dependencies' | 'optionalDependencies' | 'peerDependencies' | 'peerDependenciesMeta'
>

function read(path: string): v.InferOutput<typeof manifest> {
  return v.parse(manifest, JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')))
}

function hooksOf(path: string, scripts: Readonly<Record<string, string>>): readonly string[] {
  const named = installHooks.filter((hook) => hook in scripts)
  // npm compiles a package with a binding.gyp without being told to.
  return existsSync(join(path, 'binding.gyp')) ? [...named, 'binding.gyp'] : named
}

interface Found {
  readonly workspace: ReadonlyMap<string, string>
  readonly installed: Map<string, InstalledPackage>
  readonly visited: Set<string>
}

function visit(found: Found, name: string, from: string, neededBy: string): void {
  const own = found.workspace.get(name)
  const path = own ?? findInstalled(name, from)
  if (!path) return
  const known = found.installed.get(path)
  if (known) found.installed.set(path, { ...known, neededBy: [...known.neededBy, neededBy] })
  if (found.visited.has(path)) return
  found.visited.add(path)
  const { license, scripts, ...needs } = read(path)
  if (own === undefined) {
    const installScripts = hooksOf(path, scripts)
    const words = typeof license === 'string' ? license : 'none given'
    found.installed.set(path, { name, path, license: words, installScripts, neededBy: [neededBy] })
  }
  for (const dependency of installedWith(needs)) visit(found, dependency, path, name)
}

/** What an installer adds by itself: optional dependencies too, and every peer that is not optional. */
function installedWith({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: Needs): readonly string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])]
}

/** The optional peers of a package: installed by the hosts that want what needs them. */
export function optionalPeersOf(path: string): readonly string[] {
  const { peerDependencies, peerDependenciesMeta } = read(path)
  return Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional)
}

/**
 * Third-party packages a host installs with these packages of ours, from the installed tree; with the optional peers
 * that are named as well.
 */
export function closureOf(
  root: string,
  roots: readonly string[],
  optionalPeers: readonly string[] = [],
): readonly InstalledPackage[] {
  const workspace = new Map(listLibraries(root).map(({ name, path }) => [name, path]))
  const found: Found = { workspace, installed: new Map(), visited: new Set() }
  for (const name of roots) {
    const path = workspace.get(name)
    if (path === undefined) throw new Error(`There is no package ${name} in the workspace`)
    visit(found, name, root, 'the host')
    for (const peer of optionalPeers) visit(found, peer, path, name)
  }
  return [...found.installed.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Names of everything below `name`, itself included. */
export function namesBelow(closure: readonly InstalledPackage[], name: string): ReadonlySet<string> {
  const inside = new Set([name])
  for (let size = 0; size !== inside.size; ) {
    size = inside.size
    for (const one of closure) if (one.neededBy.every((user) => inside.has(user))) inside.add(one.name)
  }
  return inside
}

const defaultList = ['latchkey', '@latchkey/evm']
const MAX_THIRD_PARTY = 6
/** A host has React anyway, and viem is the host's choice; neither counts against the limit. */
const notCounted = new Set(['react', 'react-dom', 'scheduler'])
const permissive = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
])

/** `(MIT OR GPL-3.0)` may be used as MIT; `MIT AND …` needs every part. */
export function isPermissive(license: string): boolean {
  const words = license.replaceAll(/[()]/g, '').trim()
  if (/ OR /i.test(words)) return words.split(/ OR /i).some(isPermissive)
  return words.split(/ AND /i).every((word) => permissive.has(word.trim()))
}

function licenceViolations({
  name,
  license,
  installScripts,
  neededBy,
}: InstalledPackage): readonly Violation[] {
  const file = `${name} (needed by ${[...new Set(neededBy)].join(', ')})`
  const scripts = installScripts.map((hook) => ({
    file,
    rule: 'install-script',
    message: `runs code on install: ${hook}`,
  }))
  if (isPermissive(license)) return scripts
  return [
    ...scripts,
    { file, rule: 'licence', message: `has the licence "${license}", which is not permissive` },
  ]
}

function countedIn(closure: readonly InstalledPackage[]): readonly string[] {
  const belowViem = namesBelow(closure, 'viem')
  return closure.filter(({ name }) => !notCounted.has(name) && !belowViem.has(name)).map(({ name }) => name)
}

/** An optional peer may be less free, if the README of the package that has it names the peer and says so. */
function toldViolations(root: string, { name, path }: WorkspacePackage): readonly Violation[] {
  const readme = join(path, 'README.md')
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : ''
  const byDefault = new Set(closureOf(root, [name]).map((one) => one.path))
  return optionalPeersOf(path).flatMap((peer) => {
    const further = closureOf(root, [name], [peer]).filter((one) => !byDefault.has(one.path))
    return further.flatMap(licenceViolations).filter(({ rule, message }) => {
      const words = rule === 'licence' ? (/"(\w+)/.exec(message)?.[1] ?? message) : 'install script'
      return !text.includes(peer) || !text.includes(words)
    })
  })
}

function fewViolations(root: string, list: readonly string[]): readonly Violation[] {
  const closure = closureOf(root, list)
  const counted = countedIn(closure)
  const message = `brings ${counted.length} third-party packages, more than ${MAX_THIRD_PARTY}: ${counted.join(', ')}`
  return counted.length > MAX_THIRD_PARTY
    ? [{ file: list.join(' + '), rule: 'few-dependencies', message }]
    : []
}

export function checkLicences(root: string, list: readonly string[] = defaultList): readonly Violation[] {
  const libraries = listLibraries(root)
  const names = libraries.map(({ name }) => name)
  return [
    ...closureOf(root, names).flatMap(licenceViolations),
    ...libraries.flatMap((one) => toldViolations(root, one)),
    ...fewViolations(root, list),
  ]
}

if (isMain(import.meta.url)) await runCheck('licences and install scripts', (root) => checkLicences(root))
