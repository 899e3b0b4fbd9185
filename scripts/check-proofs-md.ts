// Checks that PROOFS.md and SECURITY.md list the proofs and promises of scripts/proofs, and docs/set-ups.md the set-ups
// of scripts/hosts. `--write` updates them.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSetUps } from './hosts/set-up'
import { tableOfSetUps } from './hosts/table'
import { scores } from './mutation/scores'
import { controlsOf, type Proof, promises, proofs } from './proofs/list-proofs'
import { markdownTable, withMarkedPart } from './workspace/files'
import { repositoryRoot, runCheck, runMain, type Violation } from './workspace/run-check'

const code = (text: string): string => `\`${text}\``

/** What shows that the tests of a proof can fail. */
function failingProofOf({ name, mutated, planted }: Proof): string {
  const count = controlsOf(name).length
  return [
    ...(count > 0 ? [`${count} control${count === 1 ? '' : 's'}`] : []),
    ...(mutated.length > 0 ? [`mutants of ${mutated.join(', ')}`] : []),
    ...(planted ? ['planted faults'] : []),
  ].join('; ')
}

/** The generated parts of the documents, by the names of their marks. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'PROOFS.md': {
    proofs: markdownTable(
      ['proof', 'what holds', 'made to fail by'],
      proofs.map((proof) => [code(proof.name), proof.claim, failingProofOf(proof)]),
    ),
    scores: markdownTable(
      ['module', 'mutants', 'found', 'not found', 'score'],
      Object.entries(scores).map(([name, { found, survived, uncovered, score }]) => [
        name,
        String(found + survived + uncovered),
        String(found),
        String(survived + uncovered),
        `${score} %`,
      ]),
    ),
  },
  'docs/set-ups.md': { hosts: tableOfSetUps(await listSetUps()) },
  'SECURITY.md': {
    promises: markdownTable(
      ['', 'promise', '`npm run prove …`'],
      promises.map(({ ids, sentence, proofs: names }) => [
        ids.join(', '),
        sentence,
        names.map(code).join(', '),
      ]),
    ),
  },
}

/** The document with its generated parts updated. */
const wanted = (document: string, file: string): string =>
  Object.entries(parts[file] ?? {}).reduce((text, [mark, part]) => withMarkedPart(text, mark, part), document)

export function checkProofs(root: string): readonly Violation[] {
  return Object.keys(parts).flatMap((file) => {
    const document = readFileSync(join(root, file), 'utf8')
    const message =
      'differs from scripts/proofs or scripts/hosts; "npx tsx scripts/check-proofs-md.ts --write" writes its lists anew'
    return wanted(document, file) === document ? [] : [{ file, rule: 'proofs', message }]
  })
}

if (!process.argv.includes('--write')) await runCheck(import.meta.url, 'lists of proofs', checkProofs)
else
  await runMain(import.meta.url, () => {
    for (const name of Object.keys(parts)) {
      const file = join(repositoryRoot, name)
      writeFileSync(file, wanted(readFileSync(file, 'utf8'), name))
    }
    console.log(`wrote the lists of ${Object.keys(parts).join(' and ')}`)
  })
