import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../set-up/prepare.mjs'
import { writeTree } from '../test-support/plugin-tree.ts'
import { askFailedFilesAgain } from './steps.mjs'

const root = join(import.meta.dirname, '../..')

/** Runs Vitest over these files as `npm test` does. */
async function runOver(files: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  const tree = writeTree(files)
  const program = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [program, 'run', '--root', tree, '--globals', '--reporter', 'agent']
  return runCommand(process.execPath, args, { env: { NO_COLOR: '1' } })
}

test('unit failures: passed tests are not listed', async () => {
  const { code, output } = await runOver({ 'good.test.ts': `test('adds', () => expect(1 + 1).toBe(2))` })
  expect(code).toBe(0)
  expect(output).not.toMatch(/good|adds/)
  expect(askFailedFilesAgain(output)).toBeUndefined()
})

test('unit failures: each has its file, name and received value, and the file is run again', async () => {
  const { code, output } = await runOver({
    'good.test.ts': `test('adds', () => expect(1 + 1).toBe(2))`,
    'sums/bad.test.ts': `test('adds wrongly', () => expect(1 + 1).toBe(3))`,
    'sums/unread.test.ts': `throw new Error('cannot be read')`,
  })
  expect(code).toBe(1)
  expect(output).toMatch(/FAIL {2}sums\/bad\.test\.ts > adds wrongly\nAssertionError: expected 2 to be 3/)
  expect(output).toMatch(/FAIL {2}sums\/unread\.test\.ts .*\nError: cannot be read/)
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
  expect(output).toMatch(/Unhandled Rejection ⎯+\nError: unhandled here/)
  expect(askFailedFilesAgain(output)).toBeUndefined()
})

test('unit failures: no second try can hide a counterexample of a property test', () => {
  const said =
    ' FAIL  node  a.test.ts > sums\nError: Property failed after 3 tests\n{ seed: 12, path: "2" }\n'
  expect(askFailedFilesAgain(said)).toBeUndefined()
  const model = ' FAIL  node  model.test.ts > model: 10000 events (LATCHKEY_SEED=7)\nexpected 1 to be 2\n'
  expect(askFailedFilesAgain(model)).toBeUndefined()
  expect(
    askFailedFilesAgain(' FAIL  browser-react-19 (chromium)  b.test.tsx > shows\nError: late\n'),
  ).toEqual(['--maxWorkers=1', 'b.test.tsx'])
})
