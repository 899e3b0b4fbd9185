import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { repositoryRoot } from '../workspace/run-check'
import { galleryLooks, openState } from './gallery'

interface ReadmePicture {
  readonly file: string
  readonly shows: readonly (readonly [state: string, look: string])[]
  /** The part of each state that is shown, in px. */
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const dialogs = { x: 20, y: 16, width: 400, height: 648 }
const screens = { x: 0, y: 0, width: 360, height: 640 }

const pictures: readonly ReadmePicture[] = [
  {
    file: 'overview.png',
    shows: [
      ['wallet-lists/many-installed', 'light'],
      ['pairing/wallet-code', 'light'],
      ['account/tokens', 'light'],
    ],
    clip: dialogs,
  },
  {
    file: 'dark.png',
    shows: [
      ['multi-chain/normal', 'dark'],
      ['connecting-external/waiting', 'dark'],
      ['profile-wallets/several', 'dark'],
    ],
    clip: dialogs,
  },
  {
    file: 'phone.png',
    shows: [
      ['account/tokens', 'phone'],
      ['pairing/mobile', 'phone-dark'],
      ['all-wallets/loaded', 'phone-right-to-left'],
    ],
    clip: screens,
  },
]

/** Draws the pictures of the README, each of three states side by side. */
export async function drawReadmePictures(browser: Browser, siteUrl: string): Promise<void> {
  for (const { file, shows, clip } of pictures) {
    const images: string[] = []
    for (const [state, name] of shows) {
      const look = galleryLooks.find((one) => one.name === name)
      if (!look) throw new Error(`There is no look '${name}'.`)
      const context = await browser.newContext({ ...look.context, deviceScaleFactor: 2 })
      const page = await context.newPage()
      await openState(page, siteUrl, state, look.query)
      images.push((await page.screenshot({ clip, animations: 'disabled' })).toString('base64'))
      await context.close()
    }
    const path = join(repositoryRoot, 'examples/playground/pictures', file)
    await drawTogether(browser, images, clip, path)
    console.log(path)
  }
}

async function drawTogether(
  browser: Browser,
  images: readonly string[],
  { width, height }: ReadmePicture['clip'],
  path: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: width * images.length, height },
    deviceScaleFactor: 1.5,
  })
  const page = await context.newPage()
  const tags = images.map((data) => `<img src="data:image/png;base64,${data}" width="${width}">`)
  await page.setContent(`<style>body { display: flex; margin: 0 }</style>${tags.join('')}`)
  await page.screenshot({ path })
  await context.close()
}
