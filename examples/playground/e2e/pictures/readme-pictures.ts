import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { repositoryRoot } from '../../../../scripts/workspace/run-check'
import { galleryLooks, openGallery, showState } from '../parts/gallery-page'

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

const folder = join(repositoryRoot, 'examples/playground/pictures')

/** The size of a picture that stands alone, as networks show it for a link, in px. */
const alone = { width: 1200, height: 630 }

/** The card stands in the middle, and what is of use on the page only is left out. */
const dressed = [
  ['.hero', 'min-block-size', '630px'],
  ['.hero', 'padding', '36px 64px 0'],
  ['.bar', 'padding', '36px 64px'],
  ['.glass', 'block-size', '594px'],
  ['.caption', 'display', 'none'],
  ['.bar a', 'display', 'none'],
  ['.strip', 'display', 'none'],
] as const

/**
 * Draws the first screen of the demo as a picture that stands alone: the dialog with its list, before anything was
 * pressed, hence without any service.
 */
async function drawHero(browser: Browser, siteUrl: string): Promise<void> {
  const context = await browser.newContext({ viewport: alone, colorScheme: 'light', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(siteUrl)
  await page.locator('[data-ready="true"]').waitFor()
  await page.evaluate(async (rules) => {
    for (const [selector, property, value] of rules)
      document.querySelector<HTMLElement>(selector)?.style.setProperty(property, value)
    await document.fonts.ready
  }, dressed)
  const path = join(folder, 'hero.png')
  await page.screenshot({ path, clip: { x: 0, y: 0, ...alone }, animations: 'disabled' })
  await context.close()
  console.log(path)
}

/** Draws the pictures of the README: the demo's first screen, and three states side by side. */
export async function drawReadmePictures(browser: Browser, siteUrl: string): Promise<void> {
  await drawHero(browser, siteUrl)
  for (const [file, clip, ...shows] of pictures) {
    const images: { readonly data: string }[] = []
    for (const [state, name] of shows) {
      const look = galleryLooks.find((one) => one.name === name)
      if (!look) throw new Error(`There is no look '${name}'.`)
      const context = await browser.newContext({ ...look.context, deviceScaleFactor: 2 })
      const page = await context.newPage()
      await openGallery(page, siteUrl, look.query)
      await showState(page, state)
      const picture = await page.screenshot({ clip, animations: 'disabled' })
      images.push({ data: picture.toString('base64') })
      await context.close()
    }
    const path = join(folder, file)
    await drawTogether(browser, images, { columns: images.length, width: clip.width, scale: 1.5 }, path)
    console.log(path)
  }
}

/** Draws pictures side by side in the browser, each `width` px wide, with their captions. */
export async function drawTogether(
  browser: Browser,
  images: readonly { readonly data: string; readonly caption?: string }[],
  {
    columns,
    width,
    scale = 1,
  }: { readonly columns: number; readonly width: number; readonly scale?: number },
  path: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: columns * width, height: 100 },
    deviceScaleFactor: scale,
  })
  const figures = images.map(
    ({ data, caption = '' }) =>
      `<figure><img src="data:image/png;base64,${data}"><figcaption>${caption}</figcaption></figure>`,
  )
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); margin: 0; font: 14px sans-serif }
    figure { margin: 0 } img { display: block; width: 100% }
  </style>${figures.join('')}`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
