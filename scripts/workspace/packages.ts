import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const names = v.optional(v.record(v.string(), v.string()), {})
const target = v.union([v.string(), v.record(v.string(), v.string())])
const targets = v.optional(v.record(v.string(), target), {})

const schema = v.object({
  name: v.string(),
  version: v.optional(v.string(), '0.0.0'),
  private: v.optional(v.boolean(), false),
  license: v.optional(v.unknown()),
  sideEffects: v.optional(v.union([v.boolean(), v.array(v.string())])),
  exports: targets,
  imports: targets,
  scripts: names,
  dependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: v.optional(v.record(v.string(), v.object({ optional: v.boolean() })), {}),
  devDependencies: names,
  /** Ours: what kind of folder this is, for the shape check. */
  latchkey: v.optional(v.object({ shape: v.picklist(['library', 'preset']) })),
})

export type PackageJson = v.InferOutput<typeof schema>
/** `"./x"` or `{ condition: "./x" }`, as Node reads it. */
export type ExportTarget = v.InferOutput<typeof target>

/** Reads one of our own manifests; a field of the wrong kind is a sentence. */
export function readPackageJson(path: string): PackageJson {
  const parsed = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.output
  throw new Error(`${path}: ${sentenceOf(parsed.issues)}`)
}

/** The issues of a valibot schema in one line. */
export function sentenceOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`).join('; ')
}

export type PackageKind = 'kernel' | 'primitives' | 'plugin' | 'adapter' | 'example'

export interface WorkspacePackage {
  readonly name: string
  /** Relative to the repository, with forward slashes: `plugins/send`. */
  readonly folder: string
  /** Absolute. */
  readonly path: string
  readonly kind: PackageKind
  readonly json: PackageJson
}

const groups: readonly (readonly [folder: string, kind: PackageKind])[] = [
  ['plugins', 'plugin'],
  ['adapters', 'adapter'],
  ['examples', 'example'],
]

/** Every workspace folder that has a package.json, in a fixed order. */
export function listPackages(root: string): readonly WorkspacePackage[] {
  const grouped = groups.flatMap(([group, kind]) =>
    (existsSync(join(root, group)) ? readdirSync(join(root, group)) : []).map(
      (name) => [`${group}/${name}`, kind] as const,
    ),
  )
  const folders = [['kernel', 'kernel'] as const, ['ui-primitives', 'primitives'] as const, ...grouped]
  return folders.flatMap(([folder, kind]) => {
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

export interface EntryPoint {
  /** As a host names it: `.`, `./contract`. */
  readonly subpath: string
  /** Relative to the package: `src/contract.ts`. */
  readonly source: string
}

/** The published entry points that are code, with the source each stands for. */
export function entryPointsOf({ json }: WorkspacePackage): readonly EntryPoint[] {
  return Object.entries(json.exports).flatMap(([subpath, target]) => {
    if (typeof target === 'string' || !('default' in target)) return []
    const source = target['@latchkey/source']
    return source === undefined ? [] : [{ subpath, source: source.replace('./', '') }]
  })
}
