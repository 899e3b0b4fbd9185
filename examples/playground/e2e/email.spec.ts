import type { Page } from '@playwright/test'
import { announcementsOf, forget, listen } from './parts/announcements'
import { checkAccess, loadAxe } from './parts/axe'
import { dialogOf, openAccount, openList, pageButton } from './parts/dialog'
import { codeField, logIn, newAddress, openLogin, sendCode, withEmail } from './parts/email'
import { walletState } from './parts/embedded-login'
import { codeTo, mailsTo, watchFrame, wrongCode } from './parts/mailbox'
import { tabTo } from './parts/tab-to'
import { watchNetwork } from './parts/wait-for-network-idle'
import { expect, test } from './test'

async function disconnect(page: Page): Promise<void> {
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
}

test('email: nothing is fetched before the user chooses it; then a new address gets a wallet', async ({
  visit,
  servers,
  page,
}) => {
  await loadAxe(page)
  const frame = watchFrame(page, servers.frame.url)
  const networkIdle = watchNetwork(page)
  await visit('playground', withEmail)
  const dialog = await openList(page)
  await expect(dialog.getByRole('button', { name: 'Continue with email' })).toBeVisible()
  const scripts = (): Promise<number> =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    )
  await networkIdle()
  const before = await scripts()
  const row = dialog.getByRole('button', { name: 'Continue with email' })
  await row.hover()
  await row.focus()
  await networkIdle()
  expect(frame).toEqual([])
  expect(await scripts()).toBe(before)
  // A list that opens under a pointer at rest.
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await pageButton(page, 'connect').dispatchEvent('click')
  await expect(row).toBeVisible()
  await expect.poll(() => row.evaluate((element) => element.matches(':hover'))).toBe(true)
  await networkIdle()
  expect(frame).toEqual([])
  await row.click()
  await expect(dialog).toHaveAccessibleName('Email login')
  expect(await scripts()).toBeGreaterThan(before)
  await checkAccess(page, 'email login')

  const address = newAddress()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveAccessibleName('Confirm email')
  await expect(codeField(page)).toBeFocused()
  await expect(dialog.getByText(address)).toBeVisible()
  await checkAccess(page, 'code')
  await page.keyboard.type(await codeTo(servers.gateway.url, address))
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect(page.getByTestId('address')).toHaveText(/^0x[\da-fA-F]{40}$/)
  expect(await mailsTo(servers.gateway.url, address)).toHaveLength(1)
})

test('email: a countdown shows when the next code can be sent, also after a reload', async ({
  visit,
  servers,
  page,
}) => {
  await page.clock.install()
  await visit('playground', withEmail)
  const address = newAddress()
  await sendCode(page, address)
  await page.reload()
  const dialog = await openLogin(page)
  const other = newAddress()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(other)
  const pause = dialog.locator('[part="code-pause"] [aria-hidden]')
  await expect(pause).toHaveText(/^Please try again after (2\d|30) seconds$/)
  await page.clock.fastForward(10_000)
  await expect(pause).toHaveText(/^Please try again after 1\d seconds$/)
  await page.keyboard.press('Enter')
  expect(await mailsTo(servers.gateway.url, other)).toEqual([])
  await page.clock.fastForward(20_000)
  await expect(pause).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveAccessibleName('Confirm email')
  expect(await mailsTo(servers.gateway.url, other)).toHaveLength(1)
})

test('email: going back and closing keep the typed address, and the sent code stays valid', async ({
  visit,
  servers,
  page,
}) => {
  await visit('playground', withEmail)
  const address = newAddress()
  let dialog = await sendCode(page, address)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  dialog = await openLogin(page)
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
  await dialog.getByRole('button', { name: 'Enter the code' }).click()
  await codeField(page).fill(await codeTo(servers.gateway.url, address))
  await expect(page.getByTestId('address')).toHaveText(/^0x/)
  expect(await mailsTo(servers.gateway.url, address)).toHaveLength(1)
})

test('email: the address is changed with codes to both addresses, keeps the wallet, and changes in the other tab', async ({
  visit,
  servers,
  page,
  context,
}) => {
  await loadAxe(page)
  await visit('playground', withEmail)
  const { url } = servers.gateway
  const [before, after] = [newAddress(), newAddress()]
  const wallet = await logIn(page, url, before)
  const other = await visit('playground', withEmail, await context.newPage())
  await expect.poll(async () => (await walletState(other)).user).toMatchObject({ email: before })
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Settings' }).click()
  await dialog.getByRole('button', { name: before }).click()
  await expect(dialog).toHaveAccessibleName('Edit email')
  await checkAccess(page, 'edit email')
  await dialog.getByRole('textbox', { name: 'New email' }).fill(after)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('Confirm current email')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Enter the code' }).click()
  await expect(dialog).toHaveAccessibleName('Confirm current email')
  await codeField(page).fill(await codeTo(url, before, 2))
  await expect(dialog).toHaveAccessibleName('Confirm new email')
  await codeField(page).fill(await codeTo(url, after))
  await expect(dialog.getByText('Email changed')).toBeVisible()
  await expect(dialog.getByRole('button', { name: after })).toBeVisible()
  await expect(page.getByTestId('address')).toHaveText(wallet)
  await expect.poll(async () => (await walletState(other)).user).toMatchObject({ email: after })
  await expect(other.getByTestId('address')).toHaveText(wallet)
})

test('email: a sign-out removes the address from the account screen, and the next login gets the same wallet', async ({
  visit,
  servers,
  page,
}) => {
  await visit('playground', withEmail)
  const address = newAddress()
  const wallet = await logIn(page, servers.gateway.url, address)
  await disconnect(page)
  await sendCode(page, address)
  await codeField(page).fill(await codeTo(servers.gateway.url, address, 2))
  await expect(page.getByTestId('address')).toHaveText(wallet)
})

test.describe('without a frame', () => {
  test.use({ expectedErrors: /frame-src|Framing|ERR_BLOCKED|Refused to frame|Unable to load email login/ })

  test('email: a blocked frame shows an error, can be retried, and other wallets are offered', async ({
    visit,
    page,
  }) => {
    await loadAxe(page)
    // An origin that the page's content security policy does not allow.
    await visit('playground', { query: { email: 'on', frame: 'http://127.0.0.1:9' } })
    const dialog = await openLogin(page)
    const address = newAddress()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Unable to load email login dependency')).toBeVisible()
    await checkAccess(page, 'frame blocked')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByText('Unable to load email login dependency')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use another wallet' }).click()
    await expect(dialog).toHaveAccessibleName('Connect wallet')
  })
})

test.describe('with a wrong code', () => {
  // The server of the wallet's frame responds with 403 to a wrong code.
  test.use({ expectedErrors: /status of 403/ })

  test('email: a wrong code shows an error and keeps the focus, and the right one can be typed over it', async ({
    visit,
    servers,
    page,
  }) => {
    await loadAxe(page)
    await visit('playground', withEmail)
    const address = newAddress()
    const dialog = await sendCode(page, address)
    const code = await codeTo(servers.gateway.url, address)
    await page.keyboard.type(wrongCode(code))
    await expect(dialog.getByText('This code is wrong. Try again')).toBeVisible()
    await expect(codeField(page)).toBeFocused()
    await checkAccess(page, 'wrong code')
    await page.keyboard.type(code)
    await expect(page.getByTestId('address')).toHaveText(/^0x/)
  })

  test('email: after too many wrong codes the code has expired, and another one can be sent', async ({
    visit,
    servers,
    page,
  }) => {
    await page.clock.install()
    await visit('playground', withEmail)
    const address = newAddress()
    const dialog = await sendCode(page, address)
    const code = await codeTo(servers.gateway.url, address)
    await expect(dialog.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
    for (let tries = 0; tries < 6; tries += 1) {
      await page.keyboard.type(wrongCode(code))
      await expect(codeField(page)).not.toHaveAttribute('readonly')
    }
    await expect(dialog.getByText('Too many wrong codes. Ask for a new one. Try again')).toBeVisible()
    await page.keyboard.type(code)
    await expect(dialog.getByText('This code has expired. Try again')).toBeVisible()
    await page.clock.fastForward(31_000)
    await dialog.getByRole('button', { name: 'Resend code' }).click()
    await expect(dialog.getByText('Code sent again')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled()
    await expect(codeField(page)).toBeFocused()
    await page.keyboard.type(await codeTo(servers.gateway.url, address, 2))
    await expect(page.getByTestId('address')).toHaveText(/^0x/)
  })

  test('announcements: a login by email is announced step by step, once each, and works by keyboard alone', async ({
    visit,
    servers,
    page,
  }) => {
    await listen(page)
    await visit('playground', withEmail)
    await openList(page)
    await forget(page)
    await tabTo(page, /Continue with email/)
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toHaveAccessibleName('Email login')
    await expect(dialogOf(page).getByRole('textbox', { name: 'Email' })).toBeFocused()
    const address = newAddress()
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await expect(codeField(page)).toBeFocused()
    const code = await codeTo(servers.gateway.url, address)
    await page.keyboard.type(wrongCode(code))
    await expect(dialogOf(page).getByText('This code is wrong. Try again')).toBeVisible()
    await page.keyboard.type(code)
    await expect(dialogOf(page)).toHaveCount(0)
    // Announced only if the frame takes longer than a moment.
    const slow = 'Opening your wallet. This takes a moment.'
    expect((await announcementsOf(page)).filter((text) => text !== slow)).toEqual([
      'dialog: Email login',
      'dialog: Confirm email',
      'Checking the code…',
      'This code is wrong. Try again',
      'Checking the code…',
      'You’re in. Your wallet is ready.',
    ])
  })
})
