import { checkAccess, loadAxe } from './parts/axe'
import { dialogOf, openAccount } from './parts/dialog'
import { codeField, logIn, newAddress, openLogin, sendCode, withEmail } from './parts/email'
import { codeTo, mailsTo, mailTo } from './parts/mailbox'
import { expect, test } from './test'

test('email: a known device connects at once, with the same wallet', async ({ visit, servers, page }) => {
  await visit('playground', withEmail)
  const address = newAddress()
  const first = await logIn(page, servers.gateway.url, address)
  await page.reload()
  await expect(page.getByTestId('address')).toHaveText(first)
  // The wallet list is opened while the user is logged in, so the frame needs no code.
  await page.evaluate(() => window.latchkey.open('EmailLogin'))
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('address')).toHaveText(first)
  expect(await mailsTo(servers.gateway.url, address)).toHaveLength(1)
})

test('email: on a page that is not connected a known user needs no code, and a known device no approval', async ({
  visit,
  servers,
  page,
}) => {
  await visit('playground', withEmail)
  const { url } = servers.gateway
  const address = newAddress()
  const first = await logIn(page, url, address)
  // The page forgets the login, the frame of the other origin does not.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  const dialog = await openLogin(page)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByTestId('address')).toHaveText(first)
  expect(await mailsTo(url, address)).toHaveLength(1)

  // After a sign-out the frame knows the device alone.
  const account = await openAccount(page)
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await sendCode(page, address)
  const { link, code } = await mailTo(url, address, 2)
  expect(link).toBeUndefined()
  await codeField(page).fill(code ?? '')
  await expect(page.getByTestId('address')).toHaveText(first)
})

test('email: a new device waits until the mailed link is opened, then asks for the code', async ({
  visit,
  servers,
  page,
  browser,
}) => {
  await visit('playground', withEmail)
  const address = newAddress()
  await logIn(page, servers.gateway.url, address)

  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const other = await context.newPage()
  await loadAxe(other)
  await visit('playground', withEmail, other)
  const dialog = await openLogin(other)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await other.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('New device')
  await expect(dialog.getByText('Approve the login link we sent to').first()).toBeVisible()
  await checkAccess(other, 'device')
  const { link } = await mailTo(servers.gateway.url, address, 2)
  const mail = await browser.newPage()
  await loadAxe(mail)
  await mail.goto(link ?? '')
  await checkAccess(mail, 'the link of the email')
  await mail.getByRole('button', { name: 'Let this device log in' }).click()
  await expect(mail.getByText('This device may log in now.')).toBeVisible()
  await mail.close()
  await expect(dialog).toHaveAccessibleName('Confirm email')
  await codeField(other).fill(await codeTo(servers.gateway.url, address, 3))
  await expect(other.getByTestId('address')).toHaveText(/^0x[\da-fA-F]{40}$/)
  await context.close()
})

test('email: a device that is allowed while its view is closed leads straight to the code', async ({
  visit,
  servers,
  page,
  browser,
}) => {
  const { url } = servers.gateway
  await visit('playground', withEmail)
  const address = newAddress()
  await logIn(page, url, address)

  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const other = await context.newPage()
  await visit('playground', withEmail, other)
  const dialog = await openLogin(other)
  await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
  await other.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('New device')
  await other.keyboard.press('Escape')
  await expect(dialogOf(other)).toHaveCount(0)

  const { link } = await mailTo(url, address, 2)
  const mail = await browser.newPage()
  await mail.goto(link ?? '')
  await mail.getByRole('button', { name: 'Let this device log in' }).click()
  await expect(mail.getByText('This device may log in now.')).toBeVisible()
  await mail.close()
  const code = await codeTo(url, address, 3)

  await openLogin(other)
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
  await dialog.getByRole('button', { name: 'Enter the code' }).click()
  await expect(dialog).toHaveAccessibleName('Confirm email')
  await codeField(other).fill(code)
  await expect(other.getByTestId('address')).toHaveText(/^0x[\da-fA-F]{40}$/)
  await context.close()
})
