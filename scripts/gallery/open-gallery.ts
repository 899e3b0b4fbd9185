import type { Page } from '@playwright/test'

/** Shows a state and waits until it stands still. Rejects with what the gallery says is missing. */
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

/** Ids of all states, from the gallery itself. */
export async function listStates(page: Page, siteUrl: string): Promise<readonly string[]> {
  await page.goto(`${siteUrl}gallery.html`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const states: unknown = await page.evaluate(() => Reflect.get(Reflect.get(globalThis, 'gallery'), 'states'))
  if (!Array.isArray(states)) throw new Error('The gallery has no states.')
  return states.map(String)
}
