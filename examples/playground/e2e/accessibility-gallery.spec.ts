import type { Page } from '@playwright/test'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { lookAtEach, statesOf } from './parts/gallery'
import { expect, test } from './test'

const PARTS = 3
/** As narrow as the narrowest phone, and high: axe leaves out what has to be scrolled to. */
const NARROW = { width: 320, height: 1_200 }
/** A window of 1,280 px at 200 %. */
const ZOOMED = { width: 640, height: 720 }

/** Rules about whole pages do not apply: the gallery shows the dialog on an empty page. */
const OF_PAGES = ['page-has-heading-one', 'landmark-one-main', 'region']
/** In forced colors axe reads the color we set, not the user's own that is painted instead. */
const OF_COLORS = ['color-contrast']

// One of its states is a view that throws.
test.use({ expectedErrors: /A view of the gallery|failed in view|could not be loaded/ })

/**
 * Colours do not depend on the width, nor anything else on the colours. The wider card and forced colours show no
 * element that the narrow one lacks, and hide none: `npm run prove access` looks at them as well.
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
/** Every state; in `npm test` one of three. */
const SEEN_IN = process.env['LATCHKEY_ALL'] ? 1 : 3

// Each state is opened once, and the look is changed while it is shown.
for (let part = 0; part < PARTS; part += 1)
  test(`access: axe finds nothing in any state of the gallery, part ${part + 1}`, async ({
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

test('access: the sweep sees what is planted: a button without a name, and grey on grey', async ({
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
      // At the top: what is below the card's height is cut off, and axe leaves out what cannot be seen.
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
