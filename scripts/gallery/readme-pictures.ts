import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { repositoryRoot } from '../workspace/run-check'
import { drawTogether, galleryLooks, openState } from './gallery'

type Shown = readonly [state: string, look: string]

/** The part of each state that is shown, in px. */
const dialogs = { x: 20, y: 16, width: 400, height: 648 }
const screens = { x: 0, y: 0, width: 360, height: 640 }

// biome-ignore format: a table
const pictures: readonly (readonly [file: string, clip: typeof dialogs, ...shows: readonly Shown[]])[] = [
  ['overview.png', dialogs, ['wallet-lists/many-installed', 'light'], ['pairing/wallet-code', 'light'], ['account/tokens', 'light']],
  ['dark.png', dialogs, ['multi-chain/normal', 'dark'], ['connecting-external/waiting', 'dark'], ['profile-wallets/several', 'dark']],
  ['phone.png', screens, ['account/tokens', 'phone'], ['pairing/mobile', 'phone-dark'], ['all-wallets/loaded', 'phone-right-to-left']],
]

/** Draws the pictures of the README, each of three states side by side. */
export async function drawReadmePictures(browser: Browser, siteUrl: string): Promise<void> {
  for (const [file, clip, ...shows] of pictures) {
    const images: { readonly data: string }[] = []
    for (const [state, name] of shows) {
      const look = galleryLooks.find((one) => one.name === name)
      if (!look) throw new Error(`There is no look '${name}'.`)
      const context = await browser.newContext({ ...look.context, deviceScaleFactor: 2 })
      const page = await context.newPage()
      await openState(page, siteUrl, state, look.query)
      const picture = await page.screenshot({ clip, animations: 'disabled' })
      images.push({ data: picture.toString('base64') })
      await context.close()
    }
    const path = join(repositoryRoot, 'examples/playground/pictures', file)
    await drawTogether(browser, images, { columns: images.length, width: clip.width, scale: 1.5 }, path)
    console.log(path)
  }
}
