// Checks that docs/reach.md lists the hosts, storage keys and request methods of the manifests. `--write`
// updates it.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  hostUses,
  isAddress,
  type NamedManifest,
  type Use,
} from '../plugins/essentials/src/command-line/csp/manifest'
import { hostsOf, uses } from '../plugins/essentials/src/command-line/csp/privacy-notice'
import { markdownTable, withMarkedPart } from './workspace/files'
import { manifestsOf } from './workspace/manifests'
import { listLibraries } from './workspace/packages'
import { repositoryRoot, runCheck, runMain, type Violation } from './workspace/run-check'

/** The generated parts of the document, by the names of their marks. */
export type ReachTables = Readonly<Record<'hosts' | 'storage' | 'methods', string>>

const code = (text: string): string => `\`${text}\``
const shortName = (name: string): string => code(name.replace('@latchkey/', ''))

/** The values of a list by their keys, in the order in which the keys come first. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return [...groups.values()]
}

/** Rows of one use: packages that ask the same hosts stand together, and what several do is said once. */
function hostTable(manifests: readonly NamedManifest[], use: Use): string {
  const rows = groupBy(hostsOf(manifests, use), ({ hosts, option }) => JSON.stringify([hosts, option])).map(
    (group) => [
      (group[0]?.hosts ?? []).map((host) => (isAddress(host) ? code(host) : host)).join(', '),
      group[0]?.option ?? '',
      groupBy(group, ({ purpose }) => purpose)
        .map((same) => `${same.map(({ name }) => shortName(name)).join(', ')}: ${same[0]?.purpose}`)
        .join('. '),
    ],
  )
  return markdownTable([uses[use], 'set by', 'by whom and what for'], rows)
}

export function reachTables(manifests: readonly NamedManifest[]): ReachTables {
  const storage = manifests.flatMap(({ manifest }) =>
    manifest.storage.map(({ key, life, content }) => [
      code(key.replace('latchkey/1/<instance>/', '')),
      content,
      life,
    ]),
  )
  const methods = manifests.flatMap(({ name, manifest: { rpcMethods } }) => {
    const named = rpcMethods.filter((one) => !one.includes(' ')).join(' ')
    const others = rpcMethods.filter((one) => one.includes(' '))
    return rpcMethods.length > 0
      ? [[shortName(name), [...(named ? [code(named)] : []), ...others].join(', ')]]
      : []
  })
  return {
    hosts: hostUses.map((use) => hostTable(manifests, use)).join(''),
    storage: markdownTable(['key', 'content', 'kept'], storage),
    methods: markdownTable(['package', 'methods'], methods),
  }
}

const FILE = 'docs/reach.md'

/** The document with its generated parts updated. */
function wanted(root: string, document: string): string {
  const names = listLibraries(root).map(({ name }) => name)
  const tables = Object.entries(reachTables(manifestsOf(root, names)))
  return tables.reduce((text, [mark, table]) => withMarkedPart(text, mark, table), document)
}

export function checkReach(root: string): readonly Violation[] {
  const document = readFileSync(join(root, FILE), 'utf8')
  if (wanted(root, document) === document) return []
  const message = 'differs from the manifests; "npx tsx scripts/check-reach.ts --write" writes its lists anew'
  return [{ file: FILE, rule: 'reach', message }]
}

if (!process.argv.includes('--write')) await runCheck(import.meta.url, 'reach', checkReach)
else
  await runMain(import.meta.url, () => {
    const file = join(repositoryRoot, FILE)
    writeFileSync(file, wanted(repositoryRoot, readFileSync(file, 'utf8')))
    console.log(`wrote the lists of ${FILE}`)
  })
