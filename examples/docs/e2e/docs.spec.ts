import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, type Response, test } from '@playwright/test'
import type axe from 'axe-core'
import { liveViews } from '../../../scripts/docs/live-views'
import type { Group } from '../../../scripts/docs/navigation'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const groups: readonly Group[] = JSON.parse(
  readFileSync(new URL('../.cache/navigation.json', import.meta.url), 'utf8'),
)
const addresses = groups.flatMap(({ items }) => items.map(({ link }) => link))

/** What a page loads before somebody presses something, without its pictures and without compression, in bytes. */
const MAX_PAGE = 500_000
/** The index of the search, which is fetched when it opens. */
const MAX_SEARCH = 1_500_000

/** How long a live view may take on a busy machine. */
const DRAWN_MS = 30_000

/** The rules that axe finds broken, with the elements. In the dark only colours differ. */
async function faultsOf(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(rules ? { runOnly: [...rules] } : {}),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, only)
}

/** What the browser says about the page, what its policy has blocked too. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') })
})

for (const [colorScheme, rules] of [
  ['light', undefined],
  ['dark', ['color-contrast']],
] as const)
  test(`docs: axe and the policy find nothing on any page, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(900_000)
    await page.emulateMedia({ colorScheme })
    const said = listen(page)
    expect(addresses.length).toBeGreaterThan(70)
    const faults: string[] = []
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.locator('h1')).toBeVisible()
      // Named once the site's script runs, which it needs to do anything.
      await expect(page.locator('.VPSwitchAppearance').first()).toHaveAttribute('title', /./)
      faults.push(...said.splice(0).map((words) => `${address}: ${words}`))
      faults.push(...(await faultsOf(page, rules)).map((fault) => `${address}: ${fault}`))
      // axe itself tries styles that the policy blocks.
      said.length = 0
    }
    expect(faults).toEqual([])
  })

test('docs: the checks find planted faults: grey text, and a style that the policy blocks', async ({
  page,
}) => {
  const said = listen(page)
  await page.goto('/security')
  await page.evaluate(() => {
    const words = document.createElement('p')
    words.textContent = 'Hardly to be read'
    words.style.color = '#ccc'
    const blocked = document.createElement('p')
    blocked.setAttribute('style', 'color: red')
    document.querySelector('.vp-doc')?.prepend(words, blocked)
  })
  expect((await faultsOf(page)).map((fault) => fault.split(':')[0])).toEqual(['color-contrast'])
  expect(said.join()).toContain('Content Security Policy')
})

test('docs: every live view is drawn, in the mode of the site, and takes no focus before it is pressed', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const said = listen(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const name of Object.keys(liveViews)) {
    await page.goto(`/packages/${name}`)
    const place = page.locator('.live-stage')
    await place.scrollIntoViewIfNeeded()
    await expect(
      place.frameLocator('iframe').locator('html[data-ready][data-theme="dark"]'),
      name,
    ).toBeVisible({ timeout: DRAWN_MS })
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  }
  await page.getByRole('combobox').selectOption('ja')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html[data-ready]')).toHaveAttribute('lang', 'ja')
  await page.getByRole('button', { name: 'Try it' }).press('Enter')
  await expect(page.locator('iframe')).not.toHaveAttribute('inert')
  expect(said).toEqual([])
})

test('docs: the theme editor changes the live view and writes the options for it', async ({ page }) => {
  const said = listen(page)
  await page.goto('/theming')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html[data-ready]')).toBeVisible({ timeout: DRAWN_MS })
  const accent = page.getByLabel('Accent')
  await accent.fill('#8a2be2')
  const options = page.getByRole('region', { name: 'Options' })
  await expect(options).toContainText("'--lk-accent': '#8a2be2'")
  const colour = (): Promise<string> =>
    frame
      .getByRole('button', { name: /^(Send|Approve|Continue)/ })
      .evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect.poll(colour).toBe('rgb(138, 43, 226)')
  await page.getByLabel('View').selectOption('Account')
  await expect(frame.locator('html[data-ready]')).toHaveCSS('--lk-accent', '#8a2be2')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(options).not.toContainText('--lk-accent')
  await expect(frame.locator('html')).toHaveCSS('--lk-accent', '')
  expect(said).toEqual([])
})

test('docs: the search finds an error by its code, without another origin, and within the budget', async ({
  page,
  baseURL,
}) => {
  const said = listen(page)
  const loaded: Response[] = []
  page.on('response', (response) => loaded.push(response))
  const bytesOf = async (pattern: RegExp): Promise<number> => {
    const bodies = loaded.filter((one) => pattern.test(one.url())).map((one) => one.body())
    return (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0)
  }
  await page.goto('/start/react')
  await page.waitForLoadState('networkidle')
  expect(await bytesOf(/\.(js|css|json)$|start\/react$/)).toBeLessThan(MAX_PAGE)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('BALANCE_UNAVAILABLE')
  await page.getByRole('option').first().click()
  await expect(page.locator('h1')).toBeVisible()
  const ofSearch = await bytesOf(/localSearchIndex/)
  expect(ofSearch).toBeGreaterThan(100_000)
  expect(ofSearch).toBeLessThan(MAX_SEARCH)
  expect(loaded.map((one) => one.url()).filter((url) => !url.startsWith(baseURL ?? 'none'))).toEqual([])
  expect(said).toEqual([])
})
