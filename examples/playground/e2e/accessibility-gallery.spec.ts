import type { Page } from '@playwright/test'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { lookAtEach, statesOf } from './parts/gallery'
import { expect, test } from './test'

const PARTS = 3
/**
 * As narrow as the narrowest phone. High enough that nothing has to be scrolled, because axe ignores what is
 * scrolled away.
 */
const NARROW = { width: 320, height: 1_200 }
/** The viewport of a window that is 1,280 px wide and zoomed to 200 %. */
const ZOOMED = { width: 640, height: 720 }

/** Rules of axe for whole pages. They do not apply, because the gallery shows only the dialog. */
const OF_PAGES = ['page-has-heading-one', 'landmark-one-main', 'landmark-unique', 'region']
/**
 * With forced colors axe computes contrast from our colours, although the browser paints those of the user.
 */
const OF_COLORS = ['color-contrast']

// One state of the gallery shows a view that throws.
test.use({ expectedErrors: /A view of the gallery|failed in view|Couldn’t load/ })

/**
 * Colours do not depend on the width, and nothing else depends on the colours, so contrast in the dark is checked at one
 * width only. The wider dialog and forced colors have the same elements as the narrow one. `npm run prove access` checks
 * them as well.
 */
const looks = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none', size: NARROW, leftOut: OF_PAGES },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none', size: NARROW, only: OF_COLORS },
] as const
const looksOfProve = [
  {
    name: 'light',
    colorScheme: 'light',
    forcedColors: 'none',
    size: ZOOMED,
    leftOut: [...OF_PAGES, ...OF_COLORS],
  },
  {
    name: 'forced colors',
    colorScheme: 'dark',
    forcedColors: 'active',
    size: ZOOMED,
    leftOut: [...OF_PAGES, ...OF_COLORS],
  },
] as const
const examined = process.env['LATCHKEY_ALL'] ? [...looks, ...looksOfProve] : looks
/** Which states are checked: every third one in `npm test`, all in `npm run prove`. */
const SEEN_IN = process.env['LATCHKEY_ALL'] ? 1 : 3

// Each state is opened once. Its look is then changed by emulation, which is faster than opening it again.
for (let part = 0; part < PARTS; part += 1)
  test(`accessibility: axe finds nothing in any state of the gallery, part ${part + 1}`, async ({
    page,
    servers,
  }) => {
    test.setTimeout(240_000)
    await loadAxe(page)
    const states = await statesOf(page, servers, part, PARTS * SEEN_IN)
    await lookAtEach(page, servers, states, { theme: 'auto' }, async () => {
      const faults: string[] = []
      for (const { name, colorScheme, forcedColors, size, ...rules } of examined) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors })
        await page.setViewportSize(size)
        const found = await faultsOfAccess(page, rules)
        faults.push(...found.map((fault) => `${name}, ${size.width} px, ${fault}`))
        if (size === NARROW) faults.push(...(await scrollsSideways(page)))
      }
      return faults
    })
  })

async function scrollsSideways(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return excess > 1 ? [`at 320 px the page scrolls sideways by ${excess} px`] : []
}

test('accessibility: the check finds planted faults: a button without a name, and grey text on grey', async ({
  page,
  servers,
}) => {
  await loadAxe(page)
  const planted = async (): Promise<readonly string[]> => {
    await page.evaluate(() => {
      const card = document.querySelector('[data-latchkey]')?.shadowRoot?.querySelector('[part~="card"]')
      const button = document.createElement('button')
      const words = document.createElement('p')
      words.textContent = 'Hardly to be read'
      words.style.color = '#ccc'
      words.style.backgroundColor = '#ddd'
      // Added at the top, because axe ignores what is below the dialog's visible part.
      card?.prepend(button, words)
    })
    return faultsOfAccess(page, { leftOut: OF_PAGES })
  }
  let found: readonly string[] = []
  await lookAtEach(page, servers, ['connect/few'], {}, async () => {
    found = await planted()
    return []
  })
  expect(found.map((fault) => fault.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast'])
})
