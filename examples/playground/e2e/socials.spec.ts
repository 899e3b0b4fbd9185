import type { Page } from '@playwright/test'
import { watchNetwork } from './parts/wait-for-network-idle'
import { expect, test } from './test'

const on = { socials: 'on' }
const dialog = (page: Page) => page.getByRole('dialog')
const provider = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name: `Continue with ${name}` })

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

// The test servers isolate pages from their popups (COOP), so results arrive through the frame. Tests in
// which the popup reaches the page are in `connecting-social-view.test.tsx`.

/** Clicks a social login and resolves with the provider's page. */
async function openPopup(page: Page, name: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), provider(page, name).click()])
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible({ timeout: 20_000 })
  return popup
}

for (const name of ['Google', 'X', 'Discord', 'GitHub', 'Apple', 'Facebook'])
  test(`social: ${name} logs in and connects`, async ({ visit }) => {
    const page = await visit('playground', { query: on })
    await openDialog(page)
    if (['GitHub', 'Apple', 'Facebook'].includes(name))
      await dialog(page).getByRole('button', { name: 'More' }).click()
    const popup = await openPopup(page, name)
    await popup.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog(page)).toBeHidden({ timeout: 20_000 })
    await expect(page.getByRole('button', { name: 'Connect wallet' })).toHaveCount(0)
  })

test('social: neither the frame nor a view is loaded before the user chooses a login', async ({
  visit,
  pageLog,
  servers,
  page,
}) => {
  const networkIdle = watchNetwork(page)
  await visit('playground', { query: on })
  await networkIdle()
  const frames = (): readonly string[] => pageLog.requests.filter((url) => url.startsWith(servers.frame.url))
  expect(frames()).toEqual([])
  await openDialog(page)
  await expect(provider(page, 'Google')).toBeVisible()
  await networkIdle()
  const before = pageLog.requests.length
  for (const name of ['Google', 'Discord']) {
    await provider(page, name).hover()
    await provider(page, name).focus()
  }
  await networkIdle()
  expect(pageLog.requests.slice(before)).toEqual([])
  // The list of all is a view of its own. Its rows load no frame either.
  await dialog(page).getByRole('button', { name: 'More' }).click()
  await provider(page, 'Apple').hover()
  await provider(page, 'Apple').focus()
  await networkIdle()
  expect(frames()).toEqual([])
})

test('social: a cancelled login shows a notice, and can be retried', async ({ visit }) => {
  const page = await visit('playground', { query: on })
  await openDialog(page)
  const popup = await openPopup(page, 'Google')
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByText('Login cancelled').first()).toBeVisible()
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByRole('button', { name: 'Try again' }).click(),
  ])
  await again.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page)).toBeHidden({ timeout: 20_000 })
})

test('social: a popup that the user closes shows a notice', async ({ visit }) => {
  const page = await visit('playground', { query: on })
  await openDialog(page)
  const popup = await openPopup(page, 'Google')
  await popup.close()
  await expect(dialog(page).getByText('Finish in the Google window').first()).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('social: a blocked popup has a button that opens it', async ({ visit, page: first }) => {
  await first.addInitScript(() => {
    const { open } = window
    let blocks = 1
    window.open = (...args) => (blocks-- > 0 ? null : open.apply(window, args))
  })
  const page = await visit('playground', { query: on })
  await openDialog(page)
  await provider(page, 'Google').click()
  await expect(dialog(page).getByText('Your browser blocked the window').first()).toBeVisible()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog(page).getByRole('button', { name: 'Open Google' }).click(),
  ])
  await popup.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page)).toBeHidden({ timeout: 20_000 })
})

test.describe('without a frame', () => {
  test.use({ expectedErrors: /frame-src|Framing|ERR_BLOCKED|Refused to frame|Unable to load email login/ })

  test('social: a blocked frame shows an error, can be retried, and other wallets are offered', async ({
    visit,
  }) => {
    // An origin that the page's content security policy does not allow.
    const page = await visit('playground', { query: { ...on, frame: 'http://127.0.0.1:9' } })
    const failed = dialog(page).getByText('Couldn’t load the login').first()
    for (const name of ['Google', 'Farcaster']) {
      await openDialog(page)
      const opened = name === 'Google' ? page.waitForEvent('popup') : undefined
      await provider(page, name).click()
      await expect(failed).toBeVisible()
      expect((await opened)?.isClosed() ?? true).toBe(true)
      await dialog(page).getByRole('button', { name: 'Try again' }).click()
      await expect(failed).toBeVisible()
      await dialog(page).getByRole('button', { name: 'Choose another way' }).click()
      await expect(dialog(page)).toHaveAccessibleName('Connect wallet')
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    }
  })
})

test('social: farcaster shows a code, and connects when the phone has accepted', async ({
  visit,
  context,
}) => {
  const page = await visit('playground', { query: on })
  await openDialog(page)
  await provider(page, 'Farcaster').click()
  await expect(dialog(page).getByText('Scan with your phone').first()).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog(page).getByRole('button', { name: 'Copy link' }).click({ timeout: 20_000 })
  const url = await page.evaluate(() => navigator.clipboard.readText())
  const phone = await context.newPage()
  await phone.goto(url)
  await phone.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog(page)).toBeHidden({ timeout: 20_000 })
})

test.describe('in a mini app of Telegram on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
    viewport: { width: 393, height: 760 },
    hasTouch: true,
  })

  test('social: redirects to the provider and returns connected, without the result in the URL', async ({
    visit,
    context,
  }) => {
    const page = await context.newPage()
    await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent() {} } }))
    await visit('playground', { query: on }, page)
    const address = page.url()
    await openDialog(page)
    await expect(provider(page, 'Google')).toBeVisible()
    // These providers refuse to work there.
    for (const name of ['X', 'Facebook']) await expect(provider(page, name)).toHaveCount(0)
    await provider(page, 'Google').click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByTestId('status')).toHaveText('connected', { timeout: 20_000 })
    expect(page.url()).toBe(address)
    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connected')
  })
})
