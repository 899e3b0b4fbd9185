import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SimulationOptions } from '../test-support/sign-in-model'
import { steps } from '../test-support/sign-in-steps'
import { walkSignIn } from '../test-support/walk-sign-in'

/** The seed of the random walks. To repeat them: `LATCHKEY_SEED=123 npx vitest run plugins/siwx/src/sign-in`. */
const seed = Number(process.env['LATCHKEY_SEED'] ?? Date.now() % 2 ** 31)

/** Number of random walks. `npm run prove` sets `LATCHKEY_ALL`. */
const walks = process.env['LATCHKEY_ALL'] ? 10_000 : 600

const options: fc.Arbitrary<SimulationOptions> = fc.record({
  required: fc.boolean(),
  signOutOnDisconnect: fc.boolean(),
  signOutOnNetworkChange: fc.boolean(),
})

test(`sign-in: in ${walks} random walks each call sends at most one request, and only the active account has a session (LATCHKEY_SEED=${seed})`, async () => {
  let walked = 0
  const property = fc.asyncProperty(options, steps, async (given, kinds) => {
    walked += 1
    await walkSignIn(given, kinds)
  })
  await fc.assert(property, { numRuns: walks, seed })
  expect(walked).toBe(walks)
}, 600_000)
