import type { Page } from '@playwright/test'
import { connectBrass } from './parts/connect'
import { newAddress } from './parts/email'
import { logInByEmail } from './parts/embedded-login'
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
    expect(await start(page)).toBe(
      'FRAME_STORAGE_DENIED: Your browser does not let this wallet store its keys',
    )
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
    await expect(alert).toContainText('Unable to load email login dependency')
    await servers.gateway.reset()
    await page.evaluate(() => window.latchkey.plugins.embeddedWallet.preload())
    await expect(alert).toHaveCount(0)
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
