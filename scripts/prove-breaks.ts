// `npx tsx scripts/prove-breaks.ts [name…]`: makes each negative control and expects its tests, green without it, to go
// red for the fault.
// `--unit`: those that need no build of the playground, as `npm test` has them; `npm run prove` makes the others.
import { inParallel } from './build/run-program'
import { listBreaks, type NamedBreak } from './proofs/list-breaks'
import { tryBreak, tryWhole } from './proofs/try-break'
import { faultOf } from './proofs/verdict'
import type { Violation } from './workspace/run-check'
import { isMain, runCheck } from './workspace/run-check'

/** Two cores are what a small machine has. */
const WORKERS = 2

async function proveBreaks(root: string, names: readonly string[]): Promise<readonly Violation[]> {
  const all = listBreaks(root)
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
  const whole = await tryWhole(
    root,
    chosen.map(({ made }) => made),
  )
  await inParallel(chosen, WORKERS, async ({ name, made }) => {
    const message = await tryBreak(root, made)
      .then((broken) => faultOf(made, broken, whole))
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    console.log(`${message === undefined ? 'caught ' : 'MISSED '} ${name}: ${made.promise}`)
    if (message !== undefined) violations.push({ file: made.file, rule: 'negative-control', message })
  })
  return violations
}

if (isMain(import.meta.url))
  await runCheck('negative controls', (root) => proveBreaks(root, process.argv.slice(2)))
