import { expect, test } from 'vitest'
import { faults } from '../test-support/faulty-connectors'
import { createPlainConnector } from '../test-support/plain-connector'
import { createPlainWallet } from '../test-support/plain-wallet'
import { checkConnector, clauses, formatClauseResult } from '.'
import type { ConformanceHarness } from './harness'

const correctHarness: ConformanceHarness = () => {
  const wallet = createPlainWallet()
  return { connector: createPlainConnector(wallet), wallet }
}

function withFault(id: string): ConformanceHarness {
  return () => {
    const wallet = createPlainWallet()
    const connector = createPlainConnector(wallet)
    return { connector: { ...connector, ...faults[id]?.(connector, wallet) }, wallet }
  }
}

/** The timeout for connectors that never respond. */
const SHORT_MS = 300
/** The timeout for connectors that respond, even on a busy machine. */
const LONG_MS = 5_000

async function failuresOf(
  harness: ConformanceHarness,
  only?: readonly string[],
  patienceMs = SHORT_MS,
): Promise<Readonly<Record<string, string>>> {
  const failures: Record<string, string> = {}
  for await (const { clause, failure } of checkConnector(harness, { patienceMs, ...(only && { only }) }))
    if (failure !== undefined) failures[clause.id] = failure
  return failures
}

test('conformance: a correct connector passes every clause', {
  timeout: 60_000,
}, async () => {
  expect(await failuresOf(correctHarness, undefined, LONG_MS)).toEqual({})
})

test('conformance: every clause has a unique id, and a faulty connector that violates it', () => {
  const ids = clauses.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.keys(faults).sort()).toEqual([...ids].sort())
})

test.each(clauses.map(({ id }) => id))('conformance: %s fails for its faulty connector', async (id) => {
  const failures = await failuresOf(withFault(id), [id])
  Reflect.deleteProperty(globalThis, 'plainWallet')
  expect(Object.keys(failures)).toEqual([id])
})

test.each(['connect-refused', 'listen-accounts', 'switch-arrives', 'reconnect-not-allowed'])(
  'conformance: the faulty connector of %s violates no unrelated clause',
  { timeout: 60_000 },
  async (id) => {
    const group = id.split('-')[0] ?? ''
    const failed = Object.keys(await failuresOf(withFault(id)))
    expect(failed).toContain(id)
    expect(failed.filter((other) => !other.startsWith(group) && !other.startsWith('in-session'))).toEqual([])
  },
)

test('conformance: a harness that never resolves fails after the timeout', async () => {
  const failures = await failuresOf(() => new Promise(() => undefined), ['connect-shape'])
  expect(failures).toEqual({ 'connect-shape': 'the harness did not come to an end within 300 ms' })
})

test('formatClauseResult: has the clause and its section, and the violation on a second line', () => {
  const clause = { id: 'connect-refused', section: 'Connector.connect', sentence: 'rejects' }
  expect(formatClauseResult({ clause, failure: undefined })).toBe(
    'pass  connect-refused: rejects (Connector.connect)',
  )
  expect(formatClauseResult({ clause, failure: 'It resolved' })).toBe(
    'FAIL  connect-refused: rejects (Connector.connect)\n      It resolved',
  )
})
