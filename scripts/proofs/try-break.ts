import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../build/run-program'
import { BREAK_VARIABLE, type Break } from './break'
import { buildBrokenPlayground } from './build-broken-playground'
import { PLAYGROUND_VARIABLE } from './playground-variable'
import { type Verdict, verdictOfPlaywright, verdictOfVitest } from './read-verdict'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Runs the tests that a break is to be caught by, over the broken sources; over whole ones without `isBroken`. */
export async function tryBreak(root: string, made: Break, isBroken: boolean): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-break-'))
  try {
    return made.caughtBy.stage === 'unit'
      ? await runUnit(root, folder, made, isBroken)
      : await runEndToEnd(root, folder, made, isBroken)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runUnit(root: string, folder: string, made: Break, isBroken: boolean): Promise<Verdict> {
  const { file, test } = made.caughtBy
  const report = join(folder, 'report.json')
  const inBrowser = file.endsWith('.test.tsx') && !file.endsWith('.node.test.tsx')
  const project = inBrowser ? 'browser-react-19' : 'node*'
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const choice = ['run', '--project', project, file, '--testNamePattern', escaped(test)]
  const output = ['--reporter=json', `--outputFile=${report}`]
  const env = isBroken ? { [BREAK_VARIABLE]: JSON.stringify(made) } : {}
  // Red tests end it with an error; what they say stands in the report.
  await runProgram(program, [...choice, ...output], root, env).catch(() => undefined)
  return verdictOfVitest(await readFile(report, 'utf8'))
}

async function runEndToEnd(root: string, folder: string, made: Break, isBroken: boolean): Promise<Verdict> {
  const { file, test } = made.caughtBy
  const report = join(folder, 'report.json')
  const dist = join(folder, 'dist')
  await buildBrokenPlayground(root, dist, isBroken ? made : undefined)
  const program = join(root, 'node_modules/@playwright/test/cli.js')
  const config = ['--config', 'examples/playground/playwright.config.ts', '--output', join(folder, 'output')]
  const choice = ['test', file, '--grep', escaped(test), '--project', 'desktop', '--workers', '1']
  const env = { [PLAYGROUND_VARIABLE]: dist, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  await runProgram(program, [...choice, ...config, '--reporter=json'], root, env).catch(() => undefined)
  return verdictOfPlaywright(await readFile(report, 'utf8'))
}
