import type { Locator, Page } from '@playwright/test'
import { checkAccess, loadAxe } from './parts/axe'
import { approve, walletWindow } from './parts/wallet-window'
import { expect, test } from './test'

const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
const demo = { path: '' } as const

const liveOf = (page: Page): Locator => page.getByTestId('live')
const bytesOf = (page: Page): Promise<number> =>
  page.getByTestId('first-bytes').evaluate((element) => Number(element.getAttribute('value')))

/** Waits for the list of wallets, which stands at the beginning of the loop. */
async function seeList(page: Page): Promise<Locator> {
  const row = liveOf(page).getByText('Fern', { exact: true })
  await expect(row).toBeVisible()
  await expect(liveOf(page)).toHaveAttribute('data-ready', 'true')
  return row
}

/** Presses the middle of what is under the glass, as a user does. */
async function touch(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to touch.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** What the page has stored in any way. */
function listStored(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const bases = await indexedDB.databases()
    const cookies = document.cookie ? [document.cookie] : []
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...cookies,
      ...bases.map(({ name }) => `${name}`),
    ]
  })
}

test.describe('in motion', () => {
  test.use(inMotion)

  test('demo: the loop connects by itself, takes no focus, is inert, and stores nothing', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { focused: [] as string[] })
      const note = ({ target }: Event): void => {
        if (target instanceof Element) Reflect.get(window, 'focused').push(target.tagName)
      }
      addEventListener('focusin', note, true)
    })
    await visit('playground', demo)
    await seeList(page)
    await expect(liveOf(page)).toHaveAttribute('inert')
    await expect(liveOf(page).getByText('Connected to Brass Wallet', { exact: true })).toBeVisible()
    await expect(liveOf(page).getByText('Disconnect', { exact: true })).toBeVisible()
    await expect(walletWindow(page)).toHaveCount(0)
    await expect(liveOf(page)).toHaveAttribute('inert')
    // The list again: the loop goes on.
    await seeList(page)
    expect(await page.evaluate(() => Reflect.get(window, 'focused'))).toEqual([])
    expect(await listStored(page)).toEqual([])
  })

  test('demo: the first touch stops the loop and presses what is under it; connecting works', async ({
    page,
    visit,
  }) => {
    await visit('playground', demo)
    await touch(page, await seeList(page))
    await expect(liveOf(page)).not.toHaveAttribute('inert')
    await approve(page, /^Connect to/)
    await expect(liveOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
    await liveOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(liveOf(page).getByRole('button', { name: 'Fern' })).toBeVisible()
    expect(await listStored(page)).toEqual([])
  })

  test('demo: the button pauses the loop for the keyboard, and plays it again', async ({ page, visit }) => {
    await visit('playground', demo)
    await seeList(page)
    await page.getByRole('button', { name: 'Pause' }).focus()
    await page.keyboard.press('Enter')
    await expect(liveOf(page)).not.toHaveAttribute('inert')
    const play = page.getByRole('button', { name: 'Play' })
    await expect(play).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(liveOf(page)).toHaveAttribute('inert')
    await expect(liveOf(page).getByText('Connected to Brass Wallet', { exact: true })).toBeVisible()
  })

  test('demo: the loop leaves what the visitor opened, and the light lies over no button', async ({
    page,
    visit,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit('playground', demo)
    await seeList(page)
    for (const feature of ['Send', 'Swap', 'Activity', 'Phone wallets'])
      await page.getByLabel(feature, { exact: true }).check()
    await liveOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await liveOf(page).getByRole('button', { name: 'WalletConnect' }).click()
    await expect(liveOf(page).getByText('Scan with your phone')).toBeVisible()
    await page.getByRole('button', { name: 'Play' }).click()
    await seeList(page)
    // The longest command: its button is near the light.
    await page.getByRole('button', { name: 'Copy: Install' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('@latchkey/swaps')
  })

  test('demo: out of view the loop stands still', async ({ page, visit }) => {
    await visit('playground', demo)
    await seeList(page)
    const stage = page.locator('[data-playing]')
    await expect(stage).toHaveAttribute('data-playing', 'true')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(stage).toHaveAttribute('data-playing', 'false')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(liveOf(page).getByText('Connected to Brass Wallet', { exact: true })).toBeVisible()
  })
})

test('demo: with reduced motion the dialog stands still, and is the user’s at once', async ({
  page,
  visit,
}) => {
  await visit('playground', demo)
  await expect(liveOf(page)).not.toHaveAttribute('inert')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await liveOf(page).getByRole('button', { name: 'Harbour' }).click()
  await approve(page, /^Connect to/)
  await expect(liveOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
})

test('demo: Arabic turns the page, the dialog and the code', async ({ page, visit }) => {
  await visit('playground', demo)
  await page.getByLabel('Language').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0600-\u06ff]/)
  await expect(liveOf(page).locator('#title')).toHaveText('ربط المحفظة')
  await expect(page.getByTestId('code')).toContainText("loadLanguage('ar')")
  // Lines that read alike are drawn once each.
  for (const feature of ['إرسال', 'مبادلة', 'شراء']) await page.getByLabel(feature, { exact: true }).check()
  const lines = await page.getByTestId('code').locator('.line').allTextContents()
  expect(lines.filter((line) => line === '})\n')).toHaveLength(2)
  await page.getByRole('combobox').selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('demo: the strip changes page, dialog and code', async ({ page, visit }) => {
  await visit('playground', demo)
  const row = liveOf(page).locator('[part~="card"]')
  await expect(row).toBeVisible()
  await page.getByLabel('Dark').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByTestId('code')).toContainText("themeMode: 'dark'")
  await page.getByLabel('Indigo').check()
  await expect(page.getByTestId('code')).toContainText("'--lk-accent'")
  await page.getByLabel('Corners').fill('0')
  await expect(row).toHaveCSS('border-top-left-radius', '0px')
  await page.getByLabel('Phone', { exact: true }).check()
  await expect(row).toHaveCSS('border-bottom-left-radius', '0px')
})

test('demo: a feature that is switched is in the account, the code and the bytes', async ({
  page,
  visit,
}) => {
  await visit('playground', demo)
  await expect(liveOf(page)).toHaveAttribute('data-ready', 'true')
  const alone = await bytesOf(page)
  await page.getByLabel('Send', { exact: true }).check()
  await expect(page.getByTestId('code')).toContainText("from '@latchkey/send'")
  const withSend = await bytesOf(page)
  expect(withSend).toBeGreaterThan(alone)
  await expect(liveOf(page).getByRole('button', { name: 'Send' })).toBeVisible()
  // The connection stays, although the instance is another one.
  await page.getByLabel('Receive', { exact: true }).check()
  await expect(liveOf(page).getByRole('button', { name: 'Receive' })).toBeVisible()
  expect(await bytesOf(page)).toBeGreaterThan(withSend)
  await page.getByLabel('Send', { exact: true }).uncheck()
  await expect(liveOf(page).getByRole('button', { name: 'Receive' })).toBeVisible()
  await expect(liveOf(page).getByRole('button', { name: 'Send' })).toHaveCount(0)
  expect(await listStored(page)).toEqual([])
})

test('demo: has nothing that axe objects to, in both themes and in Arabic', async ({ page, visit }) => {
  await loadAxe(page)
  await visit('playground', demo)
  await expect(liveOf(page)).toHaveAttribute('data-ready', 'true')
  await checkAccess(page, 'light')
  await page.getByLabel('Dark').check()
  await checkAccess(page, 'dark')
  await page.getByLabel('Language').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await checkAccess(page, 'Arabic')
})

test('demo: the workbench has what is inside a wallet', async ({ page, visit }) => {
  await visit('playground', demo)
  await expect(page.getByText('Inside Brass Wallet')).toHaveCount(0)
  await page.getByRole('link', { name: 'Workbench' }).first().click()
  await expect(page.getByRole('heading', { name: 'Inside Brass Wallet' })).toBeVisible()
})

for (const language of ['en', 'ar'])
  test(`demo: at 360 px nothing is wider than the window, in ${language} @phone`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit('playground', demo)
    await expect(liveOf(page)).toHaveAttribute('data-ready', 'true')
    await page.getByLabel('Language').selectOption(language)
    for (const device of [0, 1]) {
      await page.locator('input[name=device]').nth(device).check()
      const [width, card] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document
          .querySelector('[data-latchkey]')
          ?.shadowRoot?.querySelector('[part~="card"]')
          ?.getBoundingClientRect().right,
      ])
      expect(width).toBe(360)
      expect(card).toBeLessThanOrEqual(360)
    }
  })
