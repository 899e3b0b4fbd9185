import type { Page } from '@playwright/test'
import { expect, test } from './test'

const RELAY_LIMIT_MS = 5_000
/** Far below the timeout of a relay response, and enough for a busy machine. */
const CODE_LIMIT_MS = 3_000
/** Tolerance for a busy machine. */
const SLACK_MS = 2_000

test.describe.configure({ timeout: 90_000 })
test.use({ expectedErrors: /WebSocket connection to/ })

interface Try {
  /** The pairing link, or the code of the error. */
  readonly outcome: string
  readonly tookMs: number
}

test('walletconnect: each retry opens a new connection and ends with a link or RELAY_UNREACHABLE', async ({
  visit,
  page,
  servers: { relay },
}) => {
  await visit('playground')
  await page.evaluate(() => window.latchkey.plugins.walletconnect.pairing?.preload())
  const connections = async () => (await relay.calls()).filter((call) => call === 'connect').length

  await test.step('no response: each of three attempts opens its own connection', async () => {
    await relay.fault({ kind: 'lose' })
    for (const count of [1, 2, 3]) {
      const { outcome, tookMs } = await tryOnce(page)
      expect(outcome).toBe('RELAY_UNREACHABLE')
      expect(tookMs).toBeLessThan(RELAY_LIMIT_MS + SLACK_MS)
      expect(await connections()).toBeGreaterThanOrEqual(count)
    }
  })

  await test.step('the relay is back, without the lost messages: a link at once', async () => {
    await relay.heal()
    const { outcome, tookMs } = await tryOnce(page)
    expect(outcome).toMatch(/^wc:/)
    expect(tookMs).toBeLessThan(CODE_LIMIT_MS)
  })
})

function tryOnce(page: Page): Promise<Try> {
  return page.evaluate(async () => {
    const startedMs = performance.now()
    const { pairing } = window.latchkey.plugins.walletconnect
    const outcome = await pairing?.start().catch(({ code }) => code)
    return { outcome: String(outcome), tookMs: performance.now() - startedMs }
  })
}
