import type { Page } from '@playwright/test'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { lookAtEach, statesOf } from './parts/gallery'
import { expect, test } from './test'

const PARTS = 3
/** What a page at 640 px is at 200 % zoom, and the narrowest phone. */
const NARROW = { width: 320, height: 640 }
const DESKTOP = { width: 640, height: 720 }

/** The gallery's page is no page of its own: what it lacks is not the dialog's. */
const OF_PAGES = ['page-has-heading-one', 'landmark-one-main', 'region']
/** In forced colours axe reads the colour we gave, not the visitor's own that is painted instead. */
const OF_COLOURS = ['color-contrast']

// One of its states is a view that throws.
test.use({ expectedErrors: /A view of the gallery|failed in view|could not be loaded/ })

const looks = [
  { name: 'light', theme: 'light', forcedColors: 'none' },
  { name: 'dark', theme: 'dark', forcedColors: 'none' },
  { name: 'forced colours', theme: 'dark', forcedColors: 'active' },
] as const

for (let part = 0; part < PARTS; part += 1)
  for (const { name, theme, forcedColors } of looks)
    test(`access: axe finds nothing in any state of the gallery, ${name}, at 640 and 320 px, part ${part + 1}`, async ({
      page,
      world,
    }) => {
      test.setTimeout(180_000)
      await loadAxe(page)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', forcedColors })
      const leftOut = forcedColors === 'active' ? [...OF_PAGES, ...OF_COLOURS] : OF_PAGES
      const states = await statesOf(page, world, part, PARTS)
      await lookAtEach(page, world, states, { theme }, async () => {
        await page.setViewportSize(DESKTOP)
        const wide = await faultsOfAccess(page, leftOut)
        await page.setViewportSize(NARROW)
        const narrow = await faultsOfAccess(page, leftOut)
        return [...wide, ...narrow.map((fault) => `at 320 px, ${fault}`), ...(await scrollsSideways(page))]
      })
    })

async function scrollsSideways(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return excess > 1 ? [`at 320 px the page scrolls sideways by ${excess} px`] : []
}

test('access: the sweep sees what is planted: a button without a name, and grey on grey', async ({
  page,
  world,
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
      card?.append(button, words)
    })
    return faultsOfAccess(page, OF_PAGES)
  }
  let found: readonly string[] = []
  await lookAtEach(page, world, ['connect/few'], {}, async () => {
    found = await planted()
    return []
  })
  expect(found.map((fault) => fault.split(':')[0]).sort()).toEqual(['button-name', 'color-contrast'])
})
