import { openList, walletRow } from './parts/dialog'
import { startPairing } from './parts/pairing'
import { readCode, relayRow } from './parts/read-qr-code'
import { expect, test } from './test'

const EXTENSION_LIMIT_MS = 1_000
const RELAY_LIMIT_MS = 5_000
/** Far below the five seconds for which the library waits for the verify host. */
const CODE_LIMIT_MS = 2_500

test.describe.configure({ timeout: 60_000 })

test.describe('walletconnect: a relay that does not respond', () => {
  test.use({ expectedErrors: /WebSocket connection to/ })

  test('walletconnect: an unreachable relay is shown within five seconds, with next steps, and an extension connects', async ({
    visit,
    page,
    servers: { relay },
  }) => {
    await page.clock.install()
    await relay.fault({ kind: 'blackhole' })
    await visit('playground', { query: { confirm: 'auto' } })
    const dialog = await openList(page)
    await relayRow(page).click()
    await expect(dialog.getByText('Scan with your phone')).toBeVisible()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
    const connected = page.evaluate(timeConnecting)
    await walletRow(page, 'Brass Wallet').click()
    expect(await connected).toBeLessThan(EXTENSION_LIMIT_MS)
    await page.evaluate(() => window.latchkey.plugins.session.disconnect())
    await expect(dialog).toHaveCount(0)

    await openList(page)
    await relayRow(page).click()
    // The five seconds are of the page's fake clock, and begin once the relay was called.
    await expect.poll(async () => (await relay.calls()).length).toBeGreaterThan(0)
    await page.clock.fastForward(RELAY_LIMIT_MS)
    await expect(dialog.getByText('Can’t reach phone wallets').first()).toBeVisible({ timeout: 2_000 })
    await expect(dialog.getByRole('button', { name: 'Other ways to connect' })).toBeVisible()
    await relay.heal()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await readCode(dialog)
  })
})

test.describe('walletconnect: the verify host', () => {
  // Without this the page's own policy would block the frame before any request is sent.
  test.use({ bypassCSP: true })

  test('walletconnect: a verify host that never responds does not delay the code', async ({
    visit,
    context,
  }) => {
    const asked: string[] = []
    await context.route('https://verify.walletconnect.org/**', (route) => {
      asked.push(route.request().url())
    })
    // A second page, because on the first any request to a foreign host fails the test.
    const page = await visit('playground', { query: { verify: 'on' } }, await context.newPage())
    await page.evaluate(() => window.latchkey.plugins.walletconnect.pairing?.preload())
    const startedMs = Date.now()
    await startPairing(page)
    expect(Date.now() - startedMs).toBeLessThan(CODE_LIMIT_MS)
    expect(asked.length).toBeGreaterThan(0)
  })
})

/** Milliseconds from the next click until the page shows the connection. Runs in the page as source text. */
function timeConnecting(): Promise<number> {
  return new Promise((resolve) => {
    const begin = (): void => {
      const clickedMs = performance.now()
      const look = (): void => {
        const status = document.querySelector('[data-testid="status"]')?.textContent
        if (status === 'connected') resolve(performance.now() - clickedMs)
        else requestAnimationFrame(look)
      }
      look()
    }
    addEventListener('click', begin, { capture: true, once: true })
  })
}
