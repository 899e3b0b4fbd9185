import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { findInstalled } from '../packed/install-packed'
import { listLibraries } from '../workspace/packages'

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
