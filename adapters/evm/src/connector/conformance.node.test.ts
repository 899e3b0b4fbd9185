import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { checkConnector, clauses } from '@latchkey/adapter-kit/conformance'
import { expect, test } from 'vitest'
import { harness } from '../test-support/conformance-harness'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const program = at('../../../../adapter-kit/bin/latchkey-conformance.mjs')

/** The test starts programs while other tests run. */
const PATIENCE_MS = 60_000

test('conformance: a wallet of the page keeps every clause of the connector contract', {
  timeout: PATIENCE_MS,
}, async () => {
  const results: unknown[] = []
  for await (const { clause, failure } of checkConnector(harness)) results.push([clause.id, failure])
  expect(results).toEqual(clauses.map(({ id }) => [id, undefined]))
})

test('conformance: the command passes every clause too and exits with 0', {
  timeout: PATIENCE_MS,
}, () => {
  const args = [
    '--import',
    'tsx',
    '--conditions=@latchkey/source',
    program,
    '../test-support/conformance-harness',
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: at('.'), encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  expect({ status, stderr, last: lines.at(-1) }).toEqual({
    status: 0,
    stderr: '',
    last: `${clauses.length} of ${clauses.length} clauses pass`,
  })
  for (const { id } of clauses) expect(lines.some((line) => line.startsWith(`pass  ${id}: `))).toBe(true)
})
