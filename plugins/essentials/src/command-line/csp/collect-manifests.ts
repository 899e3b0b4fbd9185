import type { NamedManifest, NetworkManifest } from './manifest'

/** A package that brings a manifest. */
export interface PackageWithManifest {
  readonly name: string
  readonly manifest: NetworkManifest
  /** Names of its dependencies. */
  readonly dependencies: readonly string[]
  /** Whether it is a list of plugins, all of which a page with it has. */
  readonly isPreset: boolean
}

const isOurs = (name: string): boolean => /^(latchkey$|@latchkey\/)/.test(name)
const isKit = (name: string): boolean => /^@latchkey\/[a-z-]+-kit$/.test(name)

/**
 * The manifests of the named packages, of what a preset composes, and of the kits that they are made with. Other dependencies
 * are followed no further: a plugin uses the contract of one that the page may not have.
 * @param find reads a package as the one that depends on it resolves it; `undefined` is the page
 */
export function collectManifests<Found extends PackageWithManifest>(
  names: readonly string[],
  find: (name: string, from: Found | undefined) => Found | undefined,
): readonly NamedManifest[] {
  const found = new Map<string, NetworkManifest>()
  const queue: { readonly name: string; readonly from: Found | undefined }[] = names.map((name) => ({
    name,
    from: undefined,
  }))
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (found.has(next.name)) continue
    const one = find(next.name, next.from)
    if (!one) continue
    found.set(one.name, one.manifest)
    const used = one.dependencies.filter((name) => isOurs(name) && (one.isPreset || isKit(name)))
    queue.push(...used.map((name) => ({ name, from: one })))
  }
  return [...found].map(([name, manifest]) => ({ name, manifest }))
}
