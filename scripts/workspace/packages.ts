import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Violation } from './run-check'

const names = v.optional(v.record(v.string(), v.string()), {})
const target = v.union([v.string(), v.record(v.string(), v.string())])
const targets = v.optional(v.record(v.string(), target), {})

/** The manifest of any package, with all further fields. */
const installed = v.looseObject({
  name: v.string(),
  version: v.optional(v.string(), '0.0.0'),
  license: v.optional(v.unknown()),
  scripts: names,
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.optional(v.boolean()) })), {}),
})

const ours = v.object({
  ...installed.entries,
  private: v.optional(v.boolean(), false),
  sideEffects: v.optional(v.union([v.boolean(), v.array(v.string())])),
  exports: targets,
  imports: targets,
  devDependencies: names,
  /** The kind of package, for the shape check. */
  latchkey: v.optional(v.object({ shape: v.picklist(['library', 'preset', 'prebuilt']) })),
})

export const parseInstalled = (value: unknown): InstalledManifest => v.parse(installed, value)
export type InstalledManifest = v.InferOutput<typeof installed>
export type PackageJson = v.InferOutput<typeof ours>
/** `"./x"` or `{ condition: "./x" }`, as Node reads it. */
export type ExportTarget = v.InferOutput<typeof target>

/** Reads and validates a JSON file. Throws one sentence with all issues. */
export function readChecked<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.output
  const issues = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  throw new Error(`${path}: ${issues.join('; ')}`)
}

/** Reads one of our own manifests. */
export const readPackageJson = (path: string): PackageJson => readChecked(path, ours)

/** Reads the manifest of the package in a folder, a third party's too. */
export const readInstalled = (folder: string): InstalledManifest =>
  readChecked(join(folder, 'package.json'), installed)

/** The issues of an optional JSON file of a package. */
export function shapeViolations(
  { folder, path }: WorkspacePackage,
  file: string,
  wanted: v.GenericSchema,
): readonly Violation[] {
  if (!existsSync(join(path, file))) return []
  try {
    readChecked(join(path, file), wanted)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [
      { file: `${folder}/${file}`, rule: file === 'budget.json' ? 'budget' : 'network-manifest', message },
    ]
  }
}

export type PackageKind = 'kernel' | 'primitives' | 'kit' | 'plugin' | 'adapter' | 'example'

export interface WorkspacePackage {
  readonly name: string
  /** Relative to the repository, with forward slashes: `plugins/send`. */
  readonly folder: string
  /** Absolute. */
  readonly path: string
  readonly kind: PackageKind
  readonly json: PackageJson
}

type Place = readonly [folder: string, kind: PackageKind]

const atTheTop: readonly Place[] = [
  ['kernel', 'kernel'],
  ['ui-primitives', 'primitives'],
  ['view-kit', 'kit'],
  ['adapter-kit', 'kit'],
  ['testing', 'kit'],
]

const groups: readonly Place[] = [
  ['plugins', 'plugin'],
  ['adapters', 'adapter'],
  ['examples', 'example'],
]

/** Every workspace folder that has a package.json, in a fixed order. */
export function listPackages(root: string): readonly WorkspacePackage[] {
  const grouped = groups.flatMap(([group, kind]) =>
    (existsSync(join(root, group)) ? readdirSync(join(root, group)) : []).map(
      (name): Place => [`${group}/${name}`, kind],
    ),
  )
  return [...atTheTop, ...grouped].flatMap(([folder, kind]) => {
    const path = join(root, folder)
    const file = join(path, 'package.json')
    if (!existsSync(file)) return []
    const json = readPackageJson(file)
    return [{ name: json.name, folder, path, kind, json }]
  })
}

/** The packages that are published. */
export function listLibraries(root: string): readonly WorkspacePackage[] {
  return listPackages(root).filter(({ kind, json }) => kind !== 'example' && !json.private)
}

/** The values of `*` for which a pattern of `exports` has a file: those of `./dist/languages/*.js` are tags. */
function valuesOf(path: string, pattern: string): readonly string[] {
  const [start = '', end = ''] = pattern.split('*')
  const folder = join(path, start)
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, file.length - end.length))
    .sort()
}

/**
 * The entries of `exports` of a package in a folder, with one for each file where a subpath is a pattern. A package that is
 * packed has no sources.
 */
export function exportsOf(
  path: string,
  { exports }: PackageJson,
): readonly (readonly [subpath: string, target: ExportTarget])[] {
  return Object.entries(exports).flatMap(([subpath, target]) => {
    if (!subpath.includes('*') || typeof target === 'string') return [[subpath, target] as const]
    const found = new Set(Object.values(target).flatMap((pattern) => valuesOf(path, pattern)))
    return [...found].flatMap((value) => {
      const named = Object.entries(target).map(([condition, file]) => [condition, file.replace('*', value)])
      const entry = subpath.replace('*', value)
      return entry in exports ? [] : [[entry, Object.fromEntries(named)] as const]
    })
  })
}

export interface EntryPoint {
  /** As in `exports`: `.`, `./contract`. */
  readonly subpath: string
  /** Relative to the package: `src/contract.ts`. */
  readonly source: string
}

/** Entry points that only the package itself imports, because their file depends on the host's conditions. */
const isInternalEntry = (subpath: string): boolean => subpath.startsWith('./internal/')

/** The published entry points with code for others, each with its source. */
export function entryPointsOf({ path, json }: WorkspacePackage): readonly EntryPoint[] {
  return exportsOf(path, json).flatMap(([subpath, target]) => {
    if (typeof target === 'string' || !('default' in target) || isInternalEntry(subpath)) return []
    const source = target['@latchkey/source']
    return source === undefined ? [] : [{ subpath, source: source.replace('./', '') }]
  })
}
