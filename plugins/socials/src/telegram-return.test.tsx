import { connect } from '@latchkey/connect'
import { connectContract } from '@latchkey/connect/contract'
import { EMBEDDED_CONNECTOR_ID } from '@latchkey/embedded-wallet/contract'
import type { Plugin } from '@latchkey/kernel'
import { createFakeBrowser, createMemoryStorage, createTestLatchkey } from '@latchkey/kernel/testing'
import { createFakeSession } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { socials } from './plugin'
import { createFakeSocialWallet } from './test-support/fake-social-wallet'

const RESULT = 'https://frame.example/sdk/social-result?code=1'
const realUrl = window.location.href
afterEach(() => window.history.replaceState(null, '', realUrl))

const terms = { legalCheckbox: true, termsConditionsUrl: 'https://host.example/terms' }

/** Opens a page that has returned from a provider. */
function openReturnedPage(
  stored: object | undefined,
  telegram: boolean,
  plugins: readonly Plugin[] = [],
  isUnavailable = false,
) {
  const url = new URL(realUrl)
  url.searchParams.set('keep', 'me')
  url.searchParams.set('result_uri', RESULT)
  window.history.replaceState({ route: 7 }, '', url)
  const wallet = createFakeSocialWallet(isUnavailable)
  const session = createFakeSession()
  const storage = createMemoryStorage(
    stored
      ? { 'latchkey/1/latchkey/socials/state': JSON.stringify({ version: 1, state: { left: stored } }) }
      : {},
  )
  const browser = createFakeBrowser({
    properties: { location: window.location, ...(telegram && { TelegramWebviewProxy: {} }) },
  })
  const test = createTestLatchkey({
    plugins: [socials(), ...plugins],
    fakes: [session.plugin, wallet.plugin],
    storage,
    browser,
  })
  test.latchkey.start()
  return { test, wallet, session }
}

test('telegram: a returned login is finished, and its result is removed from the URL', async () => {
  const { test, wallet, session } = openReturnedPage({ provider: 'google', startedAtMs: 0 }, true)
  await expect.poll(() => wallet.names(), { timeout: 10_000 }).toEqual([`finish google ${RESULT}`])
  expect(window.location.search).toContain('keep=me')
  expect(window.location.search).not.toContain('result_uri')
  expect(window.history.state).toEqual({ route: 7 })
  wallet.last().resolve()
  await expect.poll(() => session.connects.map(({ walletId }) => walletId)).toEqual([EMBEDDED_CONNECTOR_ID])
  test.latchkey.dispose()
})

for (const [what, stored, telegram, isUnavailable] of [
  ['no login had left the page', undefined, true, false],
  ['the page is not in Telegram', { provider: 'google', startedAtMs: 0 }, false, false],
  ['the login left ten minutes ago', { provider: 'google', startedAtMs: -600_001 }, true, false],
  ['the page has no project id', { provider: 'google', startedAtMs: 0 }, true, true],
] as const)
  test(`telegram: a result is ignored and removed where ${what}`, async () => {
    const { test, wallet } = openReturnedPage(stored, telegram, [], isUnavailable)
    await expect.poll(() => window.location.search, { timeout: 10_000 }).not.toContain('result_uri')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(wallet.names()).toEqual([])
    test.latchkey.dispose()
  })

test('telegram: a returned login connects if the user had agreed to the terms before', async () => {
  const left = { provider: 'google', startedAtMs: 0, hasConsent: true }
  const { test, wallet, session } = openReturnedPage(left, true, [connect(terms)])
  await expect.poll(() => wallet.names(), { timeout: 10_000 }).toEqual([`finish google ${RESULT}`])
  expect(test.latchkey.read(connectContract).consent).toBe('given')
  wallet.last().resolve()
  await expect.poll(() => session.connects.map(({ walletId }) => walletId)).toEqual([EMBEDDED_CONNECTOR_ID])
  test.latchkey.dispose()
})

test('telegram: a returned login is not finished without the required consent', async () => {
  const { test, wallet } = openReturnedPage({ provider: 'google', startedAtMs: 0 }, true, [connect(terms)])
  await expect.poll(() => window.location.search, { timeout: 10_000 }).not.toContain('result_uri')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(wallet.names()).toEqual([])
  expect(test.latchkey.read(connectContract).consent).toBe('needed')
  test.latchkey.dispose()
})
