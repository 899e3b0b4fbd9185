import { test as base, expect, type Page } from '@playwright/test'
import { chromiumArguments } from '../../../scripts/browser/chromium'
import { findChromium } from '../../../scripts/set-up/chromium.mjs'
import { type GalleryLook, galleryLooks, openGallery } from './parts/gallery-page'
import { type Site, serveDist } from './servers/serve-dist'

interface TestFixtures {
  /** Opens the gallery with the given look and without a state, for `showState`. */
  readonly open: (look: GalleryLook['name']) => Promise<Page>
  /** Console errors of all opened pages. */
  readonly errors: string[]
}

interface WorkerFixtures {
  readonly site: Site
}

const executablePath = findChromium()

function lookOf(name: GalleryLook['name']): GalleryLook {
  const look = galleryLooks.find((one) => one.name === name)
  if (!look) throw new Error(`There is no look '${name}'.`)
  return look
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    {
      // Without hinting and subpixel rendering text looks the same on every machine.
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
  open: async ({ browser, site, errors }, use) => {
    const pages: Page[] = []
    await use(async (name) => {
      const look = lookOf(name)
      const page = await (await browser.newContext(look.context)).newPage()
      pages.push(page)
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', (error) => errors.push(String(error)))
      await openGallery(page, site.url, look.query)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

export { expect }
