import fc from 'fast-check'
import { it } from 'vitest'
import { walksOf } from '../test-support/graph/graph-steps'
import { walkGraph } from '../test-support/graph/graph-walk'
import { seed } from '../test-support/model/walk'

const WALKS = process.env['LATCHKEY_ALL'] ? 500 : 100
const EVENTS = 100

it(`session: keeps its rules in ${WALKS * EVENTS} random steps with three namespaces and four wallets (LATCHKEY_SEED=${seed})`, async () => {
  await fc.assert(fc.asyncProperty(walksOf(EVENTS), walkGraph), {
    numRuns: WALKS,
    seed,
    // No shrinking: the error names the failed step, and shrinking a hundred steps takes longer than reducing them by hand.
    endOnFailure: true,
  })
}, 600_000)
