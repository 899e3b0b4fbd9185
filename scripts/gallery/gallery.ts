import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

interface GalleryPage {
  readonly gallery: {
    readonly states: readonly string[]
    readonly walletNames: readonly string[]
    readonly show: (id: string) => Promise<void>
    readonly rest: () => Promise<void>
  }
}

/** Shows a state in a page of its own and waits until it stands still. Rejects with what the gallery says is missing. */
export async function openState(
  page: Page,
  siteUrl: string,
  state: string,
  query: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`${siteUrl}gallery.html?${new URLSearchParams({ state, ...query })}`)
  const root = page.locator('html[data-ready], html[data-failed]')
  await root.waitFor({ state: 'attached', timeout: 15_000 })
  const failure = await root.getAttribute('data-failed')
  if (failure !== null) throw new Error(`${state}: ${failure}`)
}

/** An empty gallery, for `showState`. */
export async function openGallery(
  page: Page,
  siteUrl: string,
  query: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`${siteUrl}gallery.html?${new URLSearchParams({ state: '', ...query })}`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Shows a state in place of the one before and waits until it stands still. Rejects as `openState` does. */
export async function showState(page: Page, state: string): Promise<void> {
  await page.evaluate(async (id) => {
    const { gallery }: Partial<GalleryPage> = Object(globalThis)
    await gallery?.show(id).catch((error: unknown) => {
      throw new Error(`${id}: ${error}`)
    })
  }, state)
}

/** Resolves when the state that is shown stands still again, in a window of another width for one. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { gallery }: Partial<GalleryPage> = Object(globalThis)
    await gallery?.rest()
  })
}

/** Ids of all states, from the gallery itself. */
export async function listStates(page: Page, siteUrl: string): Promise<readonly string[]> {
  await page.goto(`${siteUrl}gallery.html`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  return statesIn(page)
}

/** The same, of a gallery that is open. */
export async function statesIn(page: Page): Promise<readonly string[]> {
  return read(page, 'states')
}

/** What wallets are called in any state of an open gallery. */
export async function listWalletNames(page: Page): Promise<readonly string[]> {
  return read(page, 'walletNames')
}

async function read(page: Page, what: 'states' | 'walletNames'): Promise<readonly string[]> {
  const found = await page.evaluate((name) => {
    const { gallery }: Partial<GalleryPage> = Object(globalThis)
    return gallery?.[name]
  }, what)
  if (!found?.length) throw new Error(`The gallery has no ${what}.`)
  return found
}

/** A way to look at every state. */
export interface GalleryLook {
  readonly name: string
  /** What the gallery is asked for. */
  readonly query: Readonly<Record<string, string>>
  readonly context: BrowserContextOptions
}

const desktop = { viewport: { width: 440, height: 680 } }
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }

export const galleryLooks: readonly GalleryLook[] = [
  { name: 'light', query: {}, context: desktop },
  { name: 'dark', query: { theme: 'dark' }, context: desktop },
  { name: 'phone', query: {}, context: phone },
  { name: 'phone-dark', query: { theme: 'dark' }, context: phone },
  { name: 'phone-right-to-left', query: { locale: 'ar' }, context: phone },
  { name: 'right-to-left', query: { locale: 'ar' }, context: desktop },
  { name: 'long', query: { locale: 'pseudo' }, context: phone },
]

export interface Shot {
  readonly name: string
  readonly path: string
}

const COLUMNS = 4
const ROWS = 2

/** Pictures a few at a time, side by side and large enough to judge, drawn by the browser itself. */
export async function writeContactSheets(
  browser: Browser,
  shots: readonly Shot[],
  pathOf: (number: number) => string,
): Promise<void> {
  const count = COLUMNS * ROWS
  for (let first = 0; first < shots.length; first += count)
    await writeSheet(browser, shots.slice(first, first + count), pathOf(first / count + 1))
}

async function writeSheet(browser: Browser, shots: readonly Shot[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: COLUMNS * 390 + 8, height: 800 } })
  const figures = shots.map(async (shot) => {
    const data = (await readFile(shot.path)).toString('base64')
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${shot.name}</figcaption></figure>`
  })
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 4px; margin: 4px; font: 14px sans-serif }
    figure { margin: 0 } img { display: block; width: 100%; max-height: 700px; object-fit: cover; object-position: top }
  </style>${(await Promise.all(figures)).join('')}`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
