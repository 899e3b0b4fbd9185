// `npm run prove release`: in a copy of the repository gathers the changesets, publishes every package to a registry on
// this machine as `npm run release` does, and installs and builds a page from there. Nothing is changed here, and nothing
// leaves the machine but what the page asks of the npm registry.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setUp as page } from './hosts/set-ups/vite-8'
import { trySetUp } from './hosts/try-set-up'
import { type LocalRegistry, registryOfOthers, startLocalRegistry } from './packed/local-registry'
import { commitAll, copyRepository } from './release/copy-repository'
import { localOnly } from './release/local-only'
import { orderFaults, tarballFaults } from './release/published-faults'
import { runCommand, tailOf } from './set-up/prepare.mjs'
import { listLibraries } from './workspace/packages'
import { repositoryRoot, runMain } from './workspace/run-check'

const ADDRESS = 'https://git.example/keys/latchkey'
const REFUSAL = 'Fill "repository" in the root package.json with the https address of the repository.'
const OUTPUT_LINES = 12

interface Rehearsal {
  readonly folder: string
  /** The copy of the repository. */
  readonly copy: string
  readonly registry: LocalRegistry
  readonly env: Record<string, string>
}

/** Each step resolves with what it finds wrong. */
type Step = (rehearsal: Rehearsal) => Promise<readonly string[]>

function fillAddress(copy: string): void {
  const file = join(copy, 'package.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/"repository": "[^"]*"/, `"repository": "${ADDRESS}"`))
}

const steps: Readonly<Record<string, Step>> = {
  async 'gather the changesets'({ copy, env }) {
    const { code, output } = await runCommand('npm', ['run', 'version'], { cwd: copy, env })
    if (code !== 0) return [tailOf(output, OUTPUT_LINES)]
    commitAll(copy, 'Version packages')
    const changesets = readdirSync(join(copy, '.changeset'))
    const left = changesets.filter((name) => name !== 'README.md' && name !== 'config.json')
    return left.map((name) => `.changeset/${name} is left`)
  },
  async 'refuse without an address'({ copy, env, registry }) {
    const { code, output } = await runCommand('npm', ['run', 'release'], { cwd: copy, env })
    return [
      ...(code === 0 ? ['it was not refused'] : []),
      ...(output.includes(REFUSAL) ? [] : [`the sentence is missing:\n${tailOf(output, OUTPUT_LINES)}`]),
      ...registry.published().map(({ manifest }) => `${manifest.name} was published`),
    ]
  },
  async publish({ copy, env, registry }) {
    fillAddress(copy)
    commitAll(copy, 'Fill the address')
    const { code, output } = await runCommand('npm', ['run', 'release'], { cwd: copy, env })
    if (code !== 0) return [tailOf(output, OUTPUT_LINES)]
    const published = registry.published().map(({ manifest }) => manifest)
    const tags = execFileSync('git', ['tag'], { cwd: copy, encoding: 'utf8' }).split('\n')
    return [
      ...orderFaults(published),
      ...listLibraries(copy).flatMap(({ name, json }) => [
        ...(published.some((one) => one.name === name) ? [] : [`${name} was not published`]),
        ...(tags.includes(`${name}@${json.version}`) ? [] : [`${name}@${json.version} is no tag`]),
      ]),
    ]
  },
  async 'read the tarballs'({ copy, registry }) {
    const folders = new Map(listLibraries(copy).map(({ name, folder, json }) => [name, { folder, json }]))
    return registry.published().flatMap((one) => {
      const { folder = '', json } = folders.get(one.manifest.name) ?? {}
      return tarballFaults(one, { address: ADDRESS, folder, version: json?.version ?? '' })
    })
  },
  async 'publish nothing twice'({ copy, env, registry }) {
    const before = registry.published().length
    const { code, output } = await runCommand('npm', ['run', 'release'], { cwd: copy, env })
    if (code !== 0) return [tailOf(output, OUTPUT_LINES)]
    const again = registry.published().slice(before)
    return again.map(({ manifest }) => `${manifest.name} was published again`)
  },
  async 'install and build a page'({ folder, registry }) {
    const host = join(folder, 'page')
    mkdirSync(host)
    return (await trySetUp(page, registry.url, host)).failures
  },
}

await runMain(import.meta.url, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  const copy = join(folder, 'repository')
  const names = listLibraries(repositoryRoot).map(({ name }) => name)
  const registry = await startLocalRegistry([], [], await registryOfOthers(), names)
  try {
    mkdirSync(copy)
    copyRepository(repositoryRoot, copy)
    const env = await localOnly(registry.url, folder)
    for (const [name, step] of Object.entries(steps)) {
      const faults = await step({ folder, copy, registry, env })
      console.log(`${faults.length === 0 ? 'passed' : 'FAILED'}  ${name}`)
      for (const fault of faults) console.log(`    ${fault.replaceAll('\n', '\n    ')}`)
      if (faults.length > 0) {
        process.exitCode = 1
        return
      }
    }
    const [first] = registry.published()
    console.log(
      `${registry.published().length} packages of version ${first?.manifest.version} were published`,
    )
  } finally {
    registry.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
