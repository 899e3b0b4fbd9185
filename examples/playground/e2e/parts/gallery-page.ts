import type { BrowserContextOptions, Page } from '@playwright/test'

interface GalleryPage {
  readonly gallery: {
    readonly states: readonly string[]
    readonly walletNames: readonly string[]
    readonly show: (id: string) => Promise<void>
    readonly rest: () => Promise<void>
  }
}

/** React logs an error that an error boundary has caught. One state has such an error. */
export const EXPECTED_ERROR: RegExp = /A view of the gallery that fails/

/** Opens the gallery without a state, for `showState`. */
export async function openGallery(
  page: Page,
  siteUrl: string,
  query: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`${siteUrl}gallery.html?${new URLSearchParams({ state: '', ...query })}`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
}

/** Shows another state and waits until nothing moves. Rejects with the gallery's error. */
export async function showState(page: Page, state: string): Promise<void> {
  await page.evaluate(async (id) => {
    const { gallery }: Partial<GalleryPage> = Object(globalThis)
    await gallery?.show(id).catch((error: unknown) => {
      throw new Error(`${id}: ${error}`)
    })
  }, state)
}

/** Resolves when nothing moves any more, for instance after the window was resized. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { gallery }: Partial<GalleryPage> = Object(globalThis)
    await gallery?.rest()
  })
}

/** Opens the gallery and returns the ids of all states. */
export async function listStates(page: Page, siteUrl: string): Promise<readonly string[]> {
  await openGallery(page, siteUrl, {})
  return statesIn(page)
}

/** The ids of all states, from the open gallery. */
export const statesIn = (page: Page): Promise<readonly string[]> => read(page, 'states')

/** All names of wallets that occur in states, from the open gallery. */
export const listWalletNames = (page: Page): Promise<readonly string[]> => read(page, 'walletNames')

async function read(page: Page, what: 'states' | 'walletNames'): Promise<readonly string[]> {
  const found = await page.evaluate((name) => {
    const { gallery }: Partial<GalleryPage> = Object(globalThis)
    return gallery?.[name]
  }, what)
  if (!found?.length) throw new Error(`The gallery has no ${what}.`)
  return found
}

/** One configuration in which every state is shown. */
export interface GalleryLook {
  readonly name: string
  /** The query of the gallery's URL. */
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
