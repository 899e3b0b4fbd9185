// The manifests of packages: what they contact, keep and ask of wallets.
import { join } from 'node:path'
import * as v from 'valibot'
import { listLibraries, readChecked, shapeViolations, type WorkspacePackage } from './packages'
import type { Violation } from './run-check'

/** How a host is used. The policy ignores a `link`, which the user follows. */
export const hostUses = ['connect', 'frame', 'image', 'link'] as const

export type Use = (typeof hostUses)[number]

const text = v.pipe(v.string(), v.nonEmpty('must say something'))

const schema = v.strictObject({
  hosts: v.array(
    v.strictObject({
      /** An origin, or a text for what the host configures: `the RPC URL of each network`. */
      host: text,
      /** The option that sets it. */
      option: text,
      purpose: text,
      use: v.optional(v.picklist(hostUses), 'connect'),
    }),
  ),
  storage: v.array(
    v.strictObject({
      key: text,
      /** How long the value is kept: `until disconnected`. */
      life: text,
      content: text,
      /** All member names of the JSON value; undefined if another package decides them. */
      fields: v.optional(v.array(text)),
    }),
  ),
  rpcMethods: v.array(text),
})

/** What a package accesses: hosts, storage and wallet methods. */
export type NetworkManifest = v.InferOutput<typeof schema>

export const manifestViolations = (one: WorkspacePackage): readonly Violation[] =>
  shapeViolations(one, 'manifest.json', schema)

export interface NamedManifest {
  readonly name: string
  readonly manifest: NetworkManifest
}

/**
 * The manifests of the named packages, of what a preset composes, and of the kits that they are made with. Other dependencies
 * are followed no further: a plugin uses the contract of one that the page may not have.
 */
export function manifestsOf(root: string, names: readonly string[]): readonly NamedManifest[] {
  const libraries = new Map(listLibraries(root).map((library) => [library.name, library]))
  const chosen = new Set<string>()
  const waiting = [...names]
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const library = libraries.get(name)
    if (!library)
      throw new Error(`There is no package "${name}". There are: ${[...libraries.keys()].join(', ')}`)
    if (chosen.has(name)) continue
    chosen.add(name)
    const { dependencies, latchkey } = library.json
    const isUsed = (dependency: string): boolean =>
      libraries.has(dependency) && (latchkey?.shape === 'preset' || libraries.get(dependency)?.kind === 'kit')
    waiting.push(...Object.keys(dependencies).filter(isUsed))
  }
  return [...libraries.values()]
    .filter(({ name }) => chosen.has(name))
    .map(({ name, path }) => ({ name, manifest: readChecked(join(path, 'manifest.json'), schema) }))
}

/** What is said of all hosts of one use, so that no purpose says it again. */
export const uses: Readonly<Record<Use, string>> = {
  connect: 'asked',
  frame: 'loaded in a frame',
  image: 'asked for a picture, without a referrer, when it is drawn',
  link: 'opened when a user presses it, in a tab of its own',
}

/** Hosts that one package uses for the same. */
export interface HostsOfPackage {
  readonly name: string
  readonly hosts: readonly string[]
  readonly option: string
  readonly purpose: string
}

/** The hosts of one use, each package's together where it has the same to say of them. */
export function hostsOf(sources: readonly NamedManifest[], use: Use): readonly HostsOfPackage[] {
  return sources.flatMap(({ name, manifest }) => {
    const groups = new Map<string, HostsOfPackage>()
    for (const { host, option, purpose, use: own } of manifest.hosts) {
      if (own !== use) continue
      const key = JSON.stringify([option, purpose])
      groups.set(key, { name, hosts: [...(groups.get(key)?.hosts ?? []), host], option, purpose })
    }
    return [...groups.values()]
  })
}
