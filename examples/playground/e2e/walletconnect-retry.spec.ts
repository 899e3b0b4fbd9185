import type { Page } from '@playwright/test'
import { expect, test } from './test'

const RELAY_LIMIT_MS = 5_000
/** Far less than a response of the relay may take, and more than a busy machine needs. */
const CODE_LIMIT_MS = 3_000
/** Of a busy machine. */
const SLACK_MS = 2_000

test.describe.configure({ timeout: 90_000 })
test.use({ expectedErrors: /WebSocket connection to/ })

interface Try {
  /** The code, or that of the error. */
  readonly outcome: string
  readonly tookMs: number
}

test('walletconnect: each retry ends with a code or the error that the relay cannot be reached, and connects anew', async ({
  visit,
  page,
  servers: { relay },
}) => {
  await visit('playground')
  await page.evaluate(() => window.latchkey.plugins.walletconnect.pairing?.preload())
  const connections = async () => (await relay.calls()).filter((call) => call === 'connect').length

  await test.step('nothing answers: each of three attempts is a connection of its own', async () => {
    await relay.fault({ kind: 'lose' })
    for (const count of [1, 2, 3]) {
      const { outcome, tookMs } = await tryOnce(page)
      expect(outcome).toBe('RELAY_UNREACHABLE')
      expect(tookMs).toBeLessThan(RELAY_LIMIT_MS + SLACK_MS)
      expect(await connections()).toBeGreaterThanOrEqual(count)
    }
  })

  await test.step('it is back, and what was lost stays lost: a code at once', async () => {
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
