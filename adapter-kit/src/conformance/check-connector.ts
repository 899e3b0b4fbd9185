import { type Clause, show } from './clause'
import { clauses } from './clauses'
import { createBench } from './create-bench'
import type { ConformanceHarness } from './harness'

/** The default timeout for responses that need no decision of the user. */
const PATIENCE_MS = 8_000

/** The result of checking one clause. */
export interface ClauseResult {
  readonly clause: Pick<Clause, 'id' | 'section' | 'sentence'>
  /** Describes the violation; `undefined` if the connector meets the clause. */
  readonly failure: string | undefined
}

export interface CheckOptions {
  /** Ids of the clauses to check. Default: all. */
  readonly only?: readonly string[]
  /** How long a response that needs no decision of the user may take, in milliseconds. Default: 8,000. */
  readonly patienceMs?: number
}

/**
 * Checks a connector against all clauses, one after the other, and yields the result of each. A failed clause does not end
 * the check.
 * @example for await (const result of checkConnector(harness)) console.log(formatClauseResult(result))
 */
export async function* checkConnector(
  harness: ConformanceHarness,
  { only, patienceMs = PATIENCE_MS }: CheckOptions = {},
): AsyncGenerator<ClauseResult, void> {
  for (const clause of clauses) {
    if (only && !only.includes(clause.id)) continue
    yield { clause, failure: await failureOf(clause, harness, patienceMs) }
  }
}

async function failureOf(
  clause: Clause,
  harness: ConformanceHarness,
  patienceMs: number,
): Promise<string | undefined> {
  try {
    await clause.run(createBench(harness, patienceMs))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : show(error)
  }
}

/** Formats a result for output: `pass  connect-refused: rejects …`, or `FAIL  …` with the violation on a second line. */
export function formatClauseResult({ clause, failure }: ClauseResult): string {
  const { id, section, sentence } = clause
  const line = `${failure === undefined ? 'pass' : 'FAIL'}  ${id}: ${sentence} (${section})`
  return failure === undefined ? line : `${line}\n      ${failure}`
}
