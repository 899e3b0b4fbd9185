import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakSource } from './proofs/break'
import { listBreaks } from './proofs/list-breaks'
import { repositoryRoot } from './workspace/run-check'

const breaks = await listBreaks(repositoryRoot)

test('negative controls: there are some', () => expect(breaks.length).toBeGreaterThan(0))

test.each(breaks)(
  'negative control $name: breaks what is there, and names a test that is there',
  ({ made }) => {
    const source = readFileSync(join(repositoryRoot, made.file), 'utf8')
    expect(breakSource(made, source)).not.toBe(source)
    const { stage, file } = made.caughtBy
    expect(
      existsSync(join(repositoryRoot, stage === 'unit' ? file : `examples/playground/e2e/${file}`)),
    ).toBe(true)
  },
)

test('negative control: a text that is not there once is refused', () => {
  const caughtBy = { stage: 'unit', file: '', test: '' } as const
  const made = { promise: '', file: 'a.ts', find: 'x', replace: 'y', caughtBy }
  expect(() => breakSource(made, 'axbxc')).toThrow('2 times')
  expect(() => breakSource(made, 'abc')).toThrow('0 times')
  expect(breakSource(made, 'axb')).toBe('ayb')
})
