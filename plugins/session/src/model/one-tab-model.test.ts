import { it } from 'vitest'
import { inOneTab } from '../test-support/model/steps'
import { seed, walkAll } from '../test-support/model/walk'

/** All of them in `npm run prove`. */
const walks = process.env['LATCHKEY_ALL'] ? 6_000 : 500

it(`model: ${walks} walks in one tab, with late wallets and lost storage (LATCHKEY_SEED=${seed})`, async () => {
  await walkAll(inOneTab, { tabs: 1, walks })
}, 600_000)
