// Packages as the page's folder has them: npm, pnpm without hoisting, and Yarn Plug'n'Play, which answers
// `require.resolve` where it runs the program.
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { collectManifests, type PackageWithManifest } from './csp/collect-manifests'
import { type NamedManifest, parseManifest } from './csp/manifest'
import { UserError } from './user-error'

export type Ranges = Readonly<Record<string, string>>

/** What is read of a `package.json`. */
export interface PackageFile {
  readonly name: string
  readonly version: string
  readonly dependencies: Ranges
  readonly devDependencies: Ranges
  readonly peerDependencies: Ranges
  /** Names of peers that may be missing. */
  readonly optionalPeers: readonly string[]
  readonly isPreset: boolean
}

export interface InstalledPackage extends PackageFile {
  /** Absolute, without symbolic links. */
  readonly folder: string
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const ranges = (value: unknown): Ranges =>
  Object.fromEntries(Object.entries(record(value)).map(([name, range]) => [name, text(range)]))

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new UserError(`${file} cannot be read as JSON.`, { cause })
  }
}

function readPackageFile(folder: string): PackageFile {
  const json = record(readJson(join(folder, 'package.json')))
  const meta = Object.entries(record(json['peerDependenciesMeta']))
  return {
    name: text(json['name']),
    version: text(json['version']),
    dependencies: ranges(json['dependencies']),
    devDependencies: ranges(json['devDependencies']),
    peerDependencies: ranges(json['peerDependencies']),
    optionalPeers: meta.filter(([, one]) => record(one)['optional'] === true).map(([name]) => name),
    isPreset: record(json['latchkey'])['shape'] === 'preset',
  }
}

/** Reads the page's own `package.json`. Throws a `UserError` where there is none. */
export function readHost(folder: string): InstalledPackage {
  if (!existsSync(join(folder, 'package.json')))
    throw new UserError('There is no package.json here. Run this in the folder of your page.')
  if (existsSync(join(folder, '.pnp.cjs')) && !process.versions['pnp'])
    throw new UserError(
      "Yarn Plug'n'Play keeps the packages here: run yarn latchkey instead of npx latchkey.",
    )
  return { ...readPackageFile(folder), folder: realpathSync(folder) }
}

/** The folder of a package, as a module in `from` imports it. Some packages do not export their `package.json`. */
function findFolder(name: string, from: string): string | undefined {
  const require = createRequire(join(from, 'package.json'))
  try {
    return dirname(require.resolve(`${name}/package.json`))
  } catch {
    const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name))
    const found = folders.find((folder) => existsSync(join(folder, 'package.json')))
    return found === undefined ? undefined : realpathSync(found)
  }
}

/** Returns the package that a module in the folder `from` imports, or `undefined` if there is none. */
export function findPackage(name: string, from: string): InstalledPackage | undefined {
  const folder = findFolder(name, from)
  return folder === undefined ? undefined : { ...readPackageFile(folder), name, folder }
}

export type ManifestPackage = PackageWithManifest & { readonly folder: string }

/** The package with its manifest, or `undefined` if it has none of the right form. */
export function readManifest(one: InstalledPackage): ManifestPackage | undefined {
  const file = join(one.folder, 'manifest.json')
  if (!existsSync(file)) return undefined
  const manifest = parseManifest(readJson(file))
  if (!manifest) return undefined
  const { name, dependencies, isPreset, folder } = one
  return { name, manifest, isPreset, folder, dependencies: Object.keys(dependencies) }
}

/** Packages of tests and development. */
const ONLY_FOR_TESTS: readonly string[] = ['@latchkey/testing', '@latchkey/simulated-wallet']

/** The page's dependencies that bring a manifest. */
export function listNames(host: InstalledPackage): readonly string[] {
  return Object.keys({ ...host.dependencies, ...host.devDependencies }).filter((name) => {
    if (ONLY_FOR_TESTS.includes(name)) return false
    const found = findPackage(name, host.folder)
    return found !== undefined && readManifest(found) !== undefined
  })
}

/**
 * The manifests of the named packages, or of all that the page depends on, with those that they compose. Throws a `UserError`
 * for a package that is not installed or has no manifest, and where there is none at all.
 */
export function installedManifests(
  host: InstalledPackage,
  named: readonly string[] = [],
): readonly NamedManifest[] {
  const names = named.length > 0 ? named : listNames(host)
  if (names.length === 0) throw new UserError('No dependency in package.json is a package of Latchkey.')
  return collectManifests<ManifestPackage>(names, (name, from) => {
    const found = findPackage(name, from?.folder ?? host.folder)
    const read = found && readManifest(found)
    if (read || from) return read
    throw new UserError(
      `There is no package "${name}" with a manifest.json. There are: ${listNames(host).join(', ')}.`,
    )
  })
}
