import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBuilder, defaultClientConditions } from 'vite'
import { runProgram } from '../build/run-program'
import { constructableCssForVite } from '../constructable-css'
import { BREAK_VARIABLE, type Break, breakOneSource, PLAYGROUND_VARIABLE } from './break'
import { VERDICT_VARIABLE, type Verdict, verdictOfPlaywright, verdictOfVitest } from './verdict'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What is drawn at random is drawn alike with and without the break: tests say their seed in their names. */
const sameDraws = { LATCHKEY_SEED: process.env['LATCHKEY_SEED'] ?? String(Date.now() % 2 ** 31) }

/** Runs the tests that a break is to be caught by, over the broken sources. */
export function tryBreak(root: string, made: Break): Promise<Verdict> {
  return made.caughtBy.stage === 'unit' ? runUnit(root, [made], made) : runEndToEnd(root, [made], made)
}

/** Runs the tests of many breaks over the whole sources: one run of Vitest and one of Playwright for all. */
export async function tryWhole(root: string, all: readonly Break[]): Promise<Verdict> {
  const unit = all.filter(({ caughtBy }) => caughtBy.stage === 'unit')
  const endToEnd = all.filter(({ caughtBy }) => caughtBy.stage === 'e2e')
  const verdicts = [
    ...(unit.length > 0 ? [await runUnit(root, unit)] : []),
    ...(endToEnd.length > 0 ? [await runEndToEnd(root, endToEnd)] : []),
  ]
  return {
    tests: verdicts.flatMap(({ tests }) => tests),
    unread: verdicts.flatMap(({ unread }) => unread),
  }
}

/** What the tests of these breaks are found by: their files, and a pattern of their names. */
function testsOf(all: readonly Break[]): readonly [files: readonly string[], pattern: string] {
  const files = new Set(all.map(({ caughtBy }) => caughtBy.file))
  const names = new Set(all.map(({ caughtBy }) => escaped(caughtBy.test)))
  return [[...files], [...names].join('|')]
}

const isShownInBrowser = (file: string): boolean =>
  file.endsWith('.test.tsx') && !file.endsWith('.node.test.tsx')

function runUnit(root: string, all: readonly Break[], broken?: Break): Promise<Verdict> {
  return inFolder(async (folder) => {
    const report = join(folder, 'report.json')
    const [files, pattern] = testsOf(all)
    const projects = [
      ...(files.some(isShownInBrowser) ? ['--project', 'browser-react-19'] : []),
      ...(files.every(isShownInBrowser) ? [] : ['--project', 'node*']),
    ]
    const program = join(root, 'node_modules/vitest/vitest.mjs')
    const choice = ['run', ...projects, ...files, '--testNamePattern', pattern]
    const reporter = ['--reporter', join(import.meta.dirname, 'verdict-reporter.ts')]
    const env = {
      [VERDICT_VARIABLE]: report,
      ...sameDraws,
      ...(broken ? { [BREAK_VARIABLE]: JSON.stringify(broken) } : {}),
    }
    return verdictOfVitest(await reportOf(report, program, [...choice, ...reporter], root, env))
  })
}

function runEndToEnd(root: string, all: readonly Break[], broken?: Break): Promise<Verdict> {
  return inFolder(async (folder) => {
    const report = join(folder, 'report.json')
    const dist = join(folder, 'dist')
    await buildBrokenPlayground(root, dist, broken)
    const [files, pattern] = testsOf(all)
    const program = join(root, 'node_modules/@playwright/test/cli.js')
    const config = [
      '--config',
      'examples/playground/playwright.config.ts',
      '--output',
      join(folder, 'output'),
    ]
    const choice = ['test', ...files, '--grep', pattern, '--project', 'desktop', '--workers', '1']
    const env = { [PLAYGROUND_VARIABLE]: dist, ...sameDraws, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const args = [...choice, ...config, '--reporter=json']
    return verdictOfPlaywright(await reportOf(report, program, args, root, env))
  })
}

async function inFolder(run: (folder: string) => Promise<Verdict>): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-break-'))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Red tests end a program with an error; what they say is in its report. Without one, it is what it printed. */
async function reportOf(
  report: string,
  program: string,
  args: readonly string[],
  root: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const printed = await runProgram(program, args, root, env).catch((error: unknown) => error)
  return readFile(report, 'utf8').catch(() => {
    throw new Error(`there is no report: ${printed instanceof Error ? printed.message : printed}`)
  })
}

/** Builds the playground and its phone from the packages' sources, with the break in them if there is one. */
export async function buildBrokenPlayground(
  root: string,
  outDir: string,
  wanted: Break | undefined,
): Promise<void> {
  const playground = join(root, 'examples/playground')
  const resolve = { conditions: ['@latchkey/source', ...defaultClientConditions] }
  const { build, environments } = await createBuilder({
    root: playground,
    configFile: join(playground, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [breakOneSource(root, wanted), constructableCssForVite()],
    resolve,
    build: { outDir },
    environments: { client: { build: { outDir, emptyOutDir: true } }, phone: { resolve, build: { outDir } } },
  })
  const { client, phone } = environments
  if (client) await build(client)
  if (phone) await build(phone)
}
