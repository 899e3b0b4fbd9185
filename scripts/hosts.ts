// `npm run prove hosts [NAME…]`: installs our tarballs in pages of many tools, builds and serves each, connects a wallet in
// a browser, signs and disconnects. Without names all set-ups of scripts/hosts/set-ups; `--sample` those of `test:all`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseSetUps, listSetUps, type SetUp } from './hosts/set-up'
import { type Outcome, trySetUp } from './hosts/try-set-up'
import { packAll } from './pack'
import { registryOfOthers, startLocalRegistry } from './packed/local-registry'
import { repositoryRoot, runMain } from './workspace/run-check'

function print({ packages, note }: SetUp, { name, seconds, failures, others }: Outcome): void {
  const versions = Object.entries(packages).map(([one, version]) => `${one} ${version}`)
  console.log(
    `${failures.length === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)  ${versions.join(', ')}`,
  )
  if (note) console.log(`    note: ${note}`)
  for (const other of others) console.log(`    not ours: ${other}`)
  for (const failure of failures) console.log(`    ${name}, ${failure.replaceAll('\n', '\n    ')}`)
}

await runMain(import.meta.url, async () => {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  const chosen = chooseSetUps(await listSetUps(), names, process.argv.includes('--sample'))
  const { packages } = packAll(repositoryRoot)
  const registry = await startLocalRegistry(packages, [], await registryOfOthers())
  const top = mkdtempSync(join(tmpdir(), 'host-'))
  const outcomes: Outcome[] = []
  try {
    for (const setUp of chosen) {
      const folder = join(top, setUp.name)
      mkdirSync(folder)
      const outcome = await trySetUp(setUp, registry.url, folder)
      outcomes.push(outcome)
      print(setUp, outcome)
      rmSync(folder, { recursive: true, force: true })
    }
  } finally {
    registry.close()
    rmSync(top, { recursive: true, force: true })
  }
  const failed = outcomes.filter(({ failures }) => failures.length > 0)
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
})
