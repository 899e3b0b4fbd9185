import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkProofs } from './check-proofs-md'
import { temporaryFolder } from './test-support/plugin-tree'
import { repositoryRoot } from './workspace/run-check'

test('lists of proofs: are up to date, and a sentence that was edited by hand is reported', () => {
  const root = temporaryFolder()
  for (const file of ['PROOFS.md', 'docs/set-ups.md', 'SECURITY.md'])
    cpSync(join(repositoryRoot, file), join(root, file))
  expect(checkProofs(root)).toEqual([])
  for (const [file, claim] of [
    ['PROOFS.md', 'No URL that can be opened is a script'],
    ['SECURITY.md', 'No text is ever parsed as markup'],
  ] as const) {
    const text = readFileSync(join(root, file), 'utf8')
    expect(text).toContain(claim)
    writeFileSync(join(root, file), text.replace(claim, 'All is well'))
    expect(checkProofs(root)).toContainEqual(expect.objectContaining({ file, rule: 'proofs' }))
  }
})
