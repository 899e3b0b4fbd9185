import type { Page } from '@playwright/test'
import { faultsOfAccess, loadAxe } from './parts/axe'
import { connectBrass } from './parts/connect'
import { dialogOf, openAccount } from './parts/dialog'
import { codeField, newAddress, openLogin } from './parts/email'
import { logInByEmail, loseMessages } from './parts/embedded-login'
import { codeTo } from './parts/mailbox'
import { expect, test } from './test'

test.describe.configure({ timeout: 90_000 })

const FRAME = 'iframe[title="Email wallet"]'
const email = { email: 'on' }

test.describe('embedded wallet, without a frame:', () => {
  test.use({ expectedErrors: /frame|Content Security Policy|ERR_|403/i })

  const start = (page: Page, address = newAddress()): Promise<string> =>
    page.evaluate(async (email) => {
      const { email: login } = await window.latchkey.plugins.embeddedWallet.login()
      return login.start(email).catch((error) => `${error.code}: ${error.message}`)
    }, address)
  const failed = 'FRAME_LOAD_FAILED: Unable to load email login dependency'

  test('a frame that the page’s policy blocks fails at once, and a browser wallet still connects', async ({
    visit,
  }) => {
    const page = await visit('playground', { query: { ...email, frame: 'http://127.0.0.1:9' } })
    expect(await start(page)).toBe(failed)
    await expect(page.locator(FRAME)).toHaveCount(0)
    await connectBrass(page)
  })

  test('a frame without storage reports that at once, with what the user can do', async ({ visit }) => {
    const page = await visit('playground', { query: email })
    // As in a browser that blocks third-party storage.
    await page.context().addInitScript(() => {
      if (window !== window.parent)
        Object.defineProperty(window, 'indexedDB', {
          get: () => {
            throw new DOMException('Denied', 'SecurityError')
          },
        })
    })
    const began = Date.now()
    expect(await start(page)).toBe('FRAME_STORAGE_DENIED: Your browser blocks this wallet’s storage')
    expect(Date.now() - began).toBeLessThan(10_000)
  })

  test('a frame whose messages come from another origin fails after 20 s, and works on the next try', async ({
    visit,
    servers,
  }) => {
    await servers.gateway.fault({ service: 'frame:page', kind: 'wrong-origin' })
    const page = await visit('playground', { query: email })
    const began = Date.now()
    expect(await start(page)).toBe(failed)
    expect(Date.now() - began).toBeGreaterThan(19_000)
    await servers.gateway.reset()
    await logInByEmail(page, servers.gateway.url)
    await expect(page.getByTestId('status')).toHaveText('connected')
  })

  test('a frame that is never ready is told by an alert, which goes with the next one', async ({
    visit,
    servers,
    page,
  }) => {
    await page.clock.install()
    await servers.gateway.fault({ service: 'frame:page', kind: 'never-ready' })
    await visit('playground', { query: email })
    const loading = start(page)
    await expect(page.locator(FRAME)).toHaveCount(1)
    await page.clock.fastForward(20_000)
    expect(await loading).toBe(failed)
    await expect(page.locator(FRAME)).toHaveCount(0)
    const alert = page.locator('[data-latchkey] [role="alert"]')
    await expect(alert).toContainText(
      'Unable to load email login dependency. Check your connection and try again, or use another wallet.',
    )
    await servers.gateway.reset()
    await page.evaluate(() => window.latchkey.plugins.embeddedWallet.preload())
    await expect(alert).toHaveCount(0)
  })

  const LATE = /Your wallet didn’t answer in time/

  test('every step of a login that gets no answer says so after 30 s, and works on the next try', async ({
    visit,
    servers,
    page,
  }) => {
    await page.clock.install()
    const lost = await loseMessages(page, ['CONNECT_EMAIL', 'CONNECT_OTP', 'GET_USER'])
    await visit('playground', { query: email })
    const dialog = await openLogin(page)
    const timeOut = async (name: string): Promise<void> => {
      await expect.poll(lost).toContain(name)
      await page.clock.fastForward(29_000)
      await expect(dialog.getByText(LATE)).toHaveCount(0)
      await page.clock.fastForward(1_000)
      await expect(dialog.getByText(LATE).first()).toBeVisible()
    }
    const address = newAddress()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(address)
    await page.keyboard.press('Enter')
    await timeOut('CONNECT_EMAIL')
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog).toHaveAccessibleName('Confirm email')

    await codeField(page).fill(await codeTo(servers.gateway.url, address))
    await timeOut('CONNECT_OTP')
    await dialog.getByRole('button', { name: 'Try again' }).click()

    await timeOut('GET_USER')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByTestId('address')).toHaveText(/^0x/)
  })

  test('a social login whose page is not told says so after 30 s, and works on the next try', async ({
    visit,
    page,
  }) => {
    await page.clock.install()
    const lost = await loseMessages(page, ['GET_SOCIAL_REDIRECT_URI'])
    await visit('playground', { query: { socials: 'on' } })
    await page.getByRole('button', { name: 'Connect wallet' }).first().click()
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Continue with Google' }).click()
    await expect.poll(lost).toEqual(['GET_SOCIAL_REDIRECT_URI'])
    await page.clock.fastForward(30_000)
    await expect(dialog.getByText(LATE).first()).toBeVisible()
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Try again' }).click(),
    ])
    await expect(popup.getByRole('button', { name: 'Continue' })).toBeVisible()
  })

  test('a sign-out that gets no answer is told after 3 s, and made up for before the next login', async ({
    visit,
    servers,
    page,
  }) => {
    await page.clock.install()
    const lost = await loseMessages(page, ['SIGN_OUT'])
    await visit('playground', { query: email })
    await logInByEmail(page, servers.gateway.url)
    const dialog = await openAccount(page)
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(lost).toEqual(['SIGN_OUT'])
    await page.clock.fastForward(3_000)
    await expect(page.getByText('Failed to disconnect').first()).toBeVisible()
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    const isOwed = (): Promise<unknown> =>
      page.evaluate(() => JSON.parse(window.latchkey.dehydrate()).states.embeddedWallet.isSignOutOwed)
    expect(await isOwed()).toBe(true)
    expect(await start(page)).toBe('verifyCode')
    expect(await isOwed()).toBe(false)
  })

  test('a frame’s repeated and oversized messages are ignored', async ({ visit, servers }) => {
    const { gateway } = servers
    const page = await visit('playground', { query: email })
    await gateway.fault({ service: 'frame:page', kind: 'replay' })
    await logInByEmail(page, gateway.url)
    const address = (await page.getByTestId('address').textContent()) ?? ''
    await page.evaluate(() => window.latchkey.plugins.session.switchNetwork(8453))
    await expect(page.getByTestId('network')).toHaveText('Base')
    await gateway.fault({ service: 'frame:page', kind: 'oversize' })
    await page.reload()
    // The page accepts no reply of this frame, so reconnecting ends. The stored connection is kept.
    await expect(page.getByTestId('status')).toHaveText('disconnected')
    await gateway.reset()
    await page.reload()
    await expect(page.getByTestId('status')).toHaveText('connected')
    await expect(page.getByTestId('address')).toHaveText(address)
    await page.evaluate(() => window.latchkey.plugins.session.disconnect())

    await test.step('an expired code is refused', async () => {
      const address = newAddress()
      expect(await start(page, address)).toBe('verifyCode')
      const right = await codeTo(gateway.url, address)
      await gateway.fault({ service: 'frame:codes', kind: 'expired' })
      const outcome = await page.evaluate(async (code) => {
        const { email: login } = await window.latchkey.plugins.embeddedWallet.login()
        return login.confirmCode(code).catch((error) => `${error.code}: ${error.message}`)
      }, right)
      expect(outcome).toBe('FRAME_REFUSED: This code has expired')
    })
  })
})

test('embedded wallet: the playground lets a visitor set each fault of the frame, and remove it', async ({
  visit,
  servers,
  page,
}) => {
  await loadAxe(page)
  await visit('playground', { query: email })
  const faults = async (): Promise<unknown> => (await fetch(`${servers.gateway.url}/faults`)).json()
  const card = page.getByRole('region', { name: 'A wallet by email' })
  await card.getByText('Let it fail').click()
  await card.getByRole('radio', { name: 'Is slow' }).check()
  await expect.poll(faults).toMatchObject([{ service: 'frame:page', kind: 'slow' }])
  await card.getByRole('radio', { name: 'Finds codes expired' }).check()
  await expect.poll(faults).toMatchObject([{ service: 'frame:codes', kind: 'expired' }])
  expect(await faultsOfAccess(page)).toEqual([])
  await page.reload()
  await card.getByText('Let it fail').click()
  await expect(card.getByRole('radio', { name: 'Finds codes expired' })).toBeChecked()
  await card.getByRole('radio', { name: 'Works' }).check()
  await expect.poll(faults).toEqual([])
})
