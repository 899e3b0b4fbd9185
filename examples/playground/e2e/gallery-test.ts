import { test as base, expect, type Page } from '@playwright/test'
import { chromiumArguments } from '../../../scripts/browser/chromium-arguments'
import { type Site, serveDist } from '../../../scripts/browser/serve-dist'
import { type GalleryLook, galleryLooks } from '../../../scripts/gallery/looks'
import { openState } from '../../../scripts/gallery/open-gallery'
import { findChromium } from '../../../scripts/set-up/chromium.mjs'

interface TestFixtures {
  /** Shows a state as one of the looks has it, and resolves when it stands still. */
  readonly show: (state: string, look: GalleryLook['name']) => Promise<Page>
  /** Errors in the console of the pages that were shown. */
  readonly errors: string[]
}

interface WorkerFixtures {
  readonly site: Site
}

const executablePath = findChromium()

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    {
      // Letters without hints and without coloured edges look the same wherever they are drawn.
      args: [
        ...chromiumArguments,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
      ...(executablePath ? { executablePath } : {}),
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ launchOptions: _launchOptions }, use) => {
      const site = await serveDist('playground', [])
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  errors: async ({ launchOptions: _launchOptions }, use) => use([]),
  show: async ({ browser, site, errors }, use) => {
    const pages = new Map<string, Promise<Page>>()
    const open = async (look: GalleryLook): Promise<Page> => {
      const page = await (await browser.newContext(look.context)).newPage()
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      return page
    }
    await use(async (state, name) => {
      const look = galleryLooks.find((one) => one.name === name)
      if (!look) throw new Error(`There is no look '${name}'.`)
      const opening = pages.get(name) ?? open(look)
      pages.set(name, opening)
      const page = await opening
      await openState(page, site.url, state, look.query)
      return page
    })
    for (const page of await Promise.all(pages.values())) await page.context().close()
  },
})

export { expect }
