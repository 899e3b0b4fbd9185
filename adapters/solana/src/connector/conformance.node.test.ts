import { checkConnector, clauses } from '@latchkey/adapter-kit/conformance'
import { expect, test } from 'vitest'
import { harness } from '../test-support/conformance-harness'

const PATIENCE_MS = 60_000

/** Clauses about what a wallet of this standard does not have; each has its own test beside the connector. */
const elsewhere: Readonly<Record<string, string>> = {
  'connect-truth': 'it is on no network',
  'listen-network': 'it is on no network',
  'listen-ended': 'it shares no account any more, and may again',
  'request-unchanged': 'it takes no method that nobody knows',
  'request-failure': 'it takes no method that nobody knows',
  'request-abort': 'it takes no method that nobody knows',
  'in-session': 'it takes no method that nobody knows',
  'switch-refused': 'it is not asked where a page goes',
}

test('conformance: a wallet of the page keeps every clause that its standard has something for', {
  timeout: PATIENCE_MS,
}, async () => {
  const ids = clauses.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(Object.keys(elsewhere)))
  const only = ids.filter((id) => !Object.hasOwn(elsewhere, id))
  const results: unknown[] = []
  for await (const { clause, failure } of checkConnector(harness, { only }))
    results.push([clause.id, failure])
  expect(results).toEqual(only.map((id) => [id, undefined]))
})
