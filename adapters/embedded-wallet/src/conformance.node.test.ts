import { checkConnector, clauses } from '@latchkey/adapter-kit/conformance'
import { expect, test } from 'vitest'
import { harness, solanaHarness } from './test-support/conformance-harness'

test.each([
  ['EVM', harness],
  ['Solana', solanaHarness],
])(
  'conformance: the wallet in the frame keeps every clause of the connector contract on %s',
  {
    timeout: 60_000,
  },
  async (_chain, subject) => {
    const results: unknown[] = []
    for await (const { clause, failure } of checkConnector(subject)) results.push([clause.id, failure])
    expect(results).toEqual(clauses.map(({ id }) => [id, undefined]))
  },
)
