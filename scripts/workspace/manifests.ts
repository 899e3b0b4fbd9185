// The manifests of packages: what they contact, keep and ask of wallets.
import { join } from 'node:path'
import * as v from 'valibot'
import { collectManifests } from '../../plugins/essentials/src/command-line/csp/collect-manifests'
import {
  hostUses,
  isAddress,
  type NamedManifest,
} from '../../plugins/essentials/src/command-line/csp/manifest'
import { listLibraries, readChecked, shapeViolations, type WorkspacePackage } from './packages'
import type { Violation } from './run-check'

const text = v.pipe(v.string(), v.nonEmpty('must say something'))

const schema = v.strictObject({
  hosts: v.array(
    v.pipe(
      v.strictObject({
        host: text,
        option: text,
        purpose: text,
        use: v.optional(v.picklist(hostUses), 'connect'),
        fill: v.optional(text),
        of: v.optional(text),
      }),
      v.check(
        ({ host, use, fill, of }) => isAddress(host) || use === 'link' || (fill ?? of) !== undefined,
        'a text needs "fill", the short name of its placeholder, or "of", the package whose manifest has its hosts',
      ),
    ),
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

export const manifestViolations = (one: WorkspacePackage): readonly Violation[] =>
  shapeViolations(one, 'manifest.json', schema)

/** The manifests of the named packages of the repository, and of those that they compose. */
export function manifestsOf(root: string, names: readonly string[]): readonly NamedManifest[] {
  const libraries = new Map(listLibraries(root).map((library) => [library.name, library]))
  return collectManifests(names, (name, from) => {
    const library = libraries.get(name)
    if (!library) {
      if (from) return undefined
      throw new Error(`There is no package "${name}". There are: ${[...libraries.keys()].join(', ')}`)
    }
    return {
      name,
      manifest: readChecked(join(library.path, 'manifest.json'), schema),
      dependencies: Object.keys(library.json.dependencies),
      isPreset: library.json.latchkey?.shape === 'preset',
    }
  })
}
