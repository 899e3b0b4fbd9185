// `npm run prove [name…]`: runs the named proofs of PROOFS.md, or lists them; `all` runs all. There is no
// other list of proofs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { controls } from './proofs/controls'
import { repositoryRoot, runMain } from './workspace/run-check'

export interface Proof {
  /** The name for `npm run prove`. */
  readonly name: string
  readonly claim: string
  /** Vitest files or folders, relative to the repository. */
  readonly unit: readonly string[]
  /** Specs in `examples/playground/e2e`, run over the built examples. */
  readonly endToEnd: readonly string[]
  /** Examples whose own Playwright tests are run. */
  readonly examples: readonly string[]
  /** Programs in `scripts` with their arguments, run after the build; `lint` is Biome. */
  readonly checks: readonly string[]
}

/** Arguments of Node. */
type Command = readonly string[]

/**
 * Parses the proofs of the document. A section has a heading, a claim, a line that starts with "How:", and
 * lists.
 */
export function readProofs(document: string): readonly Proof[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name = '', claim = '', how = ''] = section.split(/\n+/)
      if (!/^[a-z-]+$/.test(name) || !how.startsWith('How: ')) throw new Error(`"${name}" is no proof`)
      const list = (title: string): readonly string[] => {
        const [, items = ''] = new RegExp(`^- ${title}: (.*)$`, 'm').exec(section) ?? []
        return [...items.matchAll(/`([^`]+)`/g)].map(([, item = '']) => item)
      }
      return {
        name,
        claim,
        unit: list('unit'),
        endToEnd: list('end to end'),
        examples: list('example'),
        checks: list('checks'),
      }
    })
}

export const proofs: readonly Proof[] = readProofs(readFileSync(join(repositoryRoot, 'PROOFS.md'), 'utf8'))

export function controlsOf(proof: string): readonly string[] {
  return controls.filter((control) => control.proof === proof).map(({ name }) => name)
}

/** Merges all proofs, so that parts that several proofs name run once. */
export function uniteProofs(all: readonly Proof[]): Proof {
  const union = (part: 'unit' | 'endToEnd' | 'examples' | 'checks'): readonly string[] => [
    ...new Set(all.flatMap((proof) => proof[part])),
  ]
  return {
    name: 'all',
    claim: 'Everything that is proven.',
    unit: union('unit'),
    endToEnd: union('endToEnd'),
    examples: union('examples'),
    checks: union('checks'),
  }
}

/** The commands of a proof, in order. */
export function commandsOf(
  { unit, endToEnd, examples, checks }: Proof,
  negative: readonly string[],
): readonly Command[] {
  const script = (line: string): Command => {
    const [name, ...rest] = line.split(' ')
    if (name === 'lint') return ['node_modules/@biomejs/biome/bin/biome', 'lint']
    return ['--import', 'tsx', `scripts/${name}.ts`, ...rest]
  }
  const playwright = (example: string, specs: readonly string[]): Command => [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    `examples/${example}/playwright.config.ts`,
    ...specs,
  ]
  const needsBuild = endToEnd.length + examples.length + checks.length > 0
  return [
    ...(unit.length > 0 ? [['node_modules/vitest/vitest.mjs', 'run', ...unit]] : []),
    ...(needsBuild ? [script('build --examples')] : []),
    ...checks.map(script),
    ...(endToEnd.length > 0 ? [playwright('playground', endToEnd)] : []),
    ...examples.map((example) => playwright(example, [])),
    ...(negative.length > 0 ? [script(`prove-breaks ${negative.join(' ')}`)] : []),
  ]
}

/** Runs the commands of a proof, which print their results. Returns whether all have passed. */
function prove(name: string): boolean {
  const proof = name === 'all' ? uniteProofs(proofs) : proofs.find((one) => one.name === name)
  if (!proof) {
    console.log(`There is no proof "${name}". Without a name, all are listed.`)
    return false
  }
  console.log(proof.claim)
  // Runs the long checks completely, of which `npm test` runs a sample.
  const env = { ...process.env, LATCHKEY_ALL: '1' }
  const negative = name === 'all' ? proofs.flatMap((one) => controlsOf(one.name)) : controlsOf(name)
  const failed = commandsOf(proof, negative).filter(
    (command) =>
      spawnSync(process.execPath, command, { cwd: repositoryRoot, stdio: 'inherit', env }).status !== 0,
  )
  for (const command of failed) console.log(`failed: ${command.join(' ')}`)
  return failed.length === 0
}

await runMain(import.meta.url, () => {
  const names = process.argv.slice(2)
  if (names.length === 0) for (const { name, claim } of proofs) console.log(`${name.padEnd(24)}${claim}`)
  process.exitCode = names.map(prove).every(Boolean) ? 0 : 1
})
