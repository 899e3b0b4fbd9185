// `npx tsx scripts/prove-breaks.ts [name…]`: makes each negative control and expects its test to go red.
// `--unit`: those that need no build of the playground, as `npm test` has them; `npm run prove` makes the others.
import { inParallel } from './build/run-program'
import { listBreaks, type NamedBreak } from './proofs/list-breaks'
import { tryBreak } from './proofs/try-break'
import { isMain, runCheck } from './workspace/run-check'
import type { Violation } from './workspace/violation'

/** Two cores are what a small machine has. */
const WORKERS = 2

/** What is wrong with a control, if anything: it must be red when broken, and only then. */
async function faultOf(root: string, { made }: NamedBreak): Promise<string | undefined> {
  const broken = await tryBreak(root, made, true)
  if (broken.red.length + broken.green.length === 0)
    return `${made.caughtBy.file} has no test “${made.caughtBy.test}” that could be run`
  if (broken.red.length === 0) return `stayed green: ${broken.green.join(', ')}`
  // Unit tests over whole sources are run by `vitest run`; this build from sources is made here alone.
  if (made.caughtBy.stage === 'unit') return undefined
  const whole = await tryBreak(root, made, false)
  return whole.red.length > 0 ? `red without the break as well: ${whole.red.join(', ')}` : undefined
}

async function proveBreaks(root: string, names: readonly string[]): Promise<readonly Violation[]> {
  const all = await listBreaks(root)
  if (names.includes('--unit'))
    return proveEach(
      root,
      all.filter(({ made }) => made.caughtBy.stage === 'unit'),
    )
  const strangers = names.filter((name) => !all.some((one) => one.name === name))
  if (strangers.length > 0) throw new Error(`There is no break ${strangers.join(', ')}.`)
  return proveEach(
    root,
    all.filter(({ name }) => names.length === 0 || names.includes(name)),
  )
}

async function proveEach(root: string, chosen: readonly NamedBreak[]): Promise<readonly Violation[]> {
  const violations: Violation[] = []
  await inParallel(chosen, WORKERS, async (one) => {
    const message = await faultOf(root, one).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    console.log(`${message === undefined ? 'caught ' : 'MISSED '} ${one.name}: ${one.made.promise}`)
    if (message !== undefined)
      violations.push({ file: `scripts/proofs/breaks/${one.name}.ts`, rule: 'negative-control', message })
  })
  return violations
}

if (isMain(import.meta.url))
  await runCheck('negative controls', (root) => proveBreaks(root, process.argv.slice(2)))
