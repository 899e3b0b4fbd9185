import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../set-up/prepare.mjs'
import { writeTree } from '../test-support/plugin-tree.ts'
import { askFailedFilesAgain } from './steps.mjs'

const root = join(import.meta.dirname, '../..')

/** What a run over these files says, with no word of Vitest's own reporters. */
async function runOver(files: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  const tree = writeTree(files)
  const reporter = join(import.meta.dirname, 'unit-failures-reporter.ts')
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  return runCommand(process.execPath, [program, 'run', '--root', tree, '--globals', '--reporter', reporter])
}

test('unit failures: nothing while all is well', async () => {
  expect(await runOver({ 'good.test.ts': `test('adds', () => expect(1 + 1).toBe(2))` })).toMatchObject({
    code: 0,
    output: '',
  })
})

test('unit failures: each with its file, its name and what came, and the file is asked again', async () => {
  const { code, output } = await runOver({
    'good.test.ts': `test('adds', () => expect(1 + 1).toBe(2))`,
    'sums/bad.test.ts': `test('adds wrongly', () => expect(1 + 1).toBe(3))`,
    'sums/unread.test.ts': `throw new Error('cannot be read')`,
  })
  expect(code).toBe(1)
  expect(output).toMatch(/✘ sums\/bad\.test\.ts › adds wrongly\nexpected 2 to be 3/)
  expect(output).toMatch(/✘ sums\/unread\.test\.ts\ncannot be read/)
  expect(output).not.toContain('good.test.ts')
  expect([...(askFailedFilesAgain(output) ?? [])].sort()).toEqual([
    '--maxWorkers=1',
    'sums/bad.test.ts',
    'sums/unread.test.ts',
  ])
})

test('unit failures: an unhandled rejection is reported, and no second try can hide it', async () => {
  const { code, output } = await runOver({
    'lost.test.ts': `test('passes', async () => {
      void Promise.reject(new Error('unhandled here'))
      await new Promise((resolve) => setTimeout(resolve, 20))
    })`,
  })
  expect(code).toBe(1)
  expect(output).toContain('✘ outside a test\nunhandled here')
  expect(askFailedFilesAgain(output)).toBeUndefined()
})

test('unit failures: nor a counterexample found with values drawn at random', () => {
  const said = '✘ node › a.test.ts › sums\nProperty failed after 3 tests\n{ seed: 12, path: "2" }\n'
  expect(askFailedFilesAgain(said)).toBeUndefined()
  const model = '✘ node › model.test.ts › model: 10000 events (LATCHKEY_SEED=7)\nexpected 1 to be 2\n'
  expect(askFailedFilesAgain(model)).toBeUndefined()
  expect(askFailedFilesAgain('✘ browser-react-19 (chromium) › b.test.tsx › shows\nlate\n')).toEqual([
    '--maxWorkers=1',
    'b.test.tsx',
  ])
})
