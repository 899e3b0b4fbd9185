// `npx tsx scripts/prove-breaks.ts [name…]`: makes each negative control and expects its tests, which pass without it,
// to fail for the fault.
// `--unit`: those that need no build of the playground, as `npm test` has them; `npm run prove` makes the others.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder, defaultClientConditions } from 'vite'
import { inParallel, runProgram } from './build/run-program'
import { constructableCssForVite } from './constructable-css'
import { BREAK_VARIABLE, type Break, brokenSource, PLAYGROUND_VARIABLE } from './proofs/broken-source'
import { type Control, isEndToEnd, listBreaks } from './proofs/controls'
import { faultOf, VERDICT_VARIABLE, type Verdict, verdictOfPlaywright } from './proofs/verdict'
import { runCheck, type Violation } from './workspace/run-check'

/** Two cores are what a small machine has. */
const WORKERS = 2

/** What is drawn at random is drawn alike with and without the break: tests say their seed in their names. */
const sameDraws = { LATCHKEY_SEED: process.env['LATCHKEY_SEED'] ?? String(Date.now() % 2 ** 31) }

async function proveBreaks(root: string, args: readonly string[]): Promise<readonly Violation[]> {
  const names = args.filter((name) => name !== '--unit')
  const all = listBreaks(root)
  const unknown = names.filter((name) => !all.some((one) => one.name === name))
  if (unknown.length > 0) throw new Error(`There is no control ${unknown.join(', ')}.`)
  const chosen = all.filter(
    (one) =>
      (names.length === 0 || names.includes(one.name)) && !(args.includes('--unit') && isEndToEnd(one)),
  )
  const violations: Violation[] = []
  const whole = await runWhole(root, chosen)
  await inParallel(chosen, WORKERS, async (control) => {
    const message = await runTests(root, [control], control.made)
      .then((broken) => faultOf(control, broken, whole))
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    console.log(`${message === undefined ? 'caught ' : 'MISSED '} ${control.name}`)
    if (message !== undefined)
      violations.push({ file: control.made.file, rule: `control ${control.name}`, message })
  })
  return violations
}

/** The tests of many controls over the whole sources: one run of Vitest and one of Playwright for all. */
async function runWhole(root: string, all: readonly Control[]): Promise<Verdict> {
  const groups = [all.filter((one) => !isEndToEnd(one)), all.filter(isEndToEnd)]
  const verdicts: Verdict[] = []
  for (const group of groups) if (group.length > 0) verdicts.push(await runTests(root, group))
  return {
    tests: verdicts.flatMap(({ tests }) => tests),
    unread: verdicts.flatMap(({ unread }) => unread),
  }
}

/** Runs the tests of some controls, all by Vitest or all by Playwright, over sources with the break in them if any. */
async function runTests(root: string, group: readonly Control[], made?: Break): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-break-'))
  try {
    const files = [...new Set(group.map(({ testFile }) => testFile))]
    const names = new Set(group.map(({ test }) => test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    const run = group.every(isEndToEnd) ? runPlaywright : runVitest
    return await run(root, folder, files, [...names].join('|'), made)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Run = (
  root: string,
  folder: string,
  files: readonly string[],
  pattern: string,
  made: Break | undefined,
) => Promise<Verdict>

const runVitest: Run = async (root, folder, files, pattern, made) => {
  const isShown = (file: string): boolean => /(?<!\.node)\.test\.tsx$/.test(file)
  const projects = [
    ...(files.some(isShown) ? ['--project', 'browser-react-19'] : []),
    ...(files.every(isShown) ? [] : ['--project', 'node*']),
  ]
  const report = join(folder, 'report.json')
  const reporter = ['--reporter', join(import.meta.dirname, 'proofs/verdict.ts')]
  const args = ['run', ...projects, ...files, '--testNamePattern', pattern, ...reporter]
  const env = { [VERDICT_VARIABLE]: report, ...(made ? { [BREAK_VARIABLE]: JSON.stringify(made) } : {}) }
  return JSON.parse(await reportOf(report, join(root, 'node_modules/vitest/vitest.mjs'), args, root, env))
}

const runPlaywright: Run = async (root, folder, files, pattern, made) => {
  const dist = join(folder, 'dist')
  await buildPlayground(root, dist, made)
  const report = join(folder, 'report.json')
  const config = ['--config', 'examples/playground/playwright.config.ts', '--output', join(folder, 'output')]
  const choice = ['--grep', pattern, '--project', 'desktop', '--workers', '1', '--reporter=json']
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const env = { [PLAYGROUND_VARIABLE]: dist, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const args = ['test', ...files, ...choice, ...config]
  return verdictOfPlaywright(await reportOf(report, program, args, root, env))
}

/** Failed tests end a program with an error; what they say is in its report. Without one, it is what it printed. */
async function reportOf(
  report: string,
  program: string,
  args: readonly string[],
  root: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const printed = await runProgram(program, args, root, { ...env, ...sameDraws }).catch((error) => error)
  return readFile(report, 'utf8').catch(() => {
    throw new Error(`there is no report: ${printed instanceof Error ? printed.message : printed}`)
  })
}

/** Builds the playground and its phone from the packages' sources, with the break in them if there is one. */
async function buildPlayground(root: string, outDir: string, made: Break | undefined): Promise<void> {
  const playground = join(root, 'examples/playground')
  const resolve = { conditions: ['@latchkey/source', ...defaultClientConditions] }
  const { build, environments } = await createBuilder({
    root: playground,
    configFile: join(playground, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [brokenSource(root, made && JSON.stringify(made)), constructableCssForVite()],
    resolve,
    build: { outDir },
    environments: { client: { build: { outDir, emptyOutDir: true } }, phone: { resolve, build: { outDir } } },
  })
  const { client, phone } = environments
  if (client) await build(client)
  if (phone) await build(phone)
}

await runCheck(import.meta.url, 'negative controls', (root) => proveBreaks(root, process.argv.slice(2)))
