import fc from 'fast-check'
import { test } from 'vitest'
import { walksIn } from './test-support/steps'
import { walk } from './test-support/walk'
import { loadWagmi } from './test-support/world'

/** To repeat walks: `LATCHKEY_SEED=123 npx vitest run adapters/wagmi/src/random-walks.test.ts`. */
const seed = Number(process.env['LATCHKEY_SEED'] ?? Date.now() % 2 ** 31)
/** Of each row. `npm run prove` sets LATCHKEY_ALL. */
const walks = process.env['LATCHKEY_ALL'] ? 3_000 : 50

test.each([
  [3, 1],
  [2, 1],
  [3, 2],
  [2, 2],
] as const)(
  `@wagmi/core %d and Latchkey agree at rest after random walks in %d tabs (${walks}, LATCHKEY_SEED=${seed})`,
  async (release, tabs) => {
    const wagmi = await loadWagmi(release)
    await fc.assert(
      fc.asyncProperty(walksIn(tabs), (steps) => walk(wagmi, tabs, steps)),
      { numRuns: walks, seed },
    )
  },
  600_000,
)
