import { checkConnector, clauses } from '@latchkey/adapter-kit/conformance'
import { expect, test } from 'vitest'
import { harness } from './test-support/conformance-harness'

test('conformance: a wallet behind the relay keeps every clause of the connector contract', {
  timeout: 60_000,
}, async () => {
  const results: unknown[] = []
  for await (const { clause, failure } of checkConnector(harness)) results.push([clause.id, failure])
  expect(results).toEqual(clauses.map(({ id }) => [id, undefined]))
})
