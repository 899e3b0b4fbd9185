import { relative, sep } from 'node:path'
import { findPackage, type InstalledPackage } from '../installed-packages'
import type { Finding } from './finding'
import { isInRange } from './version-range'

export const isOurs = (name: string): boolean => /^(latchkey$|@latchkey\/)/.test(name)

/** Two copies of these do not know each other: contexts, errors and connections of one are foreign to the other. */
const onlyOnce = (name: string): boolean => isOurs(name) || ['react', 'react-dom', 'viem'].includes(name)

export interface Resolved {
  readonly name: string
  readonly from: InstalledPackage
  readonly found: InstalledPackage
}

/** Every package of ours that the page reaches, with what it imports, as each of them resolves it. */
export function resolveAll(host: InstalledPackage): readonly Resolved[] {
  const all: Resolved[] = []
  const visited = new Set<string>()
  const queue = [host]
  for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
    if (visited.has(from.folder)) continue
    visited.add(from.folder)
    const isHost = from.folder === host.folder
    const lists = [from.dependencies, from.peerDependencies, isHost ? from.devDependencies : {}]
    for (const name of Object.keys(Object.assign({}, ...lists))) {
      if (!onlyOnce(name)) continue
      const found = findPackage(name, from.folder)
      if (!found) continue
      all.push({ name, from, found })
      if (isOurs(name)) queue.push(found)
    }
  }
  return all
}

/** A path that has nothing of the machine in it. */
export function placeOf(folder: string, host: InstalledPackage): string {
  const below = relative(host.folder, folder).split(sep).join('/')
  if (!below.startsWith('..')) return below
  return `…/${below.slice(Math.max(0, below.lastIndexOf('node_modules/')))}`
}

export function findCopies(host: InstalledPackage, all: readonly Resolved[]): readonly Finding[] {
  const names = [...new Set(all.map(({ name }) => name))].sort()
  return names.flatMap((name) => {
    const copies = new Map(
      all.filter((one) => one.name === name).map(({ found }) => [found.folder, found.version] as const),
    )
    if (copies.size < 2) return []
    const places = [...copies].map(([folder, version]) => `${version} in ${placeOf(folder, host)}`)
    const versions = new Set(copies.values())
    return {
      code: 'DUPLICATE_COPY',
      found: `${name} is installed ${copies.size} times: ${places.join(', ')}.`,
      advice:
        versions.size > 1
          ? `Ask for one version everywhere, then install again: npm dedupe, pnpm dedupe or yarn dedupe; else put ${name} into "overrides" (Yarn: "resolutions").`
          : 'The copies differ in their peers: give all packages of the workspace the same versions of react, react-dom and viem, then run dedupe.',
    }
  })
}

export function findWrongPeers(all: readonly Resolved[]): readonly Finding[] {
  const ours = new Map(all.filter(({ name }) => isOurs(name)).map(({ found }) => [found.name, found]))
  const wrong = [...ours.values()].flatMap((one) =>
    Object.entries(one.peerDependencies).flatMap(([peer, range]): readonly Finding[] => {
      const found = findPackage(peer, one.folder)
      if (!found && one.optionalPeers.includes(peer)) return []
      if (!found)
        return [
          {
            code: 'MISSING_PEER',
            found: `${one.name} needs ${peer} ${range}, which is not installed.`,
            advice: `Run npm install ${peer}, or the same with your package manager.`,
          },
        ]
      if (isInRange(found.version, range)) return []
      return [
        {
          code: 'PEER_VERSION',
          found: `${one.name} needs ${peer} ${range}, and ${found.version} is installed.`,
          advice: `Install a version of ${peer} in this range.`,
        },
      ]
    }),
  )
  return mostTelling(wrong)
}

/** Of several packages that miss the same, the first is enough. */
function mostTelling(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ code, found }) => {
    const key = `${code} ${found.replace(/^\S+ /, '')}`
    return seen.has(key) ? false : seen.add(key)
  })
}

/** Our packages are released together, with one version for all. */
export function findMixedVersions(all: readonly Resolved[]): readonly Finding[] {
  const versions = new Map(
    all.filter(({ name }) => isOurs(name)).map(({ found }) => [found.name, found.version]),
  )
  const distinct = [...new Set(versions.values())]
  if (distinct.length < 2) return []
  const listed = [...versions].map(([name, version]) => `${name} ${version}`)
  return [
    {
      code: 'MIXED_VERSIONS',
      found: `The packages of Latchkey have different versions: ${listed.join(', ')}.`,
      advice: 'Install the same version of all of them.',
    },
  ]
}
