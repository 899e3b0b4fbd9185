import { it } from 'vitest'
import { inOneTab } from '../test-support/model/steps'
import { seed, walkAll } from '../test-support/model/walk'

/** The number of random walks. `npm run prove` sets LATCHKEY_ALL. */
const walks = process.env['LATCHKEY_ALL'] ? 6_000 : 500

it(`session: keeps its rules in ${walks} random walks in one tab, with slow wallets and cleared storage (LATCHKEY_SEED=${seed})`, async () => {
  await walkAll(inOneTab, { tabs: 1, walks })
}, 600_000)
