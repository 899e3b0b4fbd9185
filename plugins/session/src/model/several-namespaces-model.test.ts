import fc from 'fast-check'
import { it } from 'vitest'
import { walksOf } from '../test-support/graph/graph-steps'
import { walkGraph } from '../test-support/graph/graph-walk'
import { seed } from '../test-support/model/walk'

const WALKS = process.env['LATCHKEY_ALL'] ? 500 : 100
const EVENTS = 100

it(`model: ${WALKS * EVENTS} events over three chains and four wallets (LATCHKEY_SEED=${seed})`, async () => {
  await fc.assert(fc.asyncProperty(walksOf(EVENTS), walkGraph), {
    numRuns: WALKS,
    seed,
    // The error says how far it came; shorter walks are found by hand faster than by shrinking a hundred events.
    endOnFailure: true,
  })
}, 600_000)
