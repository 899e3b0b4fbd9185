// Checks what a host installs with each package: permissive licences, no install scripts, and few packages
// with `latchkey` and `@latchkey/evm`. Optional peers may differ if the package's README says so.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findInstalled } from './packed/install-packed'
import { listLibraries, readInstalled, type WorkspacePackage } from './workspace/packages'
import { runCheck, type Violation } from './workspace/run-check'

interface InstalledPackage {
  readonly name: string
  /** The real path of its folder. */
  readonly path: string
  readonly license: string
  readonly installScripts: readonly string[]
  /** Names of the packages that depend on it. */
  readonly neededBy: Set<string>
}

/** The optional or the required peers of a package. */
function peersOf(path: string, isOptional: boolean): readonly string[] {
  const { peerDependencies, peerDependenciesMeta } = readInstalled(path)
  return Object.keys(peerDependencies).filter(
    (name) => Boolean(peerDependenciesMeta[name]?.optional) === isOptional,
  )
}

/**
 * The third-party packages that a host installs with these packages of ours and the given optional peers,
 * from the installed tree.
 */
function closureOf(
  root: string,
  roots: readonly string[],
  optionalPeers: readonly string[] = [],
): readonly InstalledPackage[] {
  const ours = new Map(listLibraries(root).map(({ name, path }) => [name, path]))
  const found = new Map<string, InstalledPackage>()
  const seen = new Set<string>()
  const visit = (name: string, from: string, neededBy: string): void => {
    const path = ours.get(name) ?? findInstalled(name, from)
    if (path === undefined) return
    found.get(path)?.neededBy.add(neededBy)
    if (seen.has(path)) return
    seen.add(path)
    const { license, scripts, dependencies, optionalDependencies } = readInstalled(path)
    if (!ours.has(name)) {
      const named = ['preinstall', 'install', 'postinstall'].filter((hook) => hook in scripts)
      // npm compiles a package with a binding.gyp by default.
      const installScripts = existsSync(join(path, 'binding.gyp')) ? [...named, 'binding.gyp'] : named
      const text = typeof license === 'string' ? license : 'none given'
      found.set(path, { name, path, license: text, installScripts, neededBy: new Set([neededBy]) })
    }
    const further = roots.includes(name) ? optionalPeers : []
    const wanted = Object.keys({ ...dependencies, ...optionalDependencies })
    for (const one of new Set([...wanted, ...peersOf(path, false), ...further])) visit(one, path, name)
  }
  for (const name of roots) {
    if (!ours.has(name)) throw new Error(`There is no package ${name} in the workspace`)
    visit(name, root, 'the host')
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Names of a package and of all its dependencies. */
function namesBelow(closure: readonly InstalledPackage[], name: string): ReadonlySet<string> {
  const inside = new Set([name])
  for (let size = 0; size !== inside.size; ) {
    size = inside.size
    for (const one of closure) if ([...one.neededBy].every((user) => inside.has(user))) inside.add(one.name)
  }
  return inside
}

const defaultList = ['latchkey', '@latchkey/evm']
const MAX_THIRD_PARTY = 6
/** Not counted against the limit: a host has React anyway, and chooses viem itself. */
const notCounted = new Set(['react', 'react-dom', 'scheduler'])
const permissive = /^(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|0BSD|CC0-1\.0)$/

/** `(MIT OR GPL-3.0)` may be used as MIT; `MIT AND …` needs every part. */
export function isPermissive(license: string): boolean {
  const words = license.replaceAll(/[()]/g, '').trim()
  if (/ OR /i.test(words)) return words.split(/ OR /i).some(isPermissive)
  return words.split(/ AND /i).every((word) => permissive.test(word.trim()))
}

function licenceViolations(one: InstalledPackage): readonly Violation[] {
  const { name, license, installScripts, neededBy } = one
  const say = (rule: string, message: string): Violation => ({
    file: `${name} (needed by ${[...neededBy].join(', ')})`,
    rule,
    message,
  })
  return [
    ...installScripts.map((hook) => say('install-script', `runs code on install: ${hook}`)),
    ...(isPermissive(license)
      ? []
      : [say('licence', `has the licence "${license}", which is not permissive`)]),
  ]
}

/** An optional peer may violate the rules if the package's README names the peer and the violation. */
function toldViolations(root: string, { name, path }: WorkspacePackage): readonly Violation[] {
  const readme = join(path, 'README.md')
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : ''
  const byDefault = new Set(closureOf(root, [name]).map((one) => one.path))
  return peersOf(path, true).flatMap((peer) => {
    const further = closureOf(root, [name], [peer]).filter((one) => !byDefault.has(one.path))
    return further.flatMap(licenceViolations).filter(({ rule, message }) => {
      const words = rule === 'licence' ? (/"(\w+)/.exec(message)?.[1] ?? message) : 'install script'
      return !text.includes(peer) || !text.includes(words)
    })
  })
}

function fewViolations(root: string, list: readonly string[]): readonly Violation[] {
  const closure = closureOf(root, list)
  const belowViem = namesBelow(closure, 'viem')
  const counted = closure
    .map(({ name }) => name)
    .filter((name) => !notCounted.has(name) && !belowViem.has(name))
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

await runCheck(import.meta.url, 'licences and install scripts', (root) => checkLicences(root))
