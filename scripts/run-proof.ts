// `npm run prove [name…]`: runs the named proofs of scripts/proofs/proofs.json, or lists them; `all` runs all.
// Names that are no proof's choose parts of the one before them: `npm run prove hosts vite-8`.
import { spawnSync } from 'node:child_process'
import { controlsOf, type Proof, proofs } from './proofs/list-proofs'
import { repositoryRoot, runMain } from './workspace/run-check'

/** Arguments of Node. */
type Command = readonly string[]

/** Merges all proofs, so that parts that several proofs name run once. */
export function uniteProofs(all: readonly Proof[]): Proof {
  const union = (part: 'unit' | 'endToEnd' | 'examples' | 'checks' | 'mutated'): string[] => [
    ...new Set(all.flatMap((proof) => proof[part])),
  ]
  return {
    name: 'all',
    claim: 'Everything that is proven.',
    how: 'Each part once.',
    unit: union('unit'),
    endToEnd: union('endToEnd'),
    examples: union('examples'),
    checks: union('checks'),
    mutated: union('mutated'),
    planted: false,
    hasParts: false,
  }
}

/** The commands of a proof, in order. */
export function commandsOf(
  { unit, endToEnd, examples, checks, mutated }: Omit<Proof, 'how' | 'planted' | 'hasParts'>,
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
    ...(mutated.length > 0 ? [script(`check-scores ${mutated.join(' ')}`)] : []),
    ...(negative.length > 0 ? [script(`prove-breaks ${negative.join(' ')}`)] : []),
  ]
}

const isProof = (name: string): boolean => name === 'all' || proofs.some((one) => one.name === name)

/** Splits arguments into proofs, each with the names of its parts that follow it. */
export function readArguments(
  names: readonly string[],
): readonly (readonly [name: string, ...parts: readonly string[]])[] {
  const [name, ...rest] = names
  if (name === undefined) return []
  const next = isProof(name) ? rest.findIndex(isProof) : 0
  const end = next < 0 ? rest.length : next
  return [[name, ...rest.slice(0, end)], ...readArguments(rest.slice(end))]
}

/** Why a proof cannot be run with these parts, in a sentence, or the proof. */
function findProof(name: string, parts: readonly string[]): Proof | string {
  const proof = name === 'all' ? uniteProofs(proofs) : proofs.find((one) => one.name === name)
  const missing = proof?.hasParts ? undefined : [...(proof ? [] : [name]), ...parts][0]
  if (proof && missing === undefined)
    return { ...proof, checks: proof.checks.map((check) => [check, ...parts].join(' ')) }
  return `There is no proof "${missing}". Without a name, all are listed.`
}

/** Runs the commands of a proof, which print their results. Returns whether all have passed. */
function prove([name, ...parts]: readonly [name: string, ...parts: readonly string[]]): boolean {
  const proof = findProof(name, parts)
  if (typeof proof === 'string') {
    console.log(proof)
    return false
  }
  console.log(`${proof.claim}\nHow: ${proof.how}`)
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
  process.exitCode = readArguments(names).map(prove).every(Boolean) ? 0 : 1
})
