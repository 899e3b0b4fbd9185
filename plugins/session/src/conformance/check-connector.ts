import { type Clause, show } from './clause'
import { clauses } from './clauses'
import { createBench } from './create-bench'
import type { ConformanceHarness } from './harness'

/** Longer than any response takes that needs no decision of the user. */
const PATIENCE_MS = 8_000

export interface ClauseResult {
  readonly clause: Pick<Clause, 'id' | 'section' | 'sentence'>
  /** What is wrong; `undefined` when the clause is kept. */
  readonly failure: string | undefined
}

export interface CheckOptions {
  /** Ids of the clauses to check. Default: all. */
  readonly only?: readonly string[]
  /** Milliseconds a response may take that needs no decision of the user. Default: 8,000. */
  readonly patienceMs?: number
}

/** Checks a connector clause by clause, one after the other; a clause that fails does not end it. */
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

/** One line for a person: `pass  connect-refused  rejects with …`, and below it what is wrong. */
export function formatClauseResult({ clause, failure }: ClauseResult): string {
  const { id, section, sentence } = clause
  const line = `${failure === undefined ? 'pass' : 'FAIL'}  ${id}: ${sentence} (${section})`
  return failure === undefined ? line : `${line}\n      ${failure}`
}
