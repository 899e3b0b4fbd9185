// `npx tsx scripts/csp.ts latchkey @latchkey/evm`: the policy header and privacy notice a page with these needs.
import { join } from 'node:path'
import { type NetworkManifest, readNetworkManifest } from './manifests/network-manifest'
import { policyFor } from './manifests/policy'
import { privacyNotice } from './manifests/privacy-notice'
import { listLibraries } from './workspace/packages'
import { isMain, repositoryRoot } from './workspace/run-check'

export interface NamedManifest {
  readonly name: string
  readonly manifest: NetworkManifest
}

/** The manifests of the named packages and of our packages they bring along. */
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
    waiting.push(...Object.keys(library.json.dependencies).filter((dependency) => libraries.has(dependency)))
  }
  return [...libraries.values()]
    .filter(({ name }) => chosen.has(name))
    .map(({ name, path }) => ({ name, manifest: readNetworkManifest(join(path, 'manifest.json')) }))
}

if (isMain(import.meta.url)) {
  try {
    const names = process.argv.slice(2)
    const manifests = manifestsOf(repositoryRoot, names.length > 0 ? names : ['latchkey', '@latchkey/evm'])
    console.log(policyFor(manifests.map(({ manifest }) => manifest)))
    console.log(`\n${privacyNotice(manifests)}`)
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
