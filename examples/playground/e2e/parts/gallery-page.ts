import type { BrowserContextOptions, Page } from '@playwright/test'

interface GalleryPage {
  readonly gallery: {
    readonly states: readonly string[]
    readonly walletNames: readonly string[]
    readonly show: (id: string) => Promise<void>
    readonly rest: () => Promise<void>
  }
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

/** Shows a state instead of the one before and waits until nothing moves. Rejects with what the gallery says is missing. */
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
  await openGallery(page, siteUrl, {})
  return statesIn(page)
}

/** The same, of a gallery that is open. */
export const statesIn = (page: Page): Promise<readonly string[]> => read(page, 'states')

/** What wallets are called in any state of an open gallery. */
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
