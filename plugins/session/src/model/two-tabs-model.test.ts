import { it } from 'vitest'
import { inTwoTabs } from '../test-support/model/steps'
import { seed, walkAll } from '../test-support/model/walk'

/** The number of random walks. `npm run prove` sets LATCHKEY_ALL. */
const walks = process.env['LATCHKEY_ALL'] ? 4_000 : 300

it(`session: two tabs converge without endless writes in ${walks} random walks (LATCHKEY_SEED=${seed})`, async () => {
  await walkAll(inTwoTabs, { tabs: 2, walks })
}, 600_000)
