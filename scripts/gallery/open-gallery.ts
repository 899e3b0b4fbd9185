import type { Page } from '@playwright/test'

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
