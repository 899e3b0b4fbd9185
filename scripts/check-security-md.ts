// Checks that SECURITY.md lists the hosts, storage keys and request methods of the manifests. `--write`
// updates it.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestsOf, type NamedManifest } from './csp'
import { markdownTable, withMarkedPart } from './workspace/files'
import { listLibraries } from './workspace/packages'
import { repositoryRoot, runCheck, runMain, type Violation } from './workspace/run-check'

/** The generated parts of SECURITY.md, by the names of their marks. */
export type SecurityTables = Readonly<Record<'hosts' | 'storage' | 'methods', string>>

const code = (text: string): string => `\`${text}\``
const isAddress = (host: string): boolean => /^https?:\/\/\S+$/.test(host)

export function securityTables(manifests: readonly NamedManifest[]): SecurityTables {
  const hosts = manifests.flatMap(({ name, manifest }) =>
    manifest.hosts.map(({ host, option, purpose }) => [
      isAddress(host) ? code(host) : host,
      code(name),
      option,
      purpose,
    ]),
  )
  const storage = manifests.flatMap(({ name, manifest }) =>
    manifest.storage.map(({ key, life, content, fields = [] }) => [
      code(key),
      code(name),
      life,
      fields.length > 0 ? `${content} (${fields.map(code).join(', ')})` : content,
    ]),
  )
  const methods = manifests.flatMap(({ name, manifest }) =>
    manifest.rpcMethods.length > 0
      ? [[code(name), manifest.rpcMethods.map((one) => (one.includes(' ') ? one : code(one))).join(', ')]]
      : [],
  )
  return {
    hosts: markdownTable(['host', 'package', 'set by', 'what for'], hosts),
    storage: markdownTable(['key', 'package', 'kept', 'content'], storage),
    methods: markdownTable(['package', 'methods'], methods),
  }
}

const FILE = 'SECURITY.md'

/** The document with its generated parts updated. */
function wanted(root: string, document: string): string {
  const names = listLibraries(root).map(({ name }) => name)
  const tables = Object.entries(securityTables(manifestsOf(root, names)))
  return tables.reduce((text, [mark, table]) => withMarkedPart(text, mark, table), document)
}

export function checkSecurity(root: string): readonly Violation[] {
  const document = readFileSync(join(root, FILE), 'utf8')
  if (wanted(root, document) === document) return []
  const message =
    'differs from the manifests; "npx tsx scripts/check-security-md.ts --write" writes its lists anew'
  return [{ file: FILE, rule: 'security-lists', message }]
}

if (!process.argv.includes('--write')) await runCheck(import.meta.url, 'security lists', checkSecurity)
else
  await runMain(import.meta.url, () => {
    const file = join(repositoryRoot, FILE)
    writeFileSync(file, wanted(repositoryRoot, readFileSync(file, 'utf8')))
    console.log(`wrote the lists of ${FILE}`)
  })
