import type { BrowserContext } from '@playwright/test'
import { sendHostRequest } from './parts/host-requests'
import { startPairing } from './parts/pairing'
import { expect, logPage, test } from './test'

// Without this the pages' own policy would block the library's requests before the test sees them.
test.use({ bypassCSP: true })
test.describe.configure({ timeout: 90_000 })

async function watchVendors(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route(/walletconnect\.(org|com)|reown\.(org|com)|web3modal\.(org|com)/, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  return asked
}

/** Stores a failure of an earlier visit, which the library would report when it starts. */
function leaveFailure(): void {
  const keychain = Object.keys(localStorage).find((name) => name.endsWith('//keychain'))
  if (!keychain) throw new Error('The library keeps its keys elsewhere.')
  const key = keychain.replace(/[\d.]+\/\/keychain$/, '0.1//event-client')
  const properties = { topic: 'topic', trace: ['pairing_started'] }
  const props = { event: 'ERROR', type: 'no_wss_connection', properties }
  const failure = { eventId: 'failure', timestamp: Date.now(), bundleId: '', domain: 'page.example', props }
  localStorage.setItem(key, JSON.stringify([failure]))
}

test('walletconnect: neither page sends telemetry, from the first code to disconnecting', async ({
  visit,
  phone,
  context,
}) => {
  const asked = [await watchVendors(context), await watchVendors(phone.context)]
  const page = await visit('playground', {}, await context.newPage())
  const pageLog = logPage(page)
  await phone.pair(await startPairing(page))
  await phone.approve()
  await expect(page.getByTestId('status')).toHaveText('connected')
  const message = await sendHostRequest(page, 'message')
  await phone.confirm()
  await message()
  await page.evaluate(leaveFailure)
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.waitForFunction(() => 'latchkey' in window)
  await page.evaluate(() => window.latchkey.plugins.session.disconnect())
  await expect(phone.pages()).toHaveCount(0)
  expect(asked).toEqual([[], []])
  expect(pageLog.errors).toEqual([])
})
