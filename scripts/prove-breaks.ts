// `npx tsx scripts/prove-breaks.ts [name…]`: makes each negative control and expects its tests, which pass without it,
// to fail for the fault.
// `--sample`, after a run of all unit tests that has passed: the first of each folder of tests that needs no build of the
// playground, as `npm test` has them; `npm run prove` makes the others too.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder, defaultClientConditions } from 'vite'
import { runProgram } from './build/run-program'
import { constructableCssForVite } from './constructable-css'
import { type Break, brokenSource, PLAYGROUND_VARIABLE } from './proofs/broken-source'
import { type Control, isEndToEnd, listBreaks, sampleOf } from './proofs/controls'
import { faultOf, passedBefore, type Verdict, verdictOfPlaywright } from './proofs/verdict'
import { openVitest } from './proofs/vitest-runs'
import { runCheck, type Violation } from './workspace/run-check'

/** A small machine has two cores. */
const WORKERS = 2

/** One seed for runs with and without the break, because tests have their seed in their names. */
process.env['LATCHKEY_SEED'] ??= String(Date.now() % 2 ** 31)

async function proveBreaks(root: string, args: readonly string[]): Promise<readonly Violation[]> {
  const names = args.filter((name) => name !== '--sample')
  const all = listBreaks(root)
  const unknown = names.filter((name) => !all.some((one) => one.name === name))
  if (unknown.length > 0) throw new Error(`There is no control ${unknown.join(', ')}.`)
  const isSample = args.includes('--sample')
  const chosen = (isSample ? sampleOf(all) : all).filter(
    (one) => names.length === 0 || names.includes(one.name),
  )
  const ofVitest = chosen.filter((one) => !isEndToEnd(one))
  const ofPlaywright = chosen.filter(isEndToEnd)
  return [
    ...(await proveInVitest(root, ofVitest, isSample)),
    ...(await proveAll(
      ofPlaywright,
      Array.from({ length: WORKERS }, () => runPlaywright(root)),
      false,
    )),
  ]
}

async function proveInVitest(
  root: string,
  chosen: readonly ControlWithBreak[],
  havePassed: boolean,
): Promise<readonly Violation[]> {
  if (chosen.length === 0) return []
  const vitests = await Promise.all(Array.from({ length: WORKERS }, () => openVitest(root)))
  try {
    const runners = vitests.map(
      (vitest): Run =>
        (group, made) =>
          vitest.run(...choiceOf(group), made),
    )
    return await proveAll(chosen, runners, havePassed)
  } finally {
    await Promise.all(vitests.map((vitest) => vitest.close()))
  }
}

type ControlWithBreak = Control & { readonly made: Break }

/** Runs the tests of some controls over the sources, with a break in them if there is one. */
type Run = (group: readonly Control[], made?: Break) => Promise<Verdict>

/**
 * Runs the tests of all controls over whole sources, unless they have passed already, then each control.
 * Every runner runs one control at a time.
 */
async function proveAll(
  chosen: readonly ControlWithBreak[],
  runners: readonly Run[],
  havePassed: boolean,
): Promise<readonly Violation[]> {
  const [first] = runners
  if (chosen.length === 0 || !first) return []
  const whole = havePassed ? undefined : await first(chosen)
  const violations: Violation[] = []
  const waiting = [...chosen]
  const proveOneByOne = async (run: Run): Promise<void> => {
    for (let control = waiting.shift(); control; control = waiting.shift()) {
      const { name, made } = control
      const message = await run([control], made)
        .then((broken) => faultOf(control, broken, whole ?? passedBefore(broken)))
        .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
      console.log(`${message === undefined ? 'caught ' : 'MISSED '} ${name}`)
      if (message !== undefined) violations.push({ file: made.file, rule: `control ${name}`, message })
    }
  }
  await Promise.all(runners.map(proveOneByOne))
  return violations
}

/** The test files of some controls, and a pattern that the names of their tests match. */
function choiceOf(group: readonly Control[]): readonly [files: readonly string[], names: RegExp] {
  const files = [...new Set(group.map(({ testFile }) => testFile))]
  const names = new Set(group.map(({ test }) => test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  return [files, new RegExp([...names].join('|'))]
}

const runPlaywright =
  (root: string): Run =>
  async (group, made) => {
    const [files, names] = choiceOf(group)
    const folder = await mkdtemp(join(tmpdir(), 'latchkey-break-'))
    try {
      const dist = join(folder, 'dist')
      await buildPlayground(root, dist, made)
      const report = join(folder, 'report.json')
      const config = [
        '--config',
        'examples/playground/playwright.config.ts',
        '--output',
        join(folder, 'output'),
      ]
      const choice = ['--grep', names.source, '--project', 'desktop', '--workers', '1', '--reporter=json']
      const program = join(root, 'node_modules/@playwright/test/cli.js')
      // Its test may be one that only `npm run prove` has.
      const env = { [PLAYGROUND_VARIABLE]: dist, PLAYWRIGHT_JSON_OUTPUT_NAME: report, LATCHKEY_ALL: '1' }
      const args = ['test', ...files, ...choice, ...config]
      return verdictOfPlaywright(await reportOf(report, program, args, root, env))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

/**
 * The report of a program, which exits with an error after failed tests. Rejects with its output if there is
 * no report.
 */
async function reportOf(
  report: string,
  program: string,
  args: readonly string[],
  root: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const printed = await runProgram(program, args, root, env).catch((error) => error)
  return readFile(report, 'utf8').catch(() => {
    throw new Error(`there is no report: ${printed instanceof Error ? printed.message : printed}`)
  })
}

/** Builds the playground and its phone from the packages' sources, with the break in them if there is one. */
async function buildPlayground(root: string, outDir: string, made: Break | undefined): Promise<void> {
  const playground = join(root, 'examples/playground')
  const resolve = { conditions: ['@latchkey/source', ...defaultClientConditions] }
  // Vitest sets it to development in this process, and the build would then have React's slow development code.
  process.env['NODE_ENV'] = 'production'
  const { build, environments } = await createBuilder({
    root: playground,
    configFile: join(playground, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [brokenSource(root, () => made), constructableCssForVite()],
    resolve,
    build: { outDir },
    environments: { client: { build: { outDir, emptyOutDir: true } }, phone: { resolve, build: { outDir } } },
  })
  const { client, phone } = environments
  if (client) await build(client)
  if (phone) await build(phone)
}

await runCheck(import.meta.url, 'negative controls', (root) => proveBreaks(root, process.argv.slice(2)))
