import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type PackageJson, readPackageJson } from './package-json'

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

const singles: readonly (readonly [string, PackageKind])[] = [
  ['kernel', 'kernel'],
  ['ui-primitives', 'primitives'],
]
const groups: readonly (readonly [string, PackageKind])[] = [
  ['plugins', 'plugin'],
  ['adapters', 'adapter'],
  ['examples', 'example'],
]

function childrenOf(root: string, group: string): readonly string[] {
  const path = join(root, group)
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${group}/${entry.name}`)
}

/** Every workspace folder that has a package.json, in a fixed order. */
export function listPackages(root: string): readonly WorkspacePackage[] {
  const folders = [
    ...singles,
    ...groups.flatMap(([group, kind]) => childrenOf(root, group).map((folder) => [folder, kind] as const)),
  ]
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
