// `npm run prove [name…]`: runs what one line of the README's table names, or says which lines there are.
// `npx tsx scripts/run-proof.ts --write` writes the table into the README.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsOf } from './proofs/commands-of'
import { proofTable } from './proofs/proof-table'
import { proofs } from './proofs/proofs'
import { withMarkedPart } from './workspace/marked-part'
import { repositoryRoot } from './workspace/run-check'

/** Whether all commands of a proof passed; they say themselves what they found. */
function prove(name: string): boolean {
  const proof = proofs.find((one) => one.name === name)
  if (!proof) {
    console.log(`There is no proof "${name}". Without a name, all are listed.`)
    return false
  }
  console.log(`${proof.claim}: ${proof.how}`)
  return commandsOf(proof).every(
    (command) =>
      spawnSync(process.execPath, command, {
        cwd: repositoryRoot,
        stdio: 'inherit',
        // `npm test` makes do with a part of the long ones.
        env: { ...process.env, LATCHKEY_ALL: '1' },
      }).status === 0,
  )
}

const names = process.argv.slice(2)
if (names.includes('--write')) {
  const readme = join(repositoryRoot, 'README.md')
  writeFileSync(readme, withMarkedPart(readFileSync(readme, 'utf8'), 'proofs', proofTable(proofs)))
} else if (names.length === 0) {
  for (const { name, claim } of proofs) console.log(`${name.padEnd(24)}${claim}`)
} else {
  process.exitCode = names.map(prove).every(Boolean) ? 0 : 1
}
