import { it } from 'vitest'
import { inTwoTabs } from '../test-support/model/steps'
import { seed, walkAll } from '../test-support/model/walk'

/** All of them in `npm run prove`. */
const walks = process.env['LATCHKEY_ALL'] ? 4_000 : 300

it(`model: ${walks} walks in two tabs that converge without endless writes (LATCHKEY_SEED=${seed})`, async () => {
  await walkAll(inTwoTabs, { tabs: 2, walks })
}, 600_000)
