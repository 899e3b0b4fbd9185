// SECURITY.md lists the hosts, storage keys and request methods of the manifests. `--write` writes them anew.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestsOf } from './csp'
import { securityTables } from './manifests/security-tables'
import { withMarkedPart } from './workspace/marked-part'
import { listLibraries } from './workspace/packages'
import { isMain, repositoryRoot, runCheck } from './workspace/run-check'
import type { Violation } from './workspace/violation'

const FILE = 'SECURITY.md'

/** The document as the manifests want it. */
function wanted(root: string, document: string): string {
  const names = listLibraries(root).map(({ name }) => name)
  const tables = Object.entries(securityTables(manifestsOf(root, names)))
  return tables.reduce((text, [mark, table]) => withMarkedPart(text, mark, table), document)
}

/** The formatter pads tables; the words are what counts. */
const words = (text: string): string => text.replace(/-{3,}/g, '---').replace(/\s+/g, ' ')

export function checkSecurity(root: string): readonly Violation[] {
  const document = readFileSync(join(root, FILE), 'utf8')
  if (words(wanted(root, document)) === words(document)) return []
  const message =
    'differs from the manifests; "npx tsx scripts/check-security.ts --write" writes its lists anew'
  return [{ file: FILE, rule: 'security-lists', message }]
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--write')) {
    const file = join(repositoryRoot, FILE)
    writeFileSync(file, wanted(repositoryRoot, readFileSync(file, 'utf8')))
    spawnSync(join(repositoryRoot, 'node_modules', '.bin', 'biome'), ['format', '--write', file])
    console.log(`wrote the lists of ${FILE}`)
  } else await runCheck('security lists', checkSecurity)
}
